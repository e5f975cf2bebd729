import type { OperationType } from 'relay-runtime'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { SlotContexts, SlotName } from '#src/shop/defineExtensions.ts'

export { useRouteQuery } from '#src/relay/useRouteQuery.ts'
export type { RouteQuery }

/** The props of a block without data. */
export type BlockProps<Name extends SlotName> = { readonly context: SlotContexts[Name] }

/** The props of a block with a query, which `useRouteQuery` reads. */
export type QueriedBlockProps<Name extends SlotName, TQuery extends OperationType> = BlockProps<Name> & {
  readonly query: RouteQuery<TQuery>
}
