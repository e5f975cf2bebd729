import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartQueue } from '#src/features/cart/requests/cartQueue.ts'
import { emptyCartQueue, enqueue, finishRunning, startNext, unanswered } from '#src/features/cart/requests/cartQueue.ts'

/** `set` is the effect of `put` on a line; `add` is an addition to the same line. */
type Write = { readonly id: number; readonly target: string | null; readonly line: string; readonly amount: number }

type Step =
  | { readonly kind: 'set'; readonly line: string; readonly amount: number }
  | { readonly kind: 'add'; readonly line: string; readonly amount: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'answer' }

const line = fc.constantFrom('a', 'b', 'c')
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('set' as const), line, amount: fc.integer({ min: 0, max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('add' as const), line, amount: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'start' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'answer' as const }) },
)

type Run = {
  readonly queue: CartQueue<Write>
  readonly ran: readonly Write[]
  readonly replaced: readonly { readonly write: Write; readonly by: Write }[]
}

const start = ({ queue, ran, replaced }: Run): Run => {
  const next = startNext(queue)
  return next === queue || !next.running
    ? { queue, ran, replaced }
    : { queue: next, ran: [...ran, next.running], replaced }
}

function take(run: Run, current: Step, id: number): Run {
  if (current.kind === 'start') return start(run)
  if (current.kind === 'answer') return { ...run, queue: finishRunning(run.queue) }
  const write = { ...current, id, target: current.kind === 'set' ? current.line : null }
  const { queue, superseded } = enqueue(run.queue, write)
  return { ...run, queue, replaced: superseded ? [...run.replaced, { write: superseded, by: write }] : run.replaced }
}

function drain(run: Run): Run {
  let current = run
  // More rounds than writes: a queue that does not empty itself fails instead of hanging.
  for (let round = unanswered(run.queue).length + 1; round > 0; round -= 1) {
    current = start({ ...current, queue: finishRunning(current.queue) })
  }
  return { ...current, queue: finishRunning(current.queue) }
}

/** The content of a cart after writes in this order. */
function outcome(writes: readonly Pick<Write, 'target' | 'line' | 'amount'>[]): Record<string, number> {
  const cart: Record<string, number> = {}
  for (const { target, line: name, amount } of writes)
    cart[name] = target === null ? (cart[name] ?? 0) + amount : amount
  return cart
}

const asked = (steps: readonly Step[]) =>
  steps.flatMap((current, id) =>
    current.kind === 'set' || current.kind === 'add'
      ? [{ id, target: current.kind === 'set' ? current.line : null, line: current.line, amount: current.amount }]
      : [],
  )

const run = (steps: readonly Step[]) =>
  drain(steps.reduce(take, { queue: emptyCartQueue<Write>(), ran: [], replaced: [] } as Run))

test('every write runs once or is replaced once, and nothing waits for ever', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { queue, ran, replaced } = run(steps)
      expect(unanswered(queue)).toEqual([])
      const settled = [...ran.map(({ id }) => id), ...replaced.map(({ write }) => write.id)]
      expect(settled.toSorted((a, b) => a - b)).toEqual(asked(steps).map(({ id }) => id))
    }),
  )
})

test('the cart ends as if every write had run in the order of the requests', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      expect(outcome(run(steps).ran)).toEqual(outcome(asked(steps)))
    }),
  )
})

test('only a later write of the same target replaces, never an addition, and never one that runs', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { ran, replaced } = run(steps)
      for (const { write, by } of replaced) {
        expect(write.target).not.toBeNull()
        expect(by.target).toBe(write.target)
        expect(by.id).toBeGreaterThan(write.id)
      }
      expect(ran.filter(({ target }) => target === null).map(({ id }) => id)).toEqual(
        asked(steps)
          .filter(({ target }) => target === null)
          .map(({ id }) => id),
      )
    }),
  )
})

test('one write runs at a time', () => {
  const first = enqueue(emptyCartQueue<Write>(), { id: 1, target: 'a', line: 'a', amount: 1 }).queue
  const running = startNext(enqueue(first, { id: 2, target: 'b', line: 'b', amount: 1 }).queue)
  expect(running.running?.id).toBe(1)
  expect(startNext(running)).toBe(running)
  expect(startNext(finishRunning(running)).running?.id).toBe(2)
})

test('fast changes of one line become the pending one and the last one', () => {
  const set = (amount: number): Step => ({ kind: 'set', line: 'a', amount })
  const { ran } = run([set(2), { kind: 'start' }, set(3), set(4), set(5)])
  expect(ran.map(({ amount }) => amount)).toEqual([2, 5])
})
