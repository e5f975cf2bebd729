import { createOperationDescriptor, getRequest, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { watchCartQuery$data } from '#src/__generated__/watchCartQuery.graphql.ts'

/**
 * Tells which cart is to be counted, now and whenever the cart or the customer's token changes; null while there is none.
 * Both are fields of the graph that the client resolves, so nothing is sent.
 */
export function watchCart(environment: IEnvironment, tell: (cartId: string | null) => void): void {
  const node = graphql`
    query watchCartQuery {
      currentCartId {
        id
      }
      customerToken {
        token
        # eslint-disable-next-line relay/unused-fields -- another token may be another customer's, who has another cart
        createdAt
        valid
      }
    }
  `
  const operation = createOperationDescriptor(getRequest(node), {})
  environment.retain(operation)
  const look = () => {
    const { currentCartId, customerToken } = environment.lookup(operation.fragment)
      .data as unknown as watchCartQuery$data
    // The cart of a session that ran out is its customer's: counting it is not worth asking for a password.
    const isOutOfReach = customerToken?.token != null && customerToken.valid !== true
    tell(isOutOfReach ? null : (currentCartId?.id ?? null))
  }
  // Token and cart change together: only when both are there is it known whose cart is to be counted.
  environment.subscribe(environment.lookup(operation.fragment), () => queueMicrotask(look))
  look()
}
