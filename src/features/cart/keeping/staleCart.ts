import { useCallback, useEffect } from 'react'
import { useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode, IEnvironment } from 'relay-runtime'
import { commitLocalUpdate, createOperationDescriptor, fetchQuery } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import { cartRecordId } from '../requests/cartPredictions.ts'

/** Marks the cart's data as stale after a write without an answer, because the backend may have applied it. */
export function markCartStale(environment: IEnvironment, cartId: string): void {
  commitLocalUpdate(environment, (store) => store.get(cartRecordId(cartId))?.invalidateRecord())
}

/**
 * Marks the current cart as stale after an answer about a replaced cart, because only the backend knows whether the
 * change was merged.
 */
export function markCurrentCartStale(environment: IEnvironment, { get }: CartIdStore): void {
  const cartId = get()
  if (cartId !== null) markCartStale(environment, cartId)
}

/** Refetches the query of a mounted screen when its cart becomes stale, also if it was stale before mounting. */
export function useRefetchStaleCart(node: GraphQLTaggedNode, cartId: string): void {
  const environment = useRelayEnvironment()
  const refetch = useCallback(() => {
    fetchQuery(environment, node as ConcreteRequest, { cartId }).subscribe({
      // The write without an answer has already shown a message.
      error: () => undefined,
    })
  }, [environment, node, cartId])
  useSubscribeToInvalidationState([cartRecordId(cartId)], refetch)
  useEffect(() => {
    const operation = createOperationDescriptor(node as ConcreteRequest, { cartId })
    if (environment.check(operation).status === 'stale') refetch()
  }, [environment, node, cartId, refetch])
}
