import { createOperationDescriptor, getRequest, graphql } from 'relay-runtime'
import type { IEnvironment } from 'relay-runtime'
import type { watchCartQuery$data } from '#src/__generated__/watchCartQuery.graphql.ts'

/**
 * Reports the cart whose items the badge shows, now and after every change of the cart or the customer's token; null if
 * there is none. Both are client-side fields of the graph, so no request is sent.
 */
export function watchCart(environment: IEnvironment, tell: (cartId: string | null) => void): void {
  const node = graphql`
    query watchCartQuery {
      currentCartId {
        id
      }
      customerToken {
        token
        valid
      }
    }
  `
  const operation = createOperationDescriptor(getRequest(node), {})
  environment.retain(operation)
  const look = () => {
    const { currentCartId, customerToken } = environment.lookup(operation.fragment)
      .data as unknown as watchCartQuery$data
    // The cart of an expired session belongs to its customer; the badge is no reason to ask for a password.
    const isOutOfReach = customerToken?.token != null && customerToken.valid !== true
    tell(isOutOfReach ? null : (currentCartId?.id ?? null))
  }
  // Token and cart change together: only with both is it known whose cart it is.
  environment.subscribe(environment.lookup(operation.fragment), () => queueMicrotask(look))
  look()
}
