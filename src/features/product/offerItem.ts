import type { AnalyticsItem } from '#src/platform/analytics/commerceEvents.ts'
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
