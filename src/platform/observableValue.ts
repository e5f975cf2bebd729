/** A value with subscribers: the smallest store that React, Relay's live resolvers and plain code can all read. */
export type ObservableValue<T> = {
  readonly get: () => T
  /** Notifies subscribers when `Object.is` tells the new value from the old one. */
  readonly set: (value: T) => void
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createObservableValue<T>(initial: T): ObservableValue<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(value) {
      if (Object.is(current, value)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
