/**
 * Shares running work: callers with the same key get the same result. At most `concurrency` works run at once, the
 * others wait in order.
 */
export function createSingleFlight<Value>(
  concurrency: number,
): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const flights = new Map<string, Promise<Value>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function run(work: () => Promise<Value>): Promise<Value> {
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The slot passes directly to the next caller in the queue, so a newcomer cannot take it.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return (key, work) => {
    const underWay = flights.get(key)
    if (underWay) return underWay
    const flight = run(work).finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
