import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'

type OrderDateProps = {
  /** Magento's form of a moment. */
  readonly date: string
  readonly className?: string
}

/** The day of something, written out. */
export function OrderDate({ date, className }: OrderDateProps) {
  const { intlLocale } = useShop().locale
  // The server knows no shopper's time zone: near midnight it may be another day there.
  const timeZone = useIsServerHtml() ? 'UTC' : undefined
  const moment = magentoMoment(date)
  return (
    <time dateTime={moment?.toISOString()} className={className}>
      {moment?.toLocaleDateString(intlLocale, { dateStyle: 'long', timeZone }) ?? date}
    </time>
  )
}
