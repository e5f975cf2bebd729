import type { CartIdStore } from '#src/platform/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/customerToken.ts'

/** What live resolvers read; one per Relay environment. */
export type ResolverContext = {
  readonly cartId: CartIdStore
  readonly customerToken: CustomerTokenStore
}
