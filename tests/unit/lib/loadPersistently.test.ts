import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPersistently } from '#src/lib/scheduling/loadPersistently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = (times: number) => {
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries <= times) throw new TypeError(`Try ${tries} failed`)
    return 'code'
  }
  return { load, tries: () => tries }
}

test('code that no host sent is requested again', async () => {
  const { load, tries } = failing(2)
  const loaded = loadPersistently(load)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await loaded).toBe('code')
  expect(tries()).toBe(3)
})

test('code that never comes rejects with the last error', async () => {
  const { load, tries } = failing(9)
  const message = loadPersistently(load).catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(14_000)
  expect(await message).toBe('TypeError: Try 4 failed')
  expect(tries()).toBe(4)
})
