import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** The data of live resolvers; one per Relay environment. */
export type ResolverContext = {
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
}
