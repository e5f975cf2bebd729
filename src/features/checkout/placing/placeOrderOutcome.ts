/* eslint-disable relay/unused-fields -- the answer updates the total that the checkout shows */
import { graphql } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { placeOrderOutcomeQuery } from '#src/__generated__/placeOrderOutcomeQuery.graphql.ts'
import type { CartState } from './createOrdering.ts'
import { lossOf } from '#src/relay/links/cartRecovery.ts'
import { errorsOf } from '#src/relay/links/link.ts'

const STATE_OF_LOSS = { closed: 'closed', missing: 'lost', foreign: 'unknown' } as const

/**
 * The result of ordering a cart, which the network must not replace with a new cart. Never rejects: after `unknown` the
 * caller asks again.
 */
export async function placeOrderOutcome(environment: IEnvironment, cartId: string): Promise<CartState> {
  const query = getRequest(graphql`
    query placeOrderOutcomeQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        prices {
          grand_total {
            value
          }
        }
      }
    }
  `)
  try {
    // The whole answer, because the errors of Relay's readers do not distinguish a closed cart from a refusal.
    const answer = await environment
      .execute({
        operation: createOperationDescriptor(query, { cartId }, { force: true, metadata: { keepsCart: true } }),
      })
      .toPromise()
    if (answer === undefined) return 'unknown'
    const loss = lossOf(errorsOf(answer), cartId)
    if (loss !== null) return STATE_OF_LOSS[loss]
    const { data } = (Array.isArray(answer) ? answer[0] : answer) as {
      readonly data?: placeOrderOutcomeQuery['response'] | null
    }
    return data?.cart ? 'open' : 'unknown'
  } catch {
    return 'unknown'
  }
}
