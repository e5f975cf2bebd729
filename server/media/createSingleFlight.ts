/** Runs work of a kind that only few may do at once; calls with the same key share one result. */
export type SingleFlight<Value> = (key: string, work: () => Promise<Value>, client?: string | null) => Promise<Value>

/**
 * Shares running work: callers with the same key get the same result. At most `concurrency` works run at once; the others
 * wait, and the clients take turns, so that one client's many requests do not hold up another's few.
 */
export function createSingleFlight<Value>(concurrency: number): SingleFlight<Value> {
  const flights = new Map<string, Promise<Value>>()
  /** By client, in the order in which they are served next. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  const wait = (client: string) =>
    new Promise<void>((resolve) => {
      const queue = waiting.get(client)
      if (queue) queue.push(resolve)
      else waiting.set(client, [resolve])
    })

  function takeNext(): (() => void) | undefined {
    const [turn] = waiting
    if (!turn) return undefined
    const [client, queue] = turn
    const next = queue.shift()
    waiting.delete(client)
    if (queue.length > 0) waiting.set(client, queue)
    return next
  }

  async function run(work: () => Promise<Value>, client: string): Promise<Value> {
    if (running < concurrency) running += 1
    else await wait(client)
    try {
      return await work()
    } finally {
      // The slot passes directly to the next caller in the queue, so a newcomer cannot take it.
      const next = takeNext()
      if (next) next()
      else running -= 1
    }
  }

  return (key, work, client) => {
    const underWay = flights.get(key)
    if (underWay) return underWay
    const flight = run(work, client ?? '').finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
