/** One act at a time per name, in all tabs of the browser. A failed act frees the lock. */
export type Locks = { readonly run: <T>(name: string, act: () => Promise<T>) => Promise<T> }

/**
 * Web Locks where the page has them (they need a secure context); else one act at a time in this tab alone, whose worst
 * case is a cart that two tabs make at the same moment.
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
