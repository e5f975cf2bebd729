import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredLocks, LEASE_MS } from '#src/platform/storedLocks.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { propertyRuns } from '#tests/unit/relay/propertyRuns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const openTab = (storage: KeyValueStorage, owner: string) => createStoredLocks(storage, owner)
const lasting = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

test('tabs that share a storage never run their acts at the same time, and each has its turn', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ tab: fc.nat(2), after: fc.nat(300), lasts: fc.nat(9_000) }), { minLength: 2, maxLength: 6 }),
      async (acts) => {
        const storage = createMemoryStorage()
        const tabs = ['a', 'b', 'c'].map((owner) => openTab(storage, owner))
        let [running, most] = [0, 0]
        const done = acts.map(async ({ tab, after, lasts }) => {
          await lasting(after)()
          await tabs[tab]?.run('lock', async () => {
            running += 1
            most = Math.max(most, running)
            await lasting(lasts)()
            running -= 1
          })
        })
        await vi.advanceTimersByTimeAsync(120_000)
        await Promise.all(done)
        expect(most).toBe(1)
      },
    ),
    propertyRuns(100),
  )
})

test('an act that needs a free lock does not run while another tab holds it, and runs after that', async () => {
  const storage = createMemoryStorage()
  const [one, other] = [openTab(storage, 'one'), openTab(storage, 'other')]
  const held = one.run('lock', lasting(30_000))
  await vi.advanceTimersByTimeAsync(20_000)
  const refused = other.runIfFree('lock', async () => 'ran')
  expect(await refused).toBeNull()
  await vi.advanceTimersByTimeAsync(20_000)
  await held
  const taken = other.runIfFree('lock', async () => 'ran')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await taken).toEqual({ value: 'ran' })
  expect(storage.keys()).toEqual([])
})

test('the lock of a tab that is gone is free after its lease', async () => {
  const storage = createMemoryStorage()
  storage.set('vetrina.device.lock.lock', `gone ${Date.now() + LEASE_MS}`)
  const act = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const done = openTab(storage, 'here').run('lock', act)
  await vi.advanceTimersByTimeAsync(LEASE_MS - 100)
  expect(act).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(act).toHaveBeenCalledOnce()
})

test('an act that fails frees its lock, and a blocked storage keeps nobody from acting', async () => {
  const storage = createMemoryStorage()
  const failing = openTab(storage, 'here')
    .run('lock', () => Promise.reject(new Error('broken')))
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await failing).toEqual(new Error('broken'))
  expect(storage.keys()).toEqual([])
  const blocked: KeyValueStorage = { get: () => null, set: () => false, remove: () => undefined, keys: () => [] }
  expect(await openTab(blocked, 'here').runIfFree('lock', async () => 'ran')).toEqual({ value: 'ran' })
})
