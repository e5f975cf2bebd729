import { use, useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime'
import { fetchQuery } from 'relay-runtime'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'

/**
 * Asks a query about a cart again whenever `state`, what its answer depends on, has changed since the last answer: for
 * what no write to the cart answers. Also when the change happened while the component was not on screen. Where the
 * component's own request has just brought the answer, nothing is asked twice.
 */
export function useAskAgain(
  node: GraphQLTaggedNode,
  cartId: string,
  state: string | number | null | undefined,
  /** The answer was told by another query of the page, for the first state. */
  isTold = false,
): void {
  const environment = useRelayEnvironment()
  const pool = use(QueryPoolContext)
  useEffect(() => {
    const request = node as ConcreteRequest
    if (!pool?.isOutdated(request, { cartId }, state, isTold)) return undefined
    const subscription = fetchQuery(environment, request, { cartId }).subscribe({
      complete: () => pool.noteState(request, { cartId }, state),
      // The sum itself is right all the same; its next change asks again.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [environment, pool, node, cartId, state, isTold])
}
