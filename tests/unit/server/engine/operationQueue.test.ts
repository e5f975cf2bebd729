import { expect, test } from 'vitest'
import { createOperationQueue, LANE_LIMITS, type Lane } from '#server/engine/operationQueue.ts'

type Job = { readonly lane: Lane; readonly name: string }

const LIMITS = {
  selling: { queued: 30, begun: 30 },
  passwords: { queued: 2, begun: 1 },
  browsing: { queued: 30, begun: 30 },
  others: { queued: 1, begun: 1 },
}

const jobs = (lane: Lane, count: number): readonly Job[] =>
  Array.from({ length: count }, (_, index) => ({ lane, name: `${lane} ${index}` }))

function stage(entering: readonly Job[]) {
  const queue = createOperationQueue<Job>(LIMITS)
  const isIn = entering.map((job) => queue.enter(job))
  return { queue, isIn }
}

test('carts and orders are served before the catalogue, and the catalogue before unread documents', () => {
  const { queue } = stage([...jobs('others', 1), ...jobs('browsing', 1), ...jobs('selling', 1)])
  expect([queue.take(), queue.take(), queue.take(), queue.take()].map((job) => job?.lane)).toEqual([
    'selling',
    'browsing',
    'others',
    undefined,
  ])
})

test('every eighth turn belongs to the last lane that waits', () => {
  const { queue } = stage([...jobs('selling', 20), ...jobs('browsing', 20)])
  const lanes = Array.from({ length: 16 }, () => queue.take()?.lane)
  expect(lanes.flatMap((lane, index) => (lane === 'browsing' ? [index] : []))).toEqual([7, 15])
})

test('a full lane refuses, and the others do not', () => {
  const { queue, isIn } = stage(jobs('passwords', 3))
  expect(isIn).toEqual([true, true, false])
  expect(queue.enter({ lane: 'selling', name: 'cart' })).toBe(true)
})

test('a lane begins no more than its number, and others go on', () => {
  const [first, second] = jobs('passwords', 2)
  const { queue } = stage([...jobs('passwords', 2), ...jobs('browsing', 1)])
  expect(queue.take()).toEqual(first)
  expect(queue.take()?.lane).toBe('browsing')
  expect(queue.take()).toBeNull()
  queue.finish({ lane: 'passwords', name: '' })
  expect(queue.take()).toEqual(second)
})

test('a job that enters again is first', () => {
  const { queue } = stage(jobs('browsing', 3))
  const first = queue.take()
  const [, , third] = jobs('browsing', 3)
  if (!first || !third) throw new Error('Nothing waits')
  queue.finish(first)
  queue.enterAgain(first)
  const again = queue.take()
  expect(again).toBe(first)
  expect(queue.clear().map(({ name }) => name)).toEqual(['browsing 1', 'browsing 2'])
})

test('passwords never occupy all of the four threads in which Node reads files', () => {
  expect(LANE_LIMITS.passwords.begun + LANE_LIMITS.others.begun).toBeLessThan(4)
})
