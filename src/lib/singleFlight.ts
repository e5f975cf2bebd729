/** Calls that come while one is under way share its outcome. */
export function singleFlight<T>(act: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null
  return () => {
    flight ??= act().finally(() => {
      flight = null
    })
    return flight
  }
}
