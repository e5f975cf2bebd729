/**
 * Loaded with the order of a customer.
 *
 * @chunkWeight 0.02
 */

import { graphql } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { findEarlierOrderQuery } from '#src/__generated__/findEarlierOrderQuery.graphql.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { createOpenPayments } from '../after-order/openPayments.ts'
import { isSettledLater } from '../payment/paymentAdapters.ts'

/** The longest time for which the lookup delays an order. */
const LIMIT_MS = 5_000

/** Until then an order before today counts: its payment may still be open. */
const DAY_MS = 86_400_000

type Answer = findEarlierOrderQuery['response']
type Orders = NonNullable<NonNullable<Answer['customer']>['orders']>['items']

type Sought = {
  /** The customer's newest orders. */
  readonly orders: Orders
  readonly cart: Answer['cart']
  /** `YYYY-MM-DD`, in UTC. */
  readonly today: string
  /** Whether this browser has ordered it, and shows how its payment stands. */
  readonly isKnown: (number: string) => boolean
}

type CartLine = NonNullable<NonNullable<NonNullable<Answer['cart']>['itemsV2']>['items'][number]>
type OrderLine = NonNullable<NonNullable<NonNullable<Orders[number]>['items']>[number]>

/**
 * Whether both lines are as many pieces of one product, in the chosen variant. Names would depend on the language of the
 * store view. The order adds the SKUs of bundle parts and of custom options to that of the product.
 */
function isSameLine(line: CartLine, ordered: OrderLine): boolean {
  const { product, configured_variant: variant, quantity } = line
  const sku = (variant ?? product).sku
  if (sku == null || quantity !== ordered.quantity_ordered) return false
  const { product_sku: orderedSku, product: orderedProduct } = ordered
  return orderedSku === sku || (orderedSku.startsWith(`${sku}-`) && orderedProduct?.sku === product.sku)
}

function areSamePieces(lines: readonly CartLine[], ordered: readonly OrderLine[]): boolean {
  const left = [...lines]
  for (const each of ordered) {
    const found = left.findIndex((line) => isSameLine(line, each))
    if (found < 0) return false
    left.splice(found, 1)
  }
  return left.length === 0
}

/**
 * The number of an order of the same pieces that another browser of the customer has made, and whose payment follows the
 * order: a backend leaves or opens its cart while the payment is not known. Null without one.
 */
export function earlierOrderAmong({ orders, cart, today, isKnown }: Sought): string | null {
  const inCart = (cart?.itemsV2?.items ?? []).flatMap((line) => line ?? [])
  const since = (magentoMoment(today)?.getTime() ?? 0) - DAY_MS
  const earlier = orders.find((order) => {
    if (!order || isKnown(order.number)) return false
    const items = (order.items ?? []).flatMap((item) => item ?? [])
    const isCanceled = items.every((item) => (item.quantity_canceled ?? 0) >= (item.quantity_ordered ?? 0))
    return (
      !isCanceled &&
      (order.payment_methods ?? []).some((method) => method && isSettledLater(method.type)) &&
      (magentoMoment(order.order_date)?.getTime() ?? 0) >= since &&
      areSamePieces(inCart, items)
    )
  })
  return earlier?.number ?? null
}

/** Asks the backend for it. Null also without an answer in time: the order itself then tells whether it answers. */
export async function findEarlierOrder(
  environment: IEnvironment,
  cartId: string,
  { today, storage }: Pick<Shop, 'today' | 'storage'>,
): Promise<string | null> {
  const query = getRequest(graphql`
    query findEarlierOrderQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        # A list of its own, as in the query of the cart's extras.
        itemsV2(pageSize: 100, currentPage: 1) {
          items {
            uid
            quantity
            product {
              uid
              sku
            }
            ... on ConfigurableCartItem {
              configured_variant {
                uid
                sku
              }
            }
          }
        }
      }
      customer {
        orders(pageSize: 5, sort: { sort_field: CREATED_AT, sort_direction: DESC }, scope: WEBSITE) {
          items {
            number
            order_date
            items {
              id
              product_sku
              product {
                uid
                sku
              }
              quantity_ordered
              quantity_canceled
            }
            payment_methods {
              type
            }
          }
        }
      }
    }
  `)
  // The ordering itself finds out whether the cart is closed.
  const operation = createOperationDescriptor(query, { cartId }, { force: true, metadata: { keepsCart: true } })
  const asked = environment
    .execute({ operation })
    .toPromise()
    .then((answer) => {
      const { data } = (Array.isArray(answer) ? answer[0] : answer) as { readonly data?: Answer | null }
      const { isKnown } = createOpenPayments(storage)
      const orders = data?.customer?.orders?.items ?? []
      return data?.cart ? earlierOrderAmong({ today, isKnown, cart: data.cart, orders }) : null
    })
    .catch(() => null)
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS))
  return Promise.race([asked, tooLate])
}
