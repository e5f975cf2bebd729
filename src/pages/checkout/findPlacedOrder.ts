import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import * as v from 'valibot'
import type { findPlacedOrderQuery } from '#src/__generated__/findPlacedOrderQuery.graphql.ts'
import { exactAmount } from '#src/shop/amountText.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { ORDER_HINT } from './orderHint.ts'
import type { OrderHint } from './orderHint.ts'

/** The longest time that the lookup delays the shopper: the existence of the order is known without it. */
const LIMIT_MS = 5_000

const soughtOrderSchema = v.object({ cartId: v.string(), grandTotal: v.number(), quantity: v.number() })

/** The record of this tab about a cart; null if it is about another cart. */
function orderHintOf(storage: KeyValueStorage, cartId: string): OrderHint | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), soughtOrderSchema), storage.get(ORDER_HINT))
  return parsed.success && parsed.output.cartId === cartId ? parsed.output : null
}

type FoundOrder = {
  readonly number: string
  readonly total: { readonly grand_total: { readonly value: number | null | undefined } } | null | undefined
  readonly items:
    | readonly ({ readonly quantity_ordered: number | null | undefined } | null | undefined)[]
    | null
    | undefined
}

const isLike = ({ grandTotal, quantity }: OrderHint, { total, items }: FoundOrder) =>
  exactAmount(total?.grand_total.value ?? -1) === exactAmount(grandTotal) &&
  (items ?? []).reduce((sum, item) => sum + (item?.quantity_ordered ?? 0), 0) === quantity

/**
 * The number of the order that was certainly made from a customer's cart, found among the customer's two newest orders;
 * null unless the newest matches the cart and the one before it does not. Orders of guests can be fetched by their
 * number only.
 */
export const placedOrderAmong = (
  sought: OrderHint,
  newest: readonly (FoundOrder | null | undefined)[],
): string | null => {
  const [last, ...before] = newest.filter((order) => order != null)
  return last && isLike(sought, last) && !before.some((order) => isLike(sought, order)) ? last.number : null
}

/** Fetches that number. Null also without an answer in time. */
export async function findPlacedOrder(
  environment: IEnvironment,
  storage: KeyValueStorage,
  cartId: string,
): Promise<string | null> {
  const sought = orderHintOf(storage, cartId)
  if (!sought) return null
  const asked = fetchQuery<findPlacedOrderQuery>(
    environment,
    graphql`
      query findPlacedOrderQuery {
        customer {
          orders(pageSize: 2, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
            items {
              number
              total {
                grand_total {
                  value
                }
              }
              items {
                id
                quantity_ordered
              }
            }
          }
        }
      }
    `,
    {},
    { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' },
  )
    .toPromise()
    .then((answer) => placedOrderAmong(sought, answer?.customer?.orders?.items ?? []))
    // The list of orders shows it too.
    .catch(() => null)
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS))
  return Promise.race([asked, tooLate])
}
