/** Runs one act at a time per name, across all tabs. A failed act frees the lock. */
export type Locks = { readonly run: <T>(name: string, act: () => Promise<T>) => Promise<T> }

/**
 * Uses Web Locks where available (they need a secure context). Otherwise it serialises acts in this tab only, so in the
 * worst case two tabs create a cart at the same moment.
 */
export function createLocks(manager: LockManager | undefined): Locks {
  if (manager) {
    return { run: async (name, act) => manager.request(name, act) as ReturnType<typeof act> }
  }
  const last = new Map<string, Promise<unknown>>()
  return {
    run(name, act) {
      const turn = (last.get(name) ?? Promise.resolve()).then(act)
      last.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}
