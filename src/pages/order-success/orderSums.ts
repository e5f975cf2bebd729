import type { ConcreteRequest } from 'relay-runtime'
import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import type { OrderGiftCardsQuery } from '#src/__generated__/OrderGiftCardsQuery.graphql.ts'
import type { OrderGiftMessagesQuery } from '#src/__generated__/OrderGiftMessagesQuery.graphql.ts'
import type { OrderGiftQuery } from '#src/__generated__/OrderGiftQuery.graphql.ts'
import type { OrderPlacesQuery } from '#src/__generated__/OrderPlacesQuery.graphql.ts'
import type { OrderPricesQuery } from '#src/__generated__/OrderPricesQuery.graphql.ts'
import type { OrderRewardPointsQuery } from '#src/__generated__/OrderRewardPointsQuery.graphql.ts'
import type { OrderStoreCreditQuery } from '#src/__generated__/OrderStoreCreditQuery.graphql.ts'
import type { OrderSumsQueries } from './OrderSums.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { loadOptionalQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/** For an order that is not shown. */
export const NO_SUMS: OrderSumsQueries = {
  details: null,
  prices: null,
  giftCards: null,
  storeCredit: null,
  rewardPoints: null,
  giftMessages: null,
  places: null,
  gift: null,
}

type OrderKey = { readonly token: string } | { readonly number: string }

/**
 * Starts the optional queries about an order's totals and places that the backend supports. Never rejects.
 * `arePlacesFetched`: the checkout has already fetched the pickup locations.
 */
export async function loadOrderSums(
  context: RouteContext,
  order: OrderKey,
  arePlacesFetched = false,
): Promise<OrderSumsQueries> {
  const { hasField } = context
  const variables = { token: '', number: '', isCustomer: !('token' in order), ...order }
  const load = async <
    TQuery extends
      | OrderDetailsQuery
      | OrderPricesQuery
      | OrderGiftCardsQuery
      | OrderStoreCreditQuery
      | OrderRewardPointsQuery
      | OrderGiftMessagesQuery
      | OrderPlacesQuery
      | OrderGiftQuery,
  >(
    isThere: boolean,
    importNode: () => Promise<{ readonly default: ConcreteRequest }>,
    wanted: TQuery['variables'] = variables,
    isTold = false,
  ): Promise<RouteQuery<TQuery> | null> => {
    if (!isThere) return null
    try {
      const { default: node } = await importNode()
      return await loadOptionalQuery<TQuery>(context, node, wanted, {
        fetchPolicy: isTold ? 'fetched-or-network' : undefined,
      })
    } catch (error) {
      context.reportError(error, 'sums of an order')
      return null
    }
  }
  const hasPrices = hasField('OrderItemInterface', 'prices') && hasField('OrderTotal', 'subtotal_incl_tax')
  const hasMessages = hasField('OrderItemInterface', 'gift_message')
  const hasPlaces = hasField('Query', 'pickupLocations')
  const hasAll = hasPrices && hasMessages && hasPlaces
  const [details, prices, giftCards, storeCredit, rewardPoints, giftMessages, places, gift] = await Promise.all([
    load<OrderDetailsQuery>(hasAll, () => import('#src/__generated__/OrderDetailsQuery.graphql.ts')),
    load<OrderPricesQuery>(hasPrices && !hasAll, () => import('#src/__generated__/OrderPricesQuery.graphql.ts')),
    load<OrderGiftCardsQuery>(
      hasField('CustomerOrder', 'applied_gift_cards') && hasField('GiftCardOrderItem', 'gift_card'),
      () => import('#src/__generated__/OrderGiftCardsQuery.graphql.ts'),
    ),
    load<OrderStoreCreditQuery>(
      variables.isCustomer && hasField('OrderTotal', 'total_store_credit'),
      () => import('#src/__generated__/OrderStoreCreditQuery.graphql.ts'),
      { number: variables.number },
    ),
    load<OrderRewardPointsQuery>(
      variables.isCustomer && hasField('OrderTotal', 'total_reward_points'),
      () => import('#src/__generated__/OrderRewardPointsQuery.graphql.ts'),
      { number: variables.number },
    ),
    load<OrderGiftMessagesQuery>(
      hasMessages && !hasAll,
      () => import('#src/__generated__/OrderGiftMessagesQuery.graphql.ts'),
    ),
    load<OrderPlacesQuery>(
      hasPlaces && !hasAll,
      () => import('#src/__generated__/OrderPlacesQuery.graphql.ts'),
      {},
      arePlacesFetched,
    ),
    load<OrderGiftQuery>(
      hasField('CustomerOrder', 'gift_receipt_included'),
      () => import('#src/__generated__/OrderGiftQuery.graphql.ts'),
    ),
  ])
  return { details, prices, giftCards, storeCredit, rewardPoints, giftMessages, places, gift }
}
