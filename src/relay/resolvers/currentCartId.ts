import type { LiveState } from 'relay-runtime'
import type { ResolverContext } from '../resolverContext.ts'

/**
 * The client-side record of spec §3: the id of the cart this browser shops with, or null before the first one exists.
 *
 * @relayType CurrentCartId
 * @weak
 */
export type CurrentCartId = { readonly id: string | null }

/**
 * @relayField CurrentCartId.id: String
 */
export function id(record: CurrentCartId): string | null {
  return record.id
}

/**
 * @relayField Query.currentCartId: CurrentCartId
 * @live
 */
export function currentCartId(_args: undefined, context: ResolverContext): LiveState<CurrentCartId> {
  return {
    read: () => ({ id: context.cartId.get() }),
    subscribe: (notify) => context.cartId.subscribe(notify),
  }
}
