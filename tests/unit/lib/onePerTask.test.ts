import { expect, test } from 'vitest'
import { atOnce, onePerTask } from '#src/lib/scheduling/onePerTask.ts'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'

/** The started work, by name. */
function works() {
  const begun: string[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return Promise.resolve(name)
  }
  return { begun, work }
}

test('starts one work per task, in turn, and reports the end of each', async () => {
  const { begun, work } = works()
  const begin = onePerTask()
  const all = Promise.all([begin(work('a')), begin(work('b')), begin(work('c'))])
  await Promise.resolve()
  expect(begun).toEqual(['a'])
  await nextTask()
  expect(begun).toEqual(['a', 'b'])
  expect(await all).toEqual(['a', 'b', 'c'])
})

test('one that fails holds up none', async () => {
  const { begun, work } = works()
  const begin = onePerTask()
  const failing = begin(() => Promise.reject(new Error('gone')))
  const next = begin(work('b'))
  await expect(failing).rejects.toThrow('gone')
  expect(await next).toBe('b')
  expect(begun).toEqual(['b'])
})

test('at once begins all of them in this task', () => {
  const { begun, work } = works()
  void [atOnce(work('a')), atOnce(work('b'))]
  expect(begun).toEqual(['a', 'b'])
})
