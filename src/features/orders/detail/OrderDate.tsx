import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'

type OrderDateProps = {
  /** A date in Magento's format. */
  readonly date: string
  readonly className?: string
}

/** A date in long form. */
export function OrderDate({ date, className }: OrderDateProps) {
  const { intlLocale } = useShop().locale
  // The server does not know the shopper's time zone, so hydration uses UTC first.
  const timeZone = useIsServerHtml() ? 'UTC' : undefined
  const moment = magentoMoment(date)
  return (
    <time dateTime={moment?.toISOString()} className={className}>
      {moment?.toLocaleDateString(intlLocale, { dateStyle: 'long', timeZone }) ?? date}
    </time>
  )
}
