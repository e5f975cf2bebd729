import { useCallback, useEffect } from 'react'
import { useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay'
import type { ConcreteRequest, GraphQLTaggedNode, IEnvironment } from 'relay-runtime'
import { commitLocalUpdate, createOperationDescriptor, fetchQuery } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/cartId.ts'
import { cartRecordId } from './cartPredictions.ts'

/** A write got no answer: the backend may have acted, so what the store holds of the cart cannot be trusted. */
export function markCartStale(environment: IEnvironment, cartId: string): void {
  commitLocalUpdate(environment, (store) => store.get(cartRecordId(cartId))?.invalidateRecord())
}

/** An answer came about a cart whose place this one has taken: whether it came along is for the backend to say. */
export function markCurrentCartStale(environment: IEnvironment, { get }: CartIdStore): void {
  const cartId = get()
  if (cartId !== null) markCartStale(environment, cartId)
}

/** Asks the query of a mounted screen again when its cart became stale, also where that was before it was mounted. */
export function useRefetchStaleCart(node: GraphQLTaggedNode, cartId: string): void {
  const environment = useRelayEnvironment()
  const refetch = useCallback(() => {
    fetchQuery(environment, node as ConcreteRequest, { cartId }).subscribe({
      // The shopper has been told already, by the write that got no answer.
      error: () => undefined,
    })
  }, [environment, node, cartId])
  useSubscribeToInvalidationState([cartRecordId(cartId)], refetch)
  useEffect(() => {
    const operation = createOperationDescriptor(node as ConcreteRequest, { cartId })
    if (environment.check(operation).status === 'stale') refetch()
  }, [environment, node, cartId, refetch])
}
