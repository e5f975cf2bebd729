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

  return {
    async enter(signal) {
      signal.throwIfAborted()
      if (running < concurrency) {
        running += 1
        return placeOf()
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
      return placeOf()
    },
  }
}
