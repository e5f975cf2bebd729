import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** The stores that live resolvers read. Every Relay environment has one context. */
export type ResolverContext = {
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
}
