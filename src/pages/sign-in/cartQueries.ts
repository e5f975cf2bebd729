import { fetchQuery, getRequest, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { cartQueriesGuestQuery } from '#src/__generated__/cartQueriesGuestQuery.graphql.ts'
import type { cartQueriesOwnQuery } from '#src/__generated__/cartQueriesOwnQuery.graphql.ts'
import type { GuestCart, OwnCart } from '#src/features/account/access/cartJoin.ts'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import type { KnownLine } from '#src/features/cart/lines/journalLines.ts'
import type { LostCart } from '#src/relay/cartRecovery.ts'
import { inTheNameOf } from '#src/relay/inTheNameOf.ts'
import { lossOf } from '#src/relay/links/cartRecovery.ts'
import { errorsOf } from '#src/relay/links/link.ts'
import { withoutPredictions } from '#src/relay/withoutPredictions.ts'

/**
 * The cart of the moment, read before the token is there: a customer may not look into a guest's cart. Its lines are
 * for the comparison afterwards only, so a failure to read them stops nothing.
 */
export async function readGuestCart(
  environment: IEnvironment,
  id: string,
  known: readonly KnownLine[],
): Promise<GuestCart> {
  const lines = await fetchQuery<cartQueriesGuestQuery>(
    withoutPredictions(environment),
    graphql`
      query cartQueriesGuestQuery($cartId: String!) {
        cart(cart_id: $cartId) {
          id
          ...journalLines_cart
        }
      }
    `,
    { cartId: id },
  )
    .toPromise()
    .then(
      (response) => (response?.cart ? journalLinesOf(response.cart, known) : null),
      () => null,
    )
  return { id, lines }
}

/** The customer's cart, made by the backend where there is none. Rejects when it cannot be had. */
export async function readOwnCart(environment: IEnvironment, token: string): Promise<OwnCart> {
  const response = await fetchQuery<cartQueriesOwnQuery>(
    withoutPredictions(environment),
    graphql`
      query cartQueriesOwnQuery {
        customerCart {
          id
          ...journalLines_cart
        }
      }
    `,
    {},
    { networkCacheConfig: inTheNameOf(token) },
  ).toPromise()
  if (!response?.customerCart) throw new Error('[vetrina:sign-in] The backend answered no cart for the customer.')
  return { id: response.customerCart.id, lines: journalLinesOf(response.customerCart) }
}

/** Why a cart is not this customer's; null when it is. Rejects when the backend does not say. */
export async function lossOfCart(environment: IEnvironment, lostId: string, token: string): Promise<LostCart | null> {
  // Not under the name by which the network looks for lost carts: what this one held is brought back by who asks.
  const { params } = getRequest(graphql`
    query cartQueriesLostQuery($lostId: String!) {
      cart(cart_id: $lostId) {
        id
      }
    }
  `)
  const response = await environment.getNetwork().execute(params, { lostId }, inTheNameOf(token)).toPromise()
  if (!response) throw new Error('[vetrina:sign-in] Nothing was answered about the earlier cart.')
  return lossOf(errorsOf(response), lostId)
}
