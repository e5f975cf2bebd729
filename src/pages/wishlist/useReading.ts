import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime'
import { fetchQuery } from 'relay-runtime'

/** Asks the customer's page again while it does not tell of all that is on the lists. */
export function useReading(node: GraphQLTaggedNode, isComplete: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (isComplete) return
    const reading = fetchQuery(environment, node as ConcreteRequest, { isCustomer: true }).subscribe({
      // What was put on the list is there; who comes back sees it.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isComplete, node])
}
