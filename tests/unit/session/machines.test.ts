import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { joinCarts } from '#src/features/account/access/cartJoin.ts'
import { compareMerged, compareRestored } from '#src/features/cart/lines/restoredLines.ts'
import { succeeded } from '#src/lib/result.ts'
import { CART_JOURNAL_KEY, createCartJournal } from '#src/platform/session/cartJournal.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore, CUSTOMER_TOKEN_KEY, sessionOf } from '#src/platform/session/customerToken.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { decideRecovery } from '#src/relay/cartRecovery.ts'
import { lossOf } from '#src/relay/links/cartRecovery.ts'
import { createReauthenticator } from '#src/relay/reauthentication.ts'
import { propertyRuns } from '#tests/unit/relay/propertyRuns.ts'

const line = (sku: string, quantity: number): JournalLine => ({
  uid: `uid-${sku}`,
  sku,
  name: sku,
  quantity,
  selectedOptions: [],
  enteredOptions: [],
  price: null,
})
const bySku = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 9 }))

test('a token is valid exactly while it is young and not refused, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(), fc.integer(), fc.boolean(), (createdAt, lifetimeMs, now, isRefused) => {
      const record = { token: 't', createdAt, lifetimeMs, email: null, ...(isRefused && { invalidatedAt: createdAt }) }
      const isValid = !isRefused && now - createdAt < lifetimeMs
      expect(sessionOf(record, now).kind).toBe(isValid ? 'customer' : 'expired')
    }),
    propertyRuns(200),
  )
})

test('tabs that look agree on the token, and where nothing is stored a tab keeps its own', () => {
  const step = fc.record({ tab: fc.nat(1), act: fc.constantFrom('issue', 'clear', 'invalidate') })
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, keeps) => {
      const memory = createMemoryStorage()
      const storage = keeps ? memory : { ...memory, set: () => false }
      const tabs = [0, 1].map(() => createCustomerTokenStore({ clock: { now: () => 0 }, storage }))
      const expected: (string | null)[] = [null, null]
      for (const [index, { tab, act }] of steps.entries()) {
        const store = tabs[tab]
        const others = keeps ? [0, 1] : [tab]
        if (act === 'issue') store?.issue(`t${index}`)
        if (act === 'clear') store?.clear()
        if (act === 'invalidate') store?.invalidate(store.get()?.token ?? '')
        for (const other of others) expected[other] = act === 'issue' ? `t${index}` : null
        for (const each of tabs) each.refresh()
        expect(tabs.map((each) => each.validToken())).toEqual(expected)
      }
    }),
    propertyRuns(200),
  )
})

test('a browser without cookies keeps its cart id in the document', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom('a', 'b'))), (ids) => {
      const store = createCartIdStore(createNoCookies())
      for (const id of ids) {
        store.set(id)
        store.refresh()
        expect(store.get()).toBe(id)
      }
    }),
    propertyRuns(100),
  )
})

test('a foreign or truncated entry counts as none, in the journal and for the token', () => {
  const storage = createMemoryStorage()
  createCartJournal(storage).replace('old', { cartId: 'c', lines: [line('A', 1)] }, new Map([['x', 'y']]), {
    isMerge: true,
    arrived: [line('A', 2)],
  })
  const whole = storage.get(CART_JOURNAL_KEY) ?? ''
  const broken = fc.oneof(
    fc.nat(whole.length - 1).map((length) => whole.slice(0, length)),
    fc.json(),
  )
  fc.assert(
    fc.property(broken, (text) => {
      storage.set(CART_JOURNAL_KEY, text)
      storage.set(CUSTOMER_TOKEN_KEY, text)
      const journal = createCartJournal(storage)
      expect([journal.linesOf('c'), journal.replacementOf('old')]).toEqual([null, null])
      expect(createCustomerTokenStore({ clock: { now: () => 0 }, storage }).get()).toBeNull()
    }),
    propertyRuns(300),
  )
})

test('callers that wait for a sign-in are notified exactly once, and the shopper sees it once', async () => {
  const step = fc.constantFrom('need', 'need', 'same', 'other', 'leave', 'signOut', 'runOut')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const time = { now: 0 }
      const customerToken = createCustomerTokenStore({ clock: { now: () => time.now }, storage: createMemoryStorage() })
      const onAsk = vi.fn<() => void>()
      const reauthenticator = createReauthenticator({ customerToken, onAsk, onGivenUp: customerToken.clear })
      customerToken.issue('first', { email: 'giulia@example.com' })
      let asked = 0
      const promises: Promise<string>[] = []
      for (const [index, name] of steps.entries()) {
        const wasAsking = reauthenticator.state().kind === 'asking'
        if (name === 'need') {
          if (!wasAsking && customerToken.session().kind === 'expired') asked += 1
          promises.push(reauthenticator.renew())
        }
        if (name === 'same') customerToken.issue(`t${index}`, { email: 'giulia@example.com' })
        if (name === 'other') customerToken.issue(`t${index}`, { email: 'marco@example.com' })
        if (name === 'leave') reauthenticator.leave()
        if (name === 'signOut') customerToken.clear()
        if (name === 'runOut') time.now += 3_600_000
        expect(onAsk).toHaveBeenCalledTimes(asked)
      }
      reauthenticator.leave()
      for (const outcome of await Promise.all(promises)) expect(['renewed', 'abandoned']).toContain(outcome)
      expect(reauthenticator.state().kind).toBe('idle')
    }),
    propertyRuns(200),
  )
})

