/** More renders are wanted than the host can take: the shopper is to come back in a moment. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

export type RenderQueue = {
  /**
   * Resolves when a place is free; the function it gives ends the use of that place. Rejects with {@link Overloaded}
   * when the queue is full, and with the signal's reason when that is aborted while waiting.
   */
  readonly enter: (signal: AbortSignal) => Promise<() => void>
}

/** A connection is accepted in one turn of the event loop and read in the next, and a turn accepts one connection. */
const QUIET_TURNS = 3
/** Under a stream of requests that never ends a render begins all the same. */
const MOST_TURNS = 1000

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/** At most `concurrency` renders at once; `capacity` others wait in the order they came. */
export function createRenderQueue({
  concurrency,
  capacity,
}: {
  readonly concurrency: number
  readonly capacity: number
}): RenderQueue {
  const waiting = new Set<() => void>()
  let running = 0
  let turn = Promise.resolve()
  let arrivals = 0

  /**
   * A render over the embedded engine waits for nothing outside the process, so it ends before the host looks at its
   * sockets again: without a pause before each, nobody would ever be found waiting, and nobody refused.
   */
  async function placeInTurn(): Promise<() => void> {
    turn = turn.then(untilNobodyComes)
    await turn
    return placeOf()
  }

  function placeOf(): () => void {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      // The place goes straight to the next in line, so a newcomer cannot slip in between.
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
  }

  async function untilNobodyComes(): Promise<void> {
    for (let turns = 0, quiet = 0; quiet < QUIET_TURNS && turns < MOST_TURNS; turns += 1) {
      const before = arrivals
      await turnOfTheLoop()
      quiet = arrivals === before ? quiet + 1 : 0
    }
  }

  return {
    async enter(signal) {
      signal.throwIfAborted()
      arrivals += 1
      if (running < concurrency) {
        running += 1
        return placeInTurn()
      }
      if (waiting.size >= capacity) throw new Overloaded('No render can be begun: the queue is full')
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.delete(take)
          reject(signal.reason)
        }
        const take = () => {
          waiting.delete(take)
          signal.removeEventListener('abort', leave)
          resolve()
        }
        waiting.add(take)
        signal.addEventListener('abort', leave, { once: true })
      })
      return placeInTurn()
    },
  }
}
