/** Named events with typed payloads. An error in a listener is thrown to the emitter. */
export type Events<TMap> = {
  readonly emit: <K extends keyof TMap>(name: K, payload: TMap[K]) => void
  /** Returns the function that ends the subscription. */
  readonly on: <K extends keyof TMap>(name: K, listener: (payload: TMap[K]) => void) => () => void
}

export function createEvents<TMap>(): Events<TMap> {
  const listeners = new Map<keyof TMap, Set<(payload: never) => void>>()
  return {
    emit(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(payload as never)
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => void set.delete(listener)
    },
  }
}
