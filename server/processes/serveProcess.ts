import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { EngineHost } from '#server/engine/engineHost.ts'
import type { Counted, CounterOptions, FromParent, ToParent } from './messages.ts'

/** Counters of tries by their prefix, for all processes of a host. */
export function createSharedCounters() {
  const counters = new Map<string, RateLimiterMemory>()
  return async (options: CounterOptions, key: string, points: number): Promise<Counted> => {
    const counter = counters.get(options.keyPrefix) ?? new RateLimiterMemory(options)
    counters.set(options.keyPrefix, counter)
    try {
      return countedOf(await counter.consume(key, points), true)
    } catch (error) {
      if (error instanceof RateLimiterRes) return countedOf(error, false)
      throw error
    }
  }
}

const countedOf = (result: RateLimiterRes, isAllowed: boolean): Counted => ({
  isAllowed,
  remainingPoints: result.remainingPoints,
  msBeforeNext: result.msBeforeNext,
  consumedPoints: result.consumedPoints,
  isFirstInDuration: result.isFirstInDuration,
})

type ServeOptions = {
  readonly send: (message: FromParent) => void
  readonly count: ReturnType<typeof createSharedCounters>
  /** Null in front of another backend. */
  readonly engine: EngineHost | null
}

/** Answers the questions of one web process: tries that are counted, and calls to the engine. */
export function serveProcess({ send, count, engine }: ServeOptions) {
  /** The calls of the process, with the means to leave them. */
  const calls = new Map<number, AbortController>()

  async function callEngine({ id, call, lane, isRepeatable }: Extract<ToParent, { kind: 'callEngine' }>) {
    if (engine === null) return send({ kind: 'engineFailed', id, error: new Error('This host has no engine') })
    const leaving = new AbortController()
    calls.set(id, leaving)
    try {
      const outcome = await engine.call(call, { lane, isRepeatable, signal: leaving.signal })
      send({ kind: 'engineAnswered', id, outcome })
    } catch (error) {
      if (!leaving.signal.aborted) send({ kind: 'engineFailed', id, error })
    } finally {
      calls.delete(id)
    }
  }

  return {
    onMessage(message: ToParent): void {
      if (message.kind === 'callEngine') void callEngine(message)
      else if (message.kind === 'leaveEngine') calls.get(message.id)?.abort()
      else if (message.kind === 'count') {
        const { id, counter, key, points } = message
        void count(counter, key, points).then((counted) => send({ kind: 'counted', id, counted }))
      }
    },
    /** The process has ended: calls that were not begun are left. */
    end(): void {
      for (const leaving of calls.values()) leaving.abort()
    },
  }
}
