import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { useShop } from '#src/relay/ShopContext.ts'

type OrderDateProps = {
  /** Magento's form of a moment. */
  readonly date: string
  readonly className?: string
}

/** The day of something, written out. */
export function OrderDate({ date, className }: OrderDateProps) {
  const { intlLocale } = useShop().locale
  const moment = magentoMoment(date)
  return (
    <time dateTime={moment?.toISOString()} className={className}>
      {moment?.toLocaleDateString(intlLocale, { dateStyle: 'long' }) ?? date}
    </time>
  )
}
