/** A value with subscribers: a minimal store for React, Relay's live resolvers and plain code. */
export type ObservableValue<T> = {
  readonly get: () => T
  /** Notifies subscribers if the new value differs (`Object.is`). */
  readonly set: (value: T) => void
  /** Notifies subscribers although the value is unchanged, because a derived value depends on time. */
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
