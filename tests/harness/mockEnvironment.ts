import { createMockEnvironment } from 'relay-test-utils'
import { createCartIdStore } from '#src/platform/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createStoreConfig } from '#src/relay/createEnvironment.ts'

/** Relay's mock environment with the shop's own store, identity, missing-field handlers and client state. */
export function createShopMockEnvironment({ now = (): number => 0 } = {}) {
  const cartId = createCartIdStore(createNoCookies())
  const customerToken = createCustomerTokenStore({ clock: { now }, storage: createMemoryStorage() })
  const config = createStoreConfig({
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  return { environment: createMockEnvironment(config), cartId, customerToken }
}
