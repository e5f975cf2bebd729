/**
 * Shares work between callers: while work for a key is under way, others who ask for that key get its outcome. At most
 * `concurrency` works run at once, the others queue in the order they came.
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
      // The place goes straight to the next in line, so a newcomer cannot slip in between.
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
