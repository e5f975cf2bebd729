import { fetchQuery, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { cartQueriesGuestQuery } from '#src/__generated__/cartQueriesGuestQuery.graphql.ts'
import type { cartQueriesOwnQuery } from '#src/__generated__/cartQueriesOwnQuery.graphql.ts'
import type { GuestCart, OwnCart } from '#src/features/account/cartJoin.ts'
import { joinLinesOf } from '#src/features/account/joinLines.ts'

/**
 * The cart of the moment, read before the token is there: a customer may not look into a guest's cart. Its lines are
 * for the comparison afterwards only, so a failure to read them stops nothing.
 */
export async function readGuestCart(environment: IEnvironment, id: string): Promise<GuestCart> {
  const lines = await fetchQuery<cartQueriesGuestQuery>(
    environment,
    graphql`
      query cartQueriesGuestQuery($cartId: String!) {
        cart(cart_id: $cartId) {
          id
          ...joinLines_cart
        }
      }
    `,
    { cartId: id },
  )
    .toPromise()
    .then(
      (response) => (response?.cart ? joinLinesOf(response.cart) : null),
      () => null,
    )
  return { id, lines }
}

/** The customer's cart, made by the backend where there is none. Rejects when it cannot be had. */
export async function readOwnCart(environment: IEnvironment): Promise<OwnCart> {
  const response = await fetchQuery<cartQueriesOwnQuery>(
    environment,
    graphql`
      query cartQueriesOwnQuery {
        customerCart {
          id
          ...joinLines_cart
        }
      }
    `,
    {},
  ).toPromise()
  if (!response?.customerCart) throw new Error('[vetrina:sign-in] The backend answered no cart for the customer.')
  return { id: response.customerCart.id, lines: joinLinesOf(response.customerCart) }
}
