import { fetchQuery, getRequest, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { cartQueriesGuestQuery } from '#src/__generated__/cartQueriesGuestQuery.graphql.ts'
import type { cartQueriesOwnQuery } from '#src/__generated__/cartQueriesOwnQuery.graphql.ts'
import type { GuestCart, OwnCart } from '#src/features/account/access/cartJoin.ts'
import { journalLinesOf } from '#src/features/cart/lines/journalLines.ts'
import type { KnownLine } from '#src/features/cart/lines/journalLines.ts'
import type { LostCart } from '#src/relay/cartRecovery.ts'
import { sendWithToken } from '#src/relay/sendWithToken.ts'
import { lossOf } from '#src/relay/links/cartRecovery.ts'
import { errorsOf } from '#src/relay/links/link.ts'
import { withoutPredictions } from '#src/relay/withoutPredictions.ts'

/**
 * Reads the current cart before the token is set: a customer may not read a guest's cart. Its lines are only compared
 * afterwards, so a failure to read them is ignored.
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

/** The customer's cart; the backend creates one if there is none. Rejects if it cannot be read. */
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
    { networkCacheConfig: sendWithToken(token) },
  ).toPromise()
  if (!response?.customerCart) throw new Error('[vetrina:sign-in] The backend answered no cart for the customer.')
  return { id: response.customerCart.id, lines: journalLinesOf(response.customerCart) }
}

/** The reason why a cart is not this customer's; null if it is. Rejects if the backend does not answer. */
export async function lossOfCart(environment: IEnvironment, lostId: string, token: string): Promise<LostCart | null> {
  // Under another name than the one by which the network detects lost carts: the caller restores this cart's lines.
  const { params } = getRequest(graphql`
    query cartQueriesLostQuery($lostId: String!) {
      cart(cart_id: $lostId) {
        id
      }
    }
  `)
  const response = await environment.getNetwork().execute(params, { lostId }, sendWithToken(token)).toPromise()
  if (!response) throw new Error('[vetrina:sign-in] Nothing was answered about the earlier cart.')
  return lossOf(errorsOf(response), lostId)
}
