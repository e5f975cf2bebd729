/** A value whose code loads on demand. */
export type LazyValue<T> = {
  /** Starts the load or joins a running one. A failed load may be retried. */
  readonly load: () => Promise<T>
  /** Null until loaded. */
  readonly loaded: () => T | null
  /** Resolves when somebody has loaded it; starts no load. */
  readonly arrival: Promise<T>
}

export function createLazyValue<T>(make: () => Promise<T>): LazyValue<T> {
  let value: T | null = null
  let loading: Promise<T> | null = null
  const { promise: arrival, resolve } = Promise.withResolvers<T>()
  return {
    arrival,
    loaded: () => value,
    load() {
      loading ??= make().then(
        (loaded) => {
          value = loaded
          // React's `use` then reads the promise without suspending.
          Object.assign(loading ?? {}, { status: 'fulfilled', value: loaded })
          resolve(loaded)
          return loaded
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
}
