import { expect, test } from 'vitest'
import { createRenderQueue, Overloaded } from '#server/documents/renderQueue.ts'

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
