import { expect, test } from 'vitest'
import { createRenderQueue, Overloaded } from '#server/documents/renderQueue.ts'
import type { RenderPriority } from '#server/documents/renderPriority.ts'

const patient = new AbortController().signal

test('lets so many in at once, the others in the order they came, and refuses those who find it full', async () => {
  const queue = createRenderQueue({ concurrency: 2, capacity: 2 })
  const inside: string[] = []
  const enter = async (name: string) => {
    const leave = await queue.enter(patient)
    inside.push(name)
    return leave
  }
  const first = await enter('first')
  const second = await enter('second')
  const third = enter('third')
  const fourth = enter('fourth')
  await expect(enter('fifth')).rejects.toThrow(Overloaded)
  expect(inside).toEqual(['first', 'second'])
  second()
  // A place is released once, however often that is called.
  second()
  await third
  expect(inside).toEqual(['first', 'second', 'third'])
  first()
  await fourth
  expect(inside).toEqual(['first', 'second', 'third', 'fourth'])
})

test('one render begins in each turn of the event loop, so that who came meanwhile is seen', async () => {
  const queue = createRenderQueue({ concurrency: 3, capacity: 0 })
  let begun = 0
  const begin = async () => {
    await queue.enter(patient)
    begun += 1
  }
  const all = [begin(), begin(), begin()]
  // Places are counted at once, though no render has started.
  await expect(queue.enter(patient)).rejects.toThrow(Overloaded)
  expect(begun).toBe(0)
  const seen: number[] = []
  while (begun < 3) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(begun)
  }
  expect(seen).toEqual(expect.arrayContaining([1, 2, 3]))
  await Promise.all(all)
})

test('a full queue begins its renders in the next turn, however many requests are refused', async () => {
  const queue = createRenderQueue({ concurrency: 1, capacity: 1 })
  const leave = await queue.enter(patient)
  const next = queue.enter(patient)
  let isOver = false
  const crowd = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      // One of these takes the place that the next render leaves in the queue.
      queue.enter(patient).catch(() => undefined)
    }
  })()
  let turns = 0
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  leave()
  await next
  isOver = true
  expect(turns).toBeLessThan(5)
  await crowd
})

test('a client that disconnects while waiting gives up its place in the queue', async () => {
  const queue = createRenderQueue({ concurrency: 1, capacity: 1 })
  const leave = await queue.enter(patient)
  const gone = new AbortController()
  const left = queue.enter(gone.signal)
  gone.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  const next = queue.enter(patient)
  leave()
  await next
  await expect(queue.enter(gone.signal)).rejects.toThrow('gone')
})

test('lets the urgent ones in first, and gives them the places of others in a full queue', async () => {
  const queue = createRenderQueue({ concurrency: 1, capacity: 3 })
  const inside: string[] = []
  const enter = async (priority: RenderPriority) => {
    const leave = await queue.enter(patient, priority)
    inside.push(priority)
    leave()
  }
  const leave = await queue.enter(patient)
  const crawler = enter('background')
  const guest = enter('page')
  const account = enter('own')
  const checkout = enter('checkout')
  await expect(crawler).rejects.toThrow(Overloaded)
  await expect(enter('background')).rejects.toThrow(Overloaded)
  leave()
  await Promise.all([guest, account, checkout])
  expect(inside).toEqual(['checkout', 'own', 'page'])
})

test('leaves half of the places to those who wait for their page', async () => {
  const queue = createRenderQueue({ concurrency: 4, capacity: 4 })
  const leaves = await Promise.all([queue.enter(patient, 'background'), queue.enter(patient, 'background')])
  const third = queue.enter(patient, 'background')
  const leavePage = await queue.enter(patient, 'page')
  leavePage()
  expect(queue.load()).toEqual({ running: 2, waiting: 1 })
  leaves[0]?.()
  await third
})

test('does not let anybody wait longer than a shopper does', async () => {
  const queue = createRenderQueue({ concurrency: 1, capacity: 1, patienceMs: 20 })
  await queue.enter(patient)
  await expect(queue.enter(patient)).rejects.toThrow(Overloaded)
  expect(queue.load()).toEqual({ running: 1, waiting: 0 })
})
