/** A value whose code loads on demand. */
export type LazyValue<T> = {
  /** Starts the load or joins a running one. A failed load may be retried. */
  readonly load: () => Promise<T>
  /** Null until loaded. */
  readonly loaded: () => T | null
}

export function createLazyValue<T>(make: () => Promise<T>): LazyValue<T> {
  let value: T | null = null
  let loading: Promise<T> | null = null
  return {
    loaded: () => value,
    load() {
      loading ??= make().then(
        (loaded) => (value = loaded),
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
}
