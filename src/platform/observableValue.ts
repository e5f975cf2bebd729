/** A value with subscribers: the smallest store that React, Relay's live resolvers and plain code can all read. */
export type ObservableValue<T> = {
  readonly get: () => T
  /** Notifies subscribers when `Object.is` tells the new value from the old one. */
  readonly set: (value: T) => void
  /** Notifies subscribers of the same value: what is derived from it has changed with time. */
  readonly republish: () => void
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
}

export function createObservableValue<T>(initial: T): ObservableValue<T> {
  const listeners = new Set<() => void>()
  let current = initial
  const republish = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => current,
    set(value) {
      if (Object.is(current, value)) return
      current = value
      republish()
    },
    republish,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
