import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime'
import { fetchQuery } from 'relay-runtime'

/**
 * Asks a query about a cart anew when it comes on screen, because other screens write to the cart, and whenever a sum of
 * the cart has changed: for what no write to the cart answers.
 */
export function useAskAgain(node: GraphQLTaggedNode, cartId: string, sum: number | null | undefined): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const request = fetchQuery(environment, node as ConcreteRequest, { cartId }).subscribe({
      // The sum itself is right all the same; its next change asks again.
      error: () => undefined,
    })
    return () => request.unsubscribe()
  }, [environment, node, cartId, sum])
}
