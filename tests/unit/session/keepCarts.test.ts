import { Network } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { expect, test } from 'vitest'
import { keepCarts } from '#src/features/cart/keepCarts.ts'
import { createCartIdStore } from '#src/platform/cartId.ts'
import { createCartJournal } from '#src/platform/cartJournal.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import { createLocks } from '#src/platform/locks.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'

/** A guest whose cart `lost` holds nothing that is known. */
function stage(isOrdering: boolean) {
  const cartId = createCartIdStore(createNoCookies())
  const customerToken = createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() })
  const sent: string[] = []
  const environment = createEnvironment({
    network: Network.create(async ({ name }) => {
      sent.push(name)
      return { data: { createEmptyCart: 'new' } } as unknown as GraphQLResponse
    }),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey(error) {
      throw error
    },
  })
  cartId.set('lost')
  const keeper = keepCarts({
    environment: () => environment,
    cartId,
    customer: customerToken.session,
    journal: createCartJournal(createMemoryStorage()),
    locks: createLocks(undefined),
    isOrdering: () => isOrdering,
    readLines: async () => [],
    onRestored: () => undefined,
  })
  return { cartId, keeper, sent }
}

const READ = { lostId: 'lost', needsCart: true, isRead: true } as const

test.each(['missing', 'closed'] as const)(
  'a %s cart that is read is replaced, though nothing is known of it',
  async (why) => {
    const { cartId, keeper, sent } = stage(false)
    expect(await keeper.recoverCart({ ...READ, why })).toMatchObject({ cartId: 'new' })
    expect([cartId.get(), sent]).toEqual(['new', ['createEmptyCartMutation']])
  },
)

test.each(['missing', 'closed'] as const)(
  'a %s cart that is read makes no other while it may be ordered',
  async (why) => {
    const { keeper, sent } = stage(true)
    expect(await keeper.recoverCart({ ...READ, why })).toBeNull()
    expect(sent).toEqual([])
  },
)
