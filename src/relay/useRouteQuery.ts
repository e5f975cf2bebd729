import { createContext, use, useInsertionEffect } from 'react'
import { usePreloadedQuery } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { QueryPool, RouteQuery } from './queryPool.ts'

export const QueryPoolContext = createContext<QueryPool | null>(null)

/** Reads the page's query, which its loader started; suspends until its data arrives. */
export function useRouteQuery<TQuery extends OperationType>(
  node: GraphQLTaggedNode,
  query: RouteQuery<TQuery>,
): TQuery['response'] {
  const pool = use(QueryPoolContext)
  if (!pool) throw new Error('[vetrina:relay] useRouteQuery needs <QueryPoolContext>. Render below the app providers.')
  const request = node as ConcreteRequest
  const reference = pool.adopt(request, query)
  // An insertion effect, because it is the only effect that stays while a page is hidden, and the page needs its data
  // when it is shown again.
  useInsertionEffect(() => pool.retain(request, query), [pool, request, query])
  return usePreloadedQuery<TQuery>(node, reference)
}
