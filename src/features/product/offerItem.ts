import type { AnalyticsItem, ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import type { ProductOffer } from './useProductOffer.ts'

/**
 * What is offered as an item of an event. Of the offer that the page has anyway: a fragment of its own would not fit into
 * the page's query.
 */
export const offerItemOf = ({ sku, name, price }: ProductOffer): AnalyticsItem => ({
  item_id: sku,
  item_name: name,
  ...(price && { price: price.value }),
})

type OfferedPieces = {
  readonly quantity?: number
  /** What one costs, where that is not the price of what is shown. */
  readonly cost?: number | null | undefined
}

/** Pieces of the product as listed, in what is shown of it: itself or a variant. */
export function offerValueOf(listed: ProductOffer, shown: ProductOffer, { quantity = 1, cost }: OfferedPieces = {}) {
  const item: AnalyticsItem = {
    ...offerItemOf(listed),
    ...(shown.sku !== listed.sku && { item_variant: shown.sku }),
    price: cost ?? shown.price?.value ?? listed.price?.value ?? 0,
    quantity,
  }
  return { currency: shown.price?.currency ?? '', value: valueOf([item]), items: [item] } satisfies ItemValue
}
