/* eslint-disable relay/unused-fields -- the parts of the checkout that hang on the sum ask again when it changes */
import { graphql } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { placeOrderOutcomeQuery } from '#src/__generated__/placeOrderOutcomeQuery.graphql.ts'
import type { CartState } from '#src/features/checkout/placing/createOrdering.ts'
import { lossOf } from '#src/relay/links/cartRecovery.ts'
import { errorsOf } from '#src/relay/links/link.ts'

const STATE_OF_LOSS = { closed: 'closed', missing: 'lost', foreign: 'unknown' } as const

/**
 * What became of a cart, which the network must not replace. Never rejects: whoever hears `unknown` asks again.
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
    // The whole answer, because what Relay's readers leave of an error does not tell a closed cart from a refusal.
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
