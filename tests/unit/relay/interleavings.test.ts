import fc from 'fast-check'
import type { Subscription } from 'relay-runtime'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RecoveredCart } from '#src/relay/cartRecovery.ts'
import { MAX_ATTEMPTS } from '#src/relay/links/retry.ts'
import { MUTATION_TIMEOUT_MS } from '#src/relay/links/timeout.ts'
import { stageNetwork } from './networkStage.ts'
import type { Operation } from './networkStage.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from './propertyRuns.ts'
import { bodyOf, scriptFetch } from './scriptedFetch.ts'
import type { Reply } from './scriptedFetch.ts'

const DEFERRED_START = '\r\n---\r\n\r\n{"data":{"a":1},"hasNext":true}\r\n---'
const DEFERRED_END = '\r\n\r\n{"incremental":[{"label":"l","path":[],"data":{}}],"hasNext":false}\r\n-----'
const multipart = (chunks: readonly string[], end: 'close' | 'stall' | 'drop') =>
  new Response(bodyOf(chunks, end), { headers: { 'content-type': 'multipart/mixed; boundary="-"' } })
const lostCart = {
  message: 'Could not find a cart with ID',
  path: ['addProductsToCart'],
  extensions: { category: 'graphql-no-such-entity' },
}

/** The possible reactions of the backend, or of a proxy, to one exchange. */
const REPLIES: Readonly<Record<string, () => Reply>> = {
  fine: () => Response.json({ data: { a: 1 } }),
  fineInChunks: () => new Response(bodyOf(['{"da', 'ta":{"a"', ':1}}'])),
  partialFailure: () => Response.json({ data: { a: null }, errors: [{ path: ['a'] }] }),
  lostCart: () => Response.json({ data: null, errors: [lostCart] }),
  refused: () =>
    Response.json({ errors: [{ message: 'no', extensions: { category: 'graphql-authentication' } }] }, { status: 401 }),
  unknownId: () =>
    Response.json({ errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }, { status: 404 }),
  status500: () => new Response('', { status: 500 }),
  status503: () => new Response('<h1>', { status: 503 }),
  busy: () => Response.json({ errors: [{ message: 'busy' }] }, { status: 429, headers: { 'retry-after': '2' } }),
  page: () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
  empty: () => new Response(null),
  null: () => Response.json(null),
  neither: () => Response.json({}),
  truncated: () => new Response('{"data":{"a"'),
  offline: () => new TypeError('Failed to fetch'),
  stalls: () => new Response(bodyOf(['{"data":'], 'stall')),
  drops: () => new Response(bodyOf(['{"data":'], 'drop')),
  parts: () => multipart([DEFERRED_START, DEFERRED_END], 'stall'),
  partsStall: () => multipart([DEFERRED_START], 'stall'),
  partsDrop: () => multipart([DEFERRED_START], 'drop'),
  partsEnd: () => multipart([DEFERRED_START], 'close'),
}

const OPERATIONS: readonly Operation[] = [
  { name: 'CartPageQuery', text: 'query CartPageQuery{a}' },
  { name: 'ShellQuery', text: 'query ShellQuery{a}', id: 'shell' },
  { name: 'TeaQuery', text: 'query TeaQuery{...F@defer(label:"l")}' },
  { name: 'useAnyMutation', text: 'mutation useAnyMutation{a}', kind: 'mutation' },
  {
    name: 'useAddProductsToCartMutation',
    text: 'mutation useAddProductsToCartMutation{addProductsToCart}',
    kind: 'mutation',
  },
]

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('start' as const), operation: fc.constantFrom(...OPERATIONS) }),
    fc.record({ act: fc.constant('leave' as const), which: fc.nat(20) }),
    fc.record({
      act: fc.constant('reply' as const),
      which: fc.nat(20),
      reply: fc.constantFrom(...Object.keys(REPLIES)),
    }),
    fc.record({ act: fc.constant('makeCart' as const), which: fc.nat(5), succeeds: fc.boolean() }),
    fc.record({ act: fc.constant('pass' as const), ms: fc.constantFrom(1, 300, 2_500, 15_000, 31_000) }),
    fc.record({ act: fc.constant('signIn' as const) }),
    fc.record({ act: fc.constant('turnClock' as const), hours: fc.integer({ min: -3, max: 3 }) }),
  ),
  { minLength: 3, maxLength: 30 },
)

