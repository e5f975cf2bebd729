import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { Locks } from './lock.ts'
import type { KeyValueStorage } from './storage.ts'

export type { Locks }

/** Uses Web Locks where available (they need a secure context), else locks in the storage that all tabs share. */
export function createLocks(manager: LockManager | undefined, storage: KeyValueStorage): Locks {
  if (manager) {
    return {
      run: async (name, act) => manager.request(name, act) as ReturnType<typeof act>,
      runIfFree: async (name, act) =>
        manager.request(name, { ifAvailable: true }, async (lock) => (lock ? { value: await act() } : null)),
    }
  }
  const { load } = createLazyValue(async () => (await import('./storedLocks.ts')).createStoredLocks(storage))
  return {
    run: async (name, act) => (await load()).run(name, act),
    runIfFree: async (name, act) => (await load()).runIfFree(name, act),
  }
}
