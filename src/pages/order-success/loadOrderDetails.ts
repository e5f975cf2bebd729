import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadOptionalQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

type OrderKey = { readonly token: string } | { readonly number: string }

/** The parts of an order's details that this backend has; guests have neither store credit nor reward points. */
export const orderParts = (hasField: HasField, isCustomer: boolean) => ({
  hasPrices: hasField('OrderItemInterface', 'prices') && hasField('OrderTotal', 'subtotal_incl_tax'),
  hasGiftMessages: hasField('OrderItemInterface', 'gift_message'),
  hasGiftCards: hasField('CustomerOrder', 'applied_gift_cards') && hasField('GiftCardOrderItem', 'gift_card'),
  hasGiftOptions: hasField('CustomerOrder', 'gift_receipt_included'),
  hasStoreCredit: isCustomer && hasField('OrderTotal', 'total_store_credit'),
  hasRewardPoints: isCustomer && hasField('OrderTotal', 'total_reward_points'),
  hasStatusDate: hasField('CustomerOrder', 'order_status_change_date'),
  hasPlaces: hasField('Query', 'pickupLocations'),
  hasReturns:
    hasField('Mutation', isCustomer ? 'requestReturn' : 'requestGuestReturn') && hasField('CustomerOrder', 'returns'),
})

/** Starts the query for an order's details. Never rejects: null without details, which the page is shown without. */
export async function loadOrderDetails(
  context: RouteContext,
  order: OrderKey,
  { withReturns }: { readonly withReturns: boolean },
): Promise<RouteQuery<OrderDetailsQuery> | null> {
  const isCustomer = !('token' in order)
  const parts = orderParts(context.hasField, isCustomer)
  const asked = { ...parts, hasReturns: parts.hasReturns && withReturns }
  if (!Object.values(asked).includes(true)) return null
  try {
    const { default: node } = await import('#src/__generated__/OrderDetailsQuery.graphql.ts')
    const variables = { token: '', number: '', isCustomer, ...order, ...asked }
    return await loadOptionalQuery<OrderDetailsQuery>(context, node, variables)
  } catch (error) {
    context.reportError(error, 'details of an order')
    return null
  }
}
