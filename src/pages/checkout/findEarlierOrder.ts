/**
 * Loaded with the order of a customer.
 *
 * @chunkWeight 0.02
 */

import { graphql } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { findEarlierOrderQuery } from '#src/__generated__/findEarlierOrderQuery.graphql.ts'
import { createOpenPayments } from '#src/features/checkout/after-order/openPayments.ts'
import { isSettledLater } from '#src/features/checkout/payment/paymentAdapters.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import type { Shop } from '#src/relay/ShopContext.ts'

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

const piecesOf = (lines: readonly { readonly name: string | null | undefined; readonly quantity: number }[]): string =>
  lines
    .map(({ name, quantity }) => `${quantity} ${name ?? ''}`)
    .toSorted()
    .join('\n')

/**
 * The number of an order of the same pieces that another browser of the customer has made, and whose payment follows the
 * order: a backend leaves or opens its cart while the payment is not known. Null without one.
 */
export function earlierOrderAmong({ orders, cart, today, isKnown }: Sought): string | null {
  const inCart = piecesOf(
    (cart?.itemsV2?.items ?? []).flatMap((line) =>
      line ? [{ name: line.product.name, quantity: line.quantity }] : [],
    ),
  )
  const since = (magentoMoment(today)?.getTime() ?? 0) - DAY_MS
  const earlier = orders.find((order) => {
    if (!order || isKnown(order.number)) return false
    const items = (order.items ?? []).flatMap((item) => item ?? [])
    const isCanceled = items.every((item) => (item.quantity_canceled ?? 0) >= (item.quantity_ordered ?? 0))
    return (
      !isCanceled &&
      (order.payment_methods ?? []).some((method) => method && isSettledLater(method.type)) &&
      (magentoMoment(order.order_date)?.getTime() ?? 0) >= since &&
      piecesOf(items.map((item) => ({ name: item.product_name, quantity: item.quantity_ordered ?? 0 }))) === inCart
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
              name
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
              product_name
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
