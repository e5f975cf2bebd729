import type { ConcreteRequest, OperationType } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import type { MockEnvironment } from 'relay-test-utils'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createStoreConfig } from '#src/relay/createEnvironment.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import type { RouteFetchPolicy, RouteQuery } from '#src/relay/queryPool.ts'

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

/** The pool of route queries. The mock environment answers a preloaded query only if it was announced. */
export class MockQueryPool extends QueryPool {
  readonly #mock: MockEnvironment['mock']

  constructor(environment: MockEnvironment) {
    super(environment)
    this.#mock = environment.mock
  }

  override load<TQuery extends OperationType>(
    node: ConcreteRequest,
    variables: TQuery['variables'],
    fetchPolicy?: RouteFetchPolicy,
  ): RouteQuery<TQuery> {
    this.#mock.queuePendingOperation(node, variables)
    return super.load<TQuery>(node, variables, fetchPolicy)
  }
}
