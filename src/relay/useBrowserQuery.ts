import { useMemo } from 'react'
import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { stableStringify } from '#src/lib/stableStringify.ts'
import { useRouteQuery } from './useRouteQuery.ts'

/**
 * Reads a query that no loader can start: its variables come from the browser's storage, the fragment of the address,
 * an answer of the page or the current cart, or the shopper opens its part. It starts when the component is first
 * rendered, and suspends until its data arrives. Every other query is named by the loader of its page and read with
 * {@link useRouteQuery}.
 */
export function useBrowserQuery<TQuery extends OperationType>(
  node: GraphQLTaggedNode,
  variables: TQuery['variables'],
): TQuery['response'] {
  const { name } = (node as ConcreteRequest).params
  const key = stableStringify(variables)
  const query = useMemo(() => ({ operation: name, variables: JSON.parse(key) as TQuery['variables'] }), [name, key])
  return useRouteQuery<TQuery>(node, query)
}
