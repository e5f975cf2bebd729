import { dateTimeFormat } from '#src/lib/formatters.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { useShop } from '#src/relay/ShopContext.ts'

type OrderDateProps = {
  /** A date in Magento's format. */
  readonly date: string
  readonly className?: string
}

/** A date in long form: the shop's day, as in its mails. */
export function OrderDate({ date, className }: OrderDateProps) {
  const moment = magentoMoment(date)
  return moment ? <DayOf moment={moment} className={className} /> : <time className={className}>{date}</time>
}

/** The shop's day of a moment, in long form. */
export function DayOf({ moment, className }: { readonly moment: Date; readonly className?: string | undefined }) {
  const { locale, timeZone } = useShop()
  return (
    <time dateTime={moment.toISOString()} className={className}>
      {dateTimeFormat(locale.intlLocale, { dateStyle: 'long', timeZone }).format(moment)}
    </time>
  )
}
