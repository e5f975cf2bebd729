import type { AnalyticsItem, ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import type { ProductOffer } from './useProductOffer.ts'

/**
 * The shown offer as an event item. It reuses the page's offer, because another fragment would exceed the limits of the
 * query.
 */
export const offerItemOf = ({ sku, name, price }: ProductOffer): AnalyticsItem => ({
  item_id: sku,
  item_name: name,
  ...(price && { price: price.value }),
})

type OfferedPieces = {
  readonly quantity?: number
  /** The price per piece if it differs from that of the shown product. */
  readonly cost?: number | null | undefined
}

/** The event value for pieces of the listed product, shown as itself or as a variant. */
export function offerValueOf(listed: ProductOffer, shown: ProductOffer, { quantity = 1, cost }: OfferedPieces = {}) {
  const item: AnalyticsItem = {
    ...offerItemOf(listed),
    ...(shown.sku !== listed.sku && { item_variant: shown.sku }),
    price: cost ?? shown.price?.value ?? listed.price?.value ?? 0,
    quantity,
  }
  return { currency: shown.price?.currency ?? '', value: valueOf([item]), items: [item] } satisfies ItemValue
}
