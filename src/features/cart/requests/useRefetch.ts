import { use, useEffect, useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode, Variables } from 'relay-runtime'
import { fetchQuery } from 'relay-runtime'
import { stableStringify } from '#src/lib/stableStringify.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'

/**
 * Refetches a query about a cart when `state`, on which its answer depends, has changed since the last answer; also if
 * the change happened while the component was not mounted. For data that the answers to writes do not contain. The
 * component's own recent request is not repeated.
 */
export function useRefetch(
  node: GraphQLTaggedNode,
  variables: Variables,
  state: string | number | null | undefined,
  /** Another query of the page has provided the answer for the first state. */
  isTold = false,
): void {
  const environment = useRelayEnvironment()
  const pool = use(QueryPoolContext)
  // A loader that runs again returns equal variables in a new object, which must not cancel a pending request.
  const key = stableStringify(variables)
  const asked = useMemo(() => JSON.parse(key) as Variables, [key])
  useEffect(() => {
    const request = node as ConcreteRequest
    if (!pool?.isOutdated(request, asked, state, isTold)) return undefined
    const subscription = fetchQuery(environment, request, asked).subscribe({
      complete: () => pool.noteState(request, asked, state),
      // The total is right anyway, and its next change refetches.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [environment, pool, node, asked, state, isTold])
}
