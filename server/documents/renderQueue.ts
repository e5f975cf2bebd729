import { rankOf, type RenderPriority } from './renderPriority.ts'

/** The queue is full, or the wait was too long; the shopper should retry in a moment. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

export type RenderQueue = {
  /**
   * Resolves when a slot is free, to the function that frees it. Rejects with {@link Overloaded} if the queue is full of
   * renders at least as urgent, or if the wait is too long, and with the signal's reason if it is aborted while waiting.
   */
  readonly enter: (signal: AbortSignal, priority?: RenderPriority) => Promise<() => void>
  /** The numbers of running and of waiting renders. */
  readonly load: () => { readonly running: number; readonly waiting: number }
}

type Waiting = {
  readonly rank: number
  readonly take: () => void
  readonly refuse: () => void
}

type QueueOptions = {
  readonly concurrency: number
  readonly capacity: number
  /** The longest wait for a slot. */
  readonly patienceMs?: number
}

/** A connection is accepted in one turn of the event loop and read in the next, and one turn accepts one connection. */
const QUIET_TURNS = 3
/** Limits the pause, so that renders start even under a constant stream of requests. */
const MOST_TURNS = 1000

/** A shopper who waits longer for a page than this has left. */
const PATIENCE_MS = 3_000

const BACKGROUND = rankOf('background')

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * At most `concurrency` renders at once; `capacity` others wait, the urgent ones first, otherwise in order of arrival.
 * Background renders take at most half of the slots, so that a slow backend does not fill all of them with renewals.
 */
export function createRenderQueue({ concurrency, capacity, patienceMs = PATIENCE_MS }: QueueOptions): RenderQueue {
  const waiting = new Set<Waiting>()
  const mostInBackground = Math.ceil(concurrency / 2)
  let running = 0
  let inBackground = 0
  let turn = Promise.resolve()
  let arrivals = 0

  const mayBegin = (rank: number) => rank < BACKGROUND || inBackground < mostInBackground

  /**
   * Pauses before each render, so that the host reads its sockets. A render over the embedded engine waits for nothing
   * outside the process; without the pause the queue would never see waiting requests.
   */
  async function placeInTurn(rank: number): Promise<() => void> {
    turn = turn.then(untilNobodyComes)
    await turn
    return placeOf(rank)
  }

  function begin(rank: number): void {
    running += 1
    if (rank >= BACKGROUND) inBackground += 1
  }

  function placeOf(rank: number): () => void {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      running -= 1
      if (rank >= BACKGROUND) inBackground -= 1
      // The slot passes directly to the next request in the queue, so a newcomer cannot take it.
      mostUrgent(waiting)?.take()
    }
  }

  function mostUrgent(all: Iterable<Waiting>): Waiting | null {
    let first: Waiting | null = null
    for (const one of all) if (mayBegin(one.rank) && (first === null || one.rank < first.rank)) first = one
    return first
  }

  /** The last to arrive of the least urgent ones, if they are less urgent than `rank`. */
  function leastUrgent(rank: number): Waiting | null {
    let last: Waiting | null = null
    for (const one of waiting) if (one.rank > rank && one.rank >= (last?.rank ?? 0)) last = one
    return last
  }

  /** Always one turn, in which requests that find the queue full are refused. */
  async function untilNobodyComes(): Promise<void> {
    let quiet = 0
    let turns = 0
    do {
      const before = arrivals
      await turnOfTheLoop()
      quiet = arrivals === before ? quiet + 1 : 0
      turns += 1
      // Nobody else finds a place, so a longer pause would only keep those who wait.
    } while (quiet < QUIET_TURNS && turns < MOST_TURNS && waiting.size < capacity)
  }

  function wait(rank: number, signal: AbortSignal): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const end = () => {
        waiting.delete(one)
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
      }
      const leave = () => {
        end()
        reject(signal.reason)
      }
      const refuse = () => {
        end()
        reject(new Overloaded('No render can be begun: the queue is full or slow'))
      }
      const take = () => {
        end()
        begin(rank)
        resolve()
      }
      const timer = setTimeout(refuse, patienceMs)
      const one: Waiting = { rank, take, refuse }
      waiting.add(one)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    async enter(signal, priority = 'page') {
      signal.throwIfAborted()
      arrivals += 1
      const rank = rankOf(priority)
      if (running < concurrency && mayBegin(rank)) {
        begin(rank)
        return placeInTurn(rank)
      }
      if (waiting.size >= capacity) {
        const displaced = leastUrgent(rank)
        if (displaced === null) throw new Overloaded('No render can be begun: the queue is full')
        displaced.refuse()
      }
      await wait(rank, signal)
      return placeInTurn(rank)
    },
    load: () => ({ running, waiting: waiting.size }),
  }
}