type Call = {
  readonly operation: Operation
  readonly subscription: Subscription
  readonly events: string[]
  leftAfter: number | null
}

/**
 * A query falls back from GET at most once, and is repeated once after a sign-in; a mutation is only sent again for a
 * lost cart.
 */
const mostExchanges = ({ kind }: Operation) => (kind === 'mutation' ? 2 : 2 * (MAX_ATTEMPTS + 1))

/** Runs everything that needs no time. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

// Their code loads late, and that delay is not part of the script.
beforeAll(() =>
  Promise.all([import('#src/relay/links/deferredAnswers.ts'), import('#src/relay/links/readMultipart.ts')]),
)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test(
  'every call ends once, none is heard of after the caller left, and nothing is left running',
  async () => {
    let ran = 0
    await fc.assert(
      fc.asyncProperty(acts, fc.double({ min: 0, max: 1, noNaN: true }), async (script, chance) => {
        ran += 1
        const { fetch, exchanges } = scriptFetch()
        const carts: PromiseWithResolvers<RecoveredCart>[] = []
        const calls: Call[] = []
        const { observe, customerToken, cartId, reauthenticator } = stageNetwork({
          fetch,
          clock: { now: () => Date.now() },
          random: () => chance,
          persistedGet: true,
          deferral: true,
          recoverCart: () => {
            const cart = Promise.withResolvers<RecoveredCart>()
            carts.push(cart)
            return cart.promise
          },
        })
        cartId.set('x')

        const start = (operation: Operation) => {
          const events: string[] = []
          const subscription = observe({ ...operation, variables: { call: calls.length, cartId: 'x' } }).subscribe({
            next: () => events.push('next'),
            error: () => events.push('error'),
            complete: () => events.push('complete'),
          })
          calls.push({ operation, subscription, events, leftAfter: null })
        }

        for (const step of script) {
          switch (step.act) {
            case 'start':
              start(step.operation)
              break
            case 'leave': {
              const call = calls[step.which % Math.max(1, calls.length)]
              call?.subscription.unsubscribe()
              if (call) call.leftAfter ??= call.events.length
              break
            }
            case 'reply': {
              const open = exchanges.filter(({ isOver }) => !isOver())
              open[step.which % Math.max(1, open.length)]?.reply((REPLIES[step.reply] as () => Reply)())
              break
            }
            case 'makeCart': {
              const cart = carts[step.which % Math.max(1, carts.length)]
              if (step.succeeds) cart?.resolve({ cartId: 'y', uids: new Map() })
              else cart?.reject(new Error('no cart'))
              break
            }
            case 'pass':
              vi.advanceTimersByTime(step.ms)
              break
            case 'signIn':
              customerToken.issue(`token ${ran}`)
              break
            case 'turnClock':
              vi.setSystemTime(Date.now() + step.hours * 3_600_000)
              break
          }
          await settle()
        }

        // The backend stops answering: the network must end every call by itself. The recovery of the cart is another
        // call's to end.
        for (const cart of carts) cart.reject(new Error('no cart'))
        // So is the sign-in: the shopper leaves it.
        reauthenticator.leave()
        for (let round = 0; round < 3; round += 1) {
          await settle()
          vi.advanceTimersByTime(2 * MUTATION_TIMEOUT_MS)
        }
        await settle()

        expect(vi.getTimerCount()).toBe(0)
        expect(exchanges.filter(({ isOver }) => !isOver())).toEqual([])
        for (const [index, { operation, events, leftAfter }] of calls.entries()) {
          const ends = events.filter((event) => event !== 'next').length
          expect(ends).toBeLessThanOrEqual(1)
          expect(events.slice(0, -1).every((event) => event === 'next')).toBe(true)
          expect(leftAfter === null ? ends : events.length).toBe(leftAfter ?? 1)

          const sent = exchanges.filter(({ variables }) => variables['call'] === index)
          expect(sent.length).toBeLessThanOrEqual(mostExchanges(operation))
        }
      }),
      propertyRuns(300),
    )
  },
  PROPERTY_TIMEOUT_MS,
)
