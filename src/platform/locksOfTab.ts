import type { Locks } from './lock.ts'

/** Locks among the acts of one tab, or of the server. */
export function createLocksOfTab(): Locks {
  const last = new Map<string, Promise<unknown>>()
  const run: Locks['run'] = (name, act) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(act)
    const settled: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => last.get(name) === settled && last.delete(name))
    last.set(name, settled)
    return turn
  }
  return {
    run,
    runIfFree: async (name, act) => (last.has(name) ? null : { value: await run(name, act) }),
  }
}
