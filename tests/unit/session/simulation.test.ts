import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Loaded beforehand; a simulation without time does not wait for modules.
import '#src/app/session/finishPendingAdditions.ts'
import '#src/features/cart/keeping/keepCarts.ts'
import '#src/features/cart/requests/restoreCartLines.ts'
import '#src/features/cart/requests/settleLateAddition.ts'
import '#src/features/cart/requests/settleUnansweredAddition.ts'
import '#src/shell/cart-button/readCartLines.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import { simulate } from './simulate.ts'
import type { Step } from './simulate.ts'

const which = fc.nat(7)
const CUSTOMERS = ['giulia@example.com', 'marco@example.com'] as const

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('add' as const), which, quantity: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('update' as const),
      which,
      line: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('remove' as const), which, line: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('again' as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('count' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('signIn' as const), which, email: fc.constantFrom(...CUSTOMERS) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('mergeAgain' as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('signOut' as const, 'leave' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('open' as const, 'close' as const, 'reload' as const, 'freeze' as const, 'thaw' as const),
      which,
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      act: fc.constant('exchange' as const),
      which: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, which),
      how: fc.oneof(
        { weight: 12, arbitrary: fc.constant('fine' as const) },
        fc.constantFrom('acted', 'lost', 'neverArrived', 'truncated', 'failed', 'failedUnacted'),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('deleteCart' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('revokeToken' as const, 'expireTokens' as const, 'sellOut' as const),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('pass' as const), ms: fc.constantFrom(300, 2_500, 31_000) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('turnClock' as const), hours: fc.constantFrom(-2, 2) }) },
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test(
  'whatever tabs, shoppers, networks and backends do: one cart for all tabs, no piece lost, doubled or left behind',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          steps: fc.array(step, { minLength: 5, maxLength: 40 }),
          tabs: fc.integer({ min: 1, max: 3 }),
          deadTokens: fc.constantFrom('guest' as const, 'refused' as const),
          storesNothing: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
        }),
        async (scenario) => {
          vi.setSystemTime(0)
          expect(await simulate(scenario)).toEqual([])
        },
      ),
      propertyRuns(250),
    )
  },
  PROPERTY_TIMEOUT_MS,
)

/** Histories that failed once, as short as possible. */
const ONCE_WRONG: Readonly<Record<string, Parameters<typeof simulate>[0]>> = {
  'a customer signs out while an addition has no answer': {
    steps: [
      { act: 'signIn', which: 0, email: 'giulia@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'lost' },
      { act: 'deleteCart', which: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'signOut', which: 0 },
    ],
    tabs: 1,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'an addition is not answered, another one is, and the cart is lost before the first is repeated': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'truncated' },
      { act: 'exchange', which: 0, how: 'failed' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'again', which: 0 },
      { act: 'deleteCart', which: 0 },
    ],
    tabs: 1,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'an addition is not answered, a sign-in is left before the merge, and the line is removed while it is finished': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'failed' },
      { act: 'signIn', which: 3, email: 'giulia@example.com' },
      { act: 'open', which: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'reload', which: 4 },
      { act: 'remove', which: 2, line: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
    ],
    tabs: 2,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'a line is removed from a cart that is merged, and its customer signs out before the request is sent': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'signIn', which: 0, email: 'giulia@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'remove', which: 0, line: 0 },
      { act: 'pass', ms: 300 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'signOut', which: 0 },
    ],
    tabs: 1,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'an addition waits while another customer signs in': {
    steps: [
      { act: 'signIn', which: 0, email: 'giulia@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'expireTokens', which: 0 },
      { act: 'signIn', which: 0, email: 'marco@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'count', which: 0 },
    ],
    tabs: 1,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'a cart is lost after a late look has found in it what a closed tab had added': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'add', which: 7, quantity: 1 },
      { act: 'pass', ms: 31_000 },
      { act: 'exchange', which: 0, how: 'acted' },
      { act: 'close', which: 1 },
      { act: 'open', which: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'deleteCart', which: 0 },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'add', which: 0, quantity: 1 },
    ],
    tabs: 2,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'a cart is lost and found empty before its first addition is answered': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'count', which: 0 },
      { act: 'freeze', which: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'deleteCart', which: 0 },
      { act: 'thaw', which: 0 },
      { act: 'pass', ms: 300 },
      { act: 'exchange', which: 7, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'signIn', which: 0, email: 'giulia@example.com' },
    ],
    tabs: 1,
    deadTokens: 'guest',
    storesNothing: false,
  },
  "a customer's cart is lost and the answer to what was put back breaks off": {
    steps: [
      { act: 'signIn', which: 0, email: 'giulia@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'update', which: 0, line: 0, quantity: 1 },
      { act: 'deleteCart', which: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'truncated' },
    ],
    tabs: 1,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'two tabs remove the same line, the one that was answered nothing, and the cart is lost': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'remove', which: 1, line: 0 },
      { act: 'remove', which: 0, line: 0 },
      { act: 'exchange', which: 0, how: 'lost' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'deleteCart', which: 0 },
      { act: 'turnClock', hours: -2 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
    ],
    tabs: 2,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'two customers sign in one after the other while a lost cart comes back and a quantity waits for it': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'signIn', which: 3, email: 'giulia@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'count', which: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'update', which: 0, line: 0, quantity: 2 },
      { act: 'signIn', which: 3, email: 'marco@example.com' },
      { act: 'update', which: 0, line: 0, quantity: 1 },
      { act: 'deleteCart', which: 0 },
    ],
    tabs: 2,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'another customer takes over from one whose token is dead, and whose additions a guest cart holds': {
    steps: [
      { act: 'signIn', which: 0, email: 'giulia@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'signIn', which: 0, email: 'marco@example.com' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'revokeToken', which: 0 },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'deleteCart', which: 0 },
    ],
    tabs: 1,
    deadTokens: 'guest',
    storesNothing: false,
  },
  'an emptied cart is lost, and an addition to it is answered in another tab while the next cart is made': {
    steps: [
      { act: 'add', which: 0, quantity: 1 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'remove', which: 0, line: 0 },
      { act: 'exchange', which: 0, how: 'fine' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'add', which: 1, quantity: 1 },
      { act: 'exchange', which: 7, how: 'acted' },
      { act: 'add', which: 0, quantity: 1 },
      { act: 'deleteCart', which: 0 },
    ],
    tabs: 2,
    deadTokens: 'guest',
    storesNothing: false,
  },
}

test.each(Object.entries(ONCE_WRONG))('nothing is lost when %s', async (_what, scenario) => {
  vi.setSystemTime(0)
  expect(await simulate(scenario)).toEqual([])
})
