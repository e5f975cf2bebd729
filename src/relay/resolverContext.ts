import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** What live resolvers read; one per Relay environment. */
export type ResolverContext = {
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
}
