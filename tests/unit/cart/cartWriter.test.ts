import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { WriteOutcome } from '#src/features/cart/requests/cartWriter.ts'
import {
  COUPON_TARGET,
  createCartWriter,
  giftCardTarget,
  giftMessageTarget,
  IDLE_CART,
  lineTarget,
} from '#src/features/cart/requests/cartWriter.ts'
import { failed, succeeded } from '#src/lib/result.ts'

const refused: WriteOutcome = failed({ kind: 'insufficient-stock', message: 'no' })

/** A request that the test answers. */
function request<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  return { run: vi.fn<() => Promise<T>>(() => promise), resolve, reject }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('writes go one after another', async () => {
  const writer = createCartWriter()
  const [first, second] = [request<WriteOutcome>(), request<string>()]
  const answers = [writer.put('line:a', first.run), writer.add(second.run)]
  expect(first.run).toHaveBeenCalledOnce()
  expect(second.run).not.toHaveBeenCalled()
  first.resolve(succeeded(null))
  await settled()
  expect(second.run).toHaveBeenCalledOnce()
  second.resolve('added')
  expect(await Promise.all(answers)).toEqual([succeeded(null), 'added'])
  await settled()
  expect(writer.activity()).toBe(IDLE_CART)
})

test('a replaced write never runs and shares the outcome of the last one', async () => {
  const writer = createCartWriter()
  const [first, second, third] = [request<WriteOutcome>(), request<WriteOutcome>(), request<WriteOutcome>()]
  const answers = [first, second, third].map(({ run }) => writer.put('line:a', run))
  first.resolve(succeeded(null))
  third.resolve(refused)
  expect(await Promise.all(answers)).toEqual([succeeded(null), refused, refused])
  expect(second.run).not.toHaveBeenCalled()
})

test('predictions are taken back when their write starts or is replaced, each once', async () => {
  const writer = createCartWriter()
  const predictions = [0, 1, 2].map(() => ({ dispose: vi.fn<() => void>() }))
  const requests = predictions.map(() => request<WriteOutcome>())
  const answers = requests.map(({ run }, index) => writer.put('line:a', run, { predict: () => predictions[index]! }))
  const disposed = () => predictions.map(({ dispose }) => dispose.mock.calls.length)
  expect(disposed()).toEqual([1, 1, 0])
  for (const { resolve } of requests) resolve(succeeded(null))
  await Promise.all(answers)
  expect(disposed()).toEqual([1, 1, 1])
})

test('a write that breaks reaches its caller and does not hold up the next', async () => {
  const writer = createCartWriter()
  const broken = request<WriteOutcome>()
  const answer = writer.put('line:a', broken.run)
  const next = writer.add(() => Promise.resolve(7))
  broken.reject(new Error('a bug'))
  await expect(answer).rejects.toThrow('a bug')
  expect(await next).toBe(7)
})

test('activity names the pending writes and notifies its listeners', async () => {
  const writer = createCartWriter()
  const listener = vi.fn<() => void>()
  const stop = writer.subscribe(listener)
  const [update, addition] = [request<WriteOutcome>(), request<null>()]
  const arriving = { name: 'Tazza', imageUrl: null, quantity: 2 }
  const answers = [
    writer.put(lineTarget('a'), update.run),
    writer.add(addition.run, { arriving: [arriving], pieces: 2 }),
  ]
  expect(writer.activity()).toEqual({
    busy: true,
    targets: new Set(['line:a']),
    arriving: [arriving],
    arrivingPieces: 2,
  })
  update.resolve(succeeded(null))
  await settled()
  expect(writer.activity().targets.size).toBe(0)
  addition.resolve(null)
  await Promise.all(answers)
  await settled()
  expect(writer.activity()).toBe(IDLE_CART)
  const calls = listener.mock.calls.length
  expect(calls).toBe(4)
  stop()
  await writer.add(() => Promise.resolve(null))
  await settled()
  expect(listener).toHaveBeenCalledTimes(calls)
})

test('writes to different parts of a cart replace nothing of each other', async () => {
  const writer = createCartWriter()
  const targets = [lineTarget('a'), lineTarget('b'), COUPON_TARGET, giftMessageTarget('a'), giftCardTarget('a')]
  const requests = targets.map((target) => ({ target, ...request<WriteOutcome>() }))
  const answers = requests.map(({ target, run }) => writer.put(target, run))
  expect(writer.activity()).toMatchObject({ busy: true, targets: new Set(targets) })
  for (const { resolve } of requests) resolve(succeeded(null))
  await Promise.all(answers)
  for (const { run } of requests) expect(run).toHaveBeenCalledOnce()
  expect(new Set([...targets, giftMessageTarget('b'), giftCardTarget('b')]).size).toBe(7)
})

test('an idle cart has no pending writes', () => {
  expect(createCartWriter().activity()).toEqual({ busy: false, targets: new Set(), arriving: [], arrivingPieces: 0 })
})

test('whatever is asked in whatever order, every promise settles', async () => {
  const write = fc.record({
    target: fc.constantFrom('line:a', 'line:b', 'coupon', null),
    delay: fc.integer({ min: 0, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(write, { maxLength: 15 }), async (writes) => {
      const writer = createCartWriter()
      let running = 0
      const act = async (delay: number) => {
        running += 1
        expect(running).toBe(1)
        for (let turn = 0; turn < delay; turn += 1) await Promise.resolve()
        running -= 1
        return succeeded(null)
      }
      const answers = writes.map(({ target, delay }) =>
        target === null ? writer.add(() => act(delay)) : writer.put(target, () => act(delay)),
      )
      expect(await Promise.all(answers)).toHaveLength(writes.length)
      await settled()
      expect(writer.activity()).toBe(IDLE_CART)
    }),
    { numRuns: 50 },
  )
})
