/** Runs one act at a time per name, across all tabs. A failed act frees the lock. */
export type Locks = {
  readonly run: <T>(name: string, act: () => Promise<T>) => Promise<T>
  /** Does not wait for the lock: resolves to null without running `act` while it is taken. */
  readonly runIfFree: <T>(name: string, act: () => Promise<T>) => Promise<{ readonly value: T } | null>
}
