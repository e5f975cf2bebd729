/** The queue is full; the shopper should retry in a moment. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

export type RenderQueue = {
  /**
   * Resolves when a slot is free, to the function that frees it. Rejects with {@link Overloaded} if the queue is full,
   * and with the signal's reason if it is aborted while waiting.
   */
  readonly enter: (signal: AbortSignal) => Promise<() => void>
}

/** A connection is accepted in one turn of the event loop and read in the next, and one turn accepts one connection. */
const QUIET_TURNS = 3
/** Limits the pause, so that renders start even under a constant stream of requests. */
const MOST_TURNS = 1000

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/** At most `concurrency` renders at once; `capacity` others wait in order of arrival. */
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
   * Pauses before each render, so that the host reads its sockets. A render over the embedded engine waits for nothing
   * outside the process; without the pause the queue would never see waiting requests.
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
      // The slot passes directly to the next request in the queue, so a newcomer cannot take it.
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
