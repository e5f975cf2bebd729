import { Network } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { expect, test } from 'vitest'
import { keepCarts } from '#src/features/cart/keeping/keepCarts.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createCartJournal } from '#src/platform/session/cartJournal.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { createLocksOfTab } from '#src/platform/locksOfTab.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'

const NO_LINES: readonly JournalLine[] = []

const lineOf = (sku: string): JournalLine => ({
  uid: `line-${sku}`,
  sku,
  name: sku,
  quantity: 1,
  selectedOptions: [],
  enteredOptions: [],
  price: null,
})

/** A guest whose cart `lost` has no known lines. */
function stage(isOrdering: boolean, { wasOrdered = isOrdering, isJoining = false, lines = NO_LINES } = {}) {
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
  const journal = createCartJournal(createMemoryStorage())
  if (lines.length > 0) journal.write('lost', lines)
  const closed: string[] = []
  const keeper = keepCarts({
    environment: () => environment,
    cartId,
    customer: customerToken.session,
    journal,
    locks: createLocksOfTab(),
    isOrdering: () => isOrdering,
    wasOrdered: () => wasOrdered,
    isJoining: () => isJoining,
    onClosed: (held) => closed.push(...held.map(({ name }) => name)),
    readLines: async () => [],
    onRestored: () => undefined,
  })
  return { cartId, closed, keeper, sent }
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

test('the lines of an ordered cart, or of one that is being merged, are not restored', async () => {
  const ordered = stage(false, { wasOrdered: true, lines: [lineOf('A')] })
  await ordered.keeper.recoverCart({ lostId: 'lost', why: 'closed', needsCart: true })
  expect([ordered.sent, ordered.closed]).toEqual([['createEmptyCartMutation'], []])
  const joining = stage(false, { isJoining: true, lines: [lineOf('A')] })
  expect(await joining.keeper.recoverCart({ lostId: 'lost', why: 'closed', needsCart: true })).toBeNull()
  expect([joining.sent, joining.cartId.get()]).toEqual([[], 'lost'])
})
