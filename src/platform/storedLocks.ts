/**
 * Loaded in browsers without Web Locks, as on a page without https.
 *
 * @chunkWeight 0
 */

import type { Locks } from './lock.ts'
import { createLocksOfTab } from './locksOfTab.ts'
import type { KeyValueStorage } from './storage.ts'

/** The end of a session must not free a lock, so its key is one of the device. */
const PREFIX = 'vetrina.device.lock.'

/** A tab that is closed or stopped does not renew its lock, which is free after this time. */
export const LEASE_MS = 10_000
const RENEWAL_MS = 2_000

/** Two tabs may write at the same moment; after this time both read the same owner. */
export const SETTLING_MS = 50
const RETRY_MS = 250

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Locks with an owner in the storage of all tabs. While the storage is blocked or full, acts run in turn in this tab
 * only, so in the worst case two tabs create a cart at the same moment.
 */
export function createStoredLocks(storage: KeyValueStorage, owner: string = Math.random().toString(36)): Locks {
  const inTab = createLocksOfTab()
  const ownerIn = (text: string | null): string | null => {
    const [by = '', until = ''] = text?.split(' ') ?? []
    return Number(until) > Date.now() ? by : null
  }
  const write = (key: string) => storage.set(key, `${owner} ${Date.now() + LEASE_MS}`)

  /** @returns whether this tab has the lock */
  const take = async (key: string): Promise<boolean> => {
    if (ownerIn(storage.get(key)) !== null) return false
    if (!write(key)) return true
    await pause(SETTLING_MS)
    return ownerIn(storage.get(key)) === owner
  }

  const hold = async <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const renewal = setInterval(() => {
      if (ownerIn(storage.get(key)) === owner) write(key)
    }, RENEWAL_MS)
    try {
      return await act()
    } finally {
      clearInterval(renewal)
      if (ownerIn(storage.get(key)) === owner) storage.remove(key)
    }
  }

  return {
    run: (name, act) =>
      inTab.run(name, async () => {
        const key = PREFIX + name
        while (!(await take(key))) await pause(RETRY_MS)
        return hold(key, act)
      }),
    async runIfFree(name, act) {
      const key = PREFIX + name
      const turn = await inTab.runIfFree(name, async () => ((await take(key)) ? { value: await hold(key, act) } : null))
      return turn?.value ?? null
    },
  }
}
