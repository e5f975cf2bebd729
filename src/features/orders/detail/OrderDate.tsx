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
  const { locale, timeZone } = useShop()
  const moment = magentoMoment(date)
  return (
    <time dateTime={moment?.toISOString()} className={className}>
      {moment ? dateTimeFormat(locale.intlLocale, { dateStyle: 'long', timeZone }).format(moment) : date}
    </time>
  )
}
