import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode } from 'relay-runtime'
import { fetchQuery } from 'relay-runtime'

/** Refetches the customer's page while its answer lacks items of the lists. */
export function useRefetchIncomplete(node: GraphQLTaggedNode, isComplete: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (isComplete) return
    const reading = fetchQuery(environment, node as ConcreteRequest, { isCustomer: true }).subscribe({
      // The item is on the list; it is shown on the next visit.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isComplete, node])
}
