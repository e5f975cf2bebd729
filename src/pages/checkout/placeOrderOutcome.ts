import { graphql } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { placeOrderOutcomeQuery } from '#src/__generated__/placeOrderOutcomeQuery.graphql.ts'
import type { CartState } from '#src/features/checkout/useOrdering.ts'

/** Whether a cart is still open. Named after the order, so that the network never puts a new cart in its place. */
export async function placeOrderOutcome(environment: IEnvironment, cartId: string): Promise<CartState> {
  try {
    const answer = await fetchQuery<placeOrderOutcomeQuery>(
      environment,
      graphql`
        query placeOrderOutcomeQuery($cartId: String!) {
          cart(cart_id: $cartId) {
            id
          }
        }
      `,
      { cartId },
      { networkCacheConfig: { force: true }, fetchPolicy: 'network-only' },
    ).toPromise()
    return answer?.cart ? 'open' : 'closed'
  } catch {
    // Unreachable: the caller asks again.
    return 'unknown'
  }
}