test('another customer’s sign-in does not renew waiting requests', async () => {
  const time = { now: 0 }
  const customerToken = createCustomerTokenStore({ clock: { now: () => time.now }, storage: createMemoryStorage() })
  const reauthenticator = createReauthenticator({ customerToken, onAsk() {}, onGivenUp() {} })
  customerToken.issue('first', { email: 'giulia@example.com' })
  time.now = 3_600_000
  const waiting = reauthenticator.renew()
  customerToken.issue('second', { email: 'marco@example.com' })
  expect(await waiting).toBe('abandoned')
})

test('a recovery never hides an order, never makes a cart beside another, never restores one that may be bought elsewhere', () => {
  const facts = fc.record({
    lostId: fc.constant('lost'),
    why: fc.constantFrom('missing' as const, 'closed' as const, 'foreign' as const),
    currentId: fc.constantFrom(null, 'lost', 'other'),
    isOrdering: fc.boolean(),
    lines: fc.nat(3),
    needsCart: fc.boolean(),
    mayBeElsewhere: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (known) => {
      const isNowhereElse =
        known.why === 'missing' || (known.why === 'closed' && !known.isOrdering && !known.mayBeElsewhere)
      const withLines = isNowhereElse && known.lines > 0 && known.currentId === 'lost'
      const withoutOther = withLines || known.needsCart ? { kind: 'renew', withLines } : { kind: 'forget' }
      const inPeace = known.currentId === 'other' ? { kind: 'follow', cartId: 'other' } : withoutOther
      const hidesOrder = known.isOrdering && known.why === 'missing'
      expect(decideRecovery(known)).toEqual(hidesOrder ? { kind: 'leave' } : inPeace)
    }),
    propertyRuns(200),
  )
})

test('only an error about the cart itself means its loss', () => {
  const error = (message: string, path: string) => ({
    message,
    path: [path],
    extensions: { category: 'graphql-no-such-entity' },
  })
  expect(lossOf([error('Could not find a cart with ID "c"', 'cart')], 'c')).toBe('missing')
  expect(lossOf([error("The cart isn't active.", 'removeItemFromCart')], 'c')).toBe('closed')
  fc.assert(
    fc.property(fc.string(), (message) => {
      fc.pre(!message.includes('cart-id') && !/cart/i.test(message))
      expect(lossOf([error(message, 'removeItemFromCart')], 'cart-id')).toBeNull()
    }),
    propertyRuns(100),
  )
})

test('restored and missing lines together are the lost ones', () => {
  fc.assert(
    fc.property(bySku, bySku, (lost, found) => {
      const lines = (of: Record<string, number>) => Object.entries(of).map(([sku, quantity]) => line(sku, quantity))
      const { missing, uids } = compareRestored(lines(lost), lines(found))
      for (const [sku, quantity] of Object.entries(lost)) {
        const told = missing.find(({ name }) => name === sku)?.quantity ?? 0
        expect(told).toBe(Math.max(0, quantity - (found[sku] ?? 0)))
        expect(uids.has(`uid-${sku}`)).toBe(sku in found)
      }
    }),
    propertyRuns(200),
  )
})

test('joining two carts names every piece that is in neither, and none that is there', async () => {
  const joinLines = (of: Record<string, number>) => Object.entries(of).map(([sku, quantity]) => line(sku, quantity))
  await fc.assert(
    fc.asyncProperty(bySku, bySku, bySku, async (guest, own, dropped) => {
      const merged = { ...own }
      for (const [sku, quantity] of Object.entries(guest)) {
        merged[sku] = (merged[sku] ?? 0) + Math.max(0, quantity - (dropped[sku] ?? 0))
      }
      const outcome = await joinCarts(
        {
          readOwnCart: async () => ({ id: 'own', lines: joinLines(own) }),
          merge: async () => succeeded(joinLines(merged)),
        },
        { id: 'guest', lines: joinLines(guest) },
      )
      if (outcome.kind !== 'merged') throw new Error(`The carts are ${outcome.kind}.`)
      const { missing } = compareMerged(joinLines(guest), outcome.before, outcome.own.lines)
      for (const [sku, quantity] of Object.entries(guest)) {
        const told = missing.find(({ name }) => name === sku)?.quantity ?? 0
        expect(told).toBe(Math.min(quantity, dropped[sku] ?? 0))
      }
    }),
    propertyRuns(200),
  )
})
