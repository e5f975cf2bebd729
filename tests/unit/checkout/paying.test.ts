import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import { AFTER_ORDER, BY_CARD, openPayingBackend, PAID_LATER } from './payingBackend.ts'
import { simulatePaying } from './simulatePaying.ts'
import type { PayingStep } from './simulatePaying.ts'

const which = fc.nat(5)
const method = fc.constantFrom(AFTER_ORDER, AFTER_ORDER, PAID_LATER, BY_CARD, BY_CARD)
const one = <const T>(...all: readonly T[]) => fc.constantFrom(...all)
const step: fc.Arbitrary<PayingStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: one('press', 'press', 'doublePress'), which, method }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: one('goOn', 'payOtherwise', 'payOtherwise', 'takeWaiting', 'checkAgain'), which }),
  },
  { weight: 1, arbitrary: fc.record({ act: one('forge', 'begin') }) },
  { weight: 1, arbitrary: fc.record({ act: one('open'), isDeaf: fc.boolean() }) },
  { weight: 8, arbitrary: fc.constant({ act: 'flow' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: one('checkout', 'checkout', 'close'),
      which,
      how: one('acted', 'late', 'neverArrived'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: one('exchange'),
      which,
      how: one('fine', 'fine', 'fine', 'acted', 'lost', 'late', 'neverArrived', 'truncated', 'failed', 'failedUnacted'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: one('end'),
      which,
      how: one('paid', 'paid', 'authorized', 'canceled', 'expired', 'failed', 'pending'),
      isOtherSum: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: one('return'), which, to: one('tab', 'tab', 'newTab', 'otherBrowser') }) },
  { weight: 1, arbitrary: fc.record({ act: one('webhook'), which }) },
  { weight: 1, arbitrary: fc.record({ act: one('provider'), how: one('failure', 'lost') }) },
  { weight: 2, arbitrary: fc.record({ act: one('pass'), ms: one(400, 1_500, 31_000) }) },
)

/** Most runs begin with an order whose payment page is open, because faults before that stop most of the others. */
const pressed: readonly PayingStep[] = [{ act: 'press', which: 0, method: AFTER_ORDER }, { act: 'flow' }]
const beside = (isDeaf: boolean): readonly PayingStep[] => [{ act: 'open', isDeaf }, { act: 'flow' }]
const back: readonly PayingStep[] = [
  { act: 'return', which: 0, to: 'tab' },
  { act: 'flow' },
  { act: 'pass', ms: 31_000 },
  { act: 'flow' },
]
const ends = (how: 'paid' | 'failed'): PayingStep => ({ act: 'end', which: 0, how, isOtherSum: false })
const byCard: PayingStep = { act: 'press', which: 0, method: BY_CARD }
const alone: readonly (readonly PayingStep[])[] = [[], pressed, [byCard]]
const besideAnotherTab: readonly (readonly PayingStep[])[] = [
  [...beside(false), ...pressed],
  [...beside(true), ...pressed],
  // Two tabs order at once, each in its own way.
  [
    ...beside(false),
    { act: 'press', which: 0, method: AFTER_ORDER },
    { act: 'press', which: 1, method: PAID_LATER },
    { act: 'flow' },
  ],
  [...beside(false), byCard, { act: 'press', which: 1, method: AFTER_ORDER }, { act: 'flow' }],
  [...beside(true), byCard, { act: 'exchange', which: 0, how: 'fine' }, { act: 'close', which: 0, how: 'late' }],
  // The tab with the order is gone, and another one may order.
  [...beside(false), { act: 'press', which: 0, method: AFTER_ORDER }, { act: 'close', which: 0, how: 'acted' }],
  [
    ...beside(false),
    { act: 'press', which: 0, method: AFTER_ORDER },
    { act: 'close', which: 0, how: 'neverArrived' },
    { act: 'press', which: 0, method: PAID_LATER },
    { act: 'exchange', which: 0, how: 'lost' },
  ],
  // The backend opened the cart again while the payment was open, and then it was paid.
  [...beside(true), ...pressed, ...back, ends('paid'), { act: 'pass', ms: 31_000 }, { act: 'flow' }],
  // The payment failed, and the same cart was ordered once more.
  [
    ...beside(true),
    ...pressed,
    ends('failed'),
    ...back,
    { act: 'checkout', which: 1, how: 'acted' },
    { act: 'press', which: 1, method: PAID_LATER },
    { act: 'flow' },
  ],
]
const scriptAfter = (beginnings: readonly (readonly PayingStep[])[]) =>
  fc
    .tuple(fc.constantFrom(...beginnings), fc.array(step, { minLength: 3, maxLength: 20, size: 'max' }))
    .map(([before, steps]) => [...before, ...steps])

const backend = openPayingBackend()
afterAll(backend.close)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['alone', alone],
  ['beside another tab', besideAnotherTab],
])(
  'whatever the fate of requests, documents, payments and returns, a cart is paid once, and never lost: %s',
  async (_, beginnings) => {
    await fc.assert(
      fc.asyncProperty(scriptAfter(beginnings), async (steps) => {
        expect(await simulatePaying(steps, backend.begin())).toEqual([])
      }),
      propertyRuns(1_000),
    )
  },
  PROPERTY_TIMEOUT_MS,
)
