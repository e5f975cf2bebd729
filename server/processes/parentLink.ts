import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Purge } from '#server/documents/pageStore.ts'
import type { CallOptions, EngineHost, Outcome } from '#server/engine/engineHost.ts'
import type { CallName, EngineCall } from '#server/engine/messages.ts'
import type { CreateCounter } from '#server/limits/createLimiter.ts'
import type { Counted, FromParent, ToParent } from './messages.ts'

/** The channel to the other side. */
export type Port<Sent, Received> = {
  readonly send: (message: Sent) => void
  readonly onMessage: (listener: (message: Received) => void) => void
}

type Listeners = {
  /** Another process of this host changed something. */
  readonly onPurge: (what: Purge, isNews: boolean) => void
  readonly onWantCatalogue: () => void
  readonly measure: () => Promise<readonly object[]>
}

/** The parent as a web process uses it. */
export type ParentLink = {
  /** The one process of a host that also does the jobs for all of them. */
  readonly isFirst: boolean
  readonly listen: (listeners: Listeners) => void
  readonly purge: (what: Purge) => void
  readonly wantCatalogue: () => void
  /** Counters that all processes of this host share. */
  readonly createCounter: CreateCounter
  /** The embedded engine, which runs beside the parent. */
  readonly engineHost: EngineHost
}

type Waiting = {
  readonly onCounted?: (counted: Counted) => void
  readonly onOutcome?: (message: Extract<FromParent, { kind: 'engineAnswered' | 'engineFailed' }>) => void
}

/** Connects a web process to its parent. */
export function createParentLink(port: Port<ToParent, FromParent>, isFirst: boolean): ParentLink {
  const waiting = new Map<number, Waiting>()
  let listeners: Listeners | null = null
  let lastId = 0

  const begin = (one: Waiting): number => {
    lastId += 1
    waiting.set(lastId, one)
    return lastId
  }

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    return one
  }

  port.onMessage((message) => {
    switch (message.kind) {
      case 'purge':
        listeners?.onPurge(message.what, message.isNews)
        break
      case 'wantCatalogue':
        listeners?.onWantCatalogue()
        break
      case 'counted':
        take(message.id)?.onCounted?.(message.counted)
        break
      case 'engineAnswered':
      case 'engineFailed':
        take(message.id)?.onOutcome?.(message)
        break
      case 'measure':
        void (listeners?.measure() ?? Promise.resolve([])).then((metrics) =>
          port.send({ kind: 'measured', id: message.id, metrics }),
        )
        break
      case 'stop':
        // server/runShop.ts ends the process.
        break
    }
  })

  return {
    isFirst,
    listen: (given) => {
      listeners = given
    },
    purge: (what) => port.send({ kind: 'purge', what }),
    wantCatalogue: () => port.send({ kind: 'wantCatalogue' }),
    createCounter: (counter) => ({
      consume: (key, points = 1) =>
        new Promise((resolve, reject) => {
          const onCounted = ({ isAllowed, ...counted }: Counted) => {
            const { remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration } = counted
            const result = new RateLimiterRes(remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration)
            // The form in which the library refuses a try.
            if (isAllowed) resolve(result)
            else reject(result)
          }
          port.send({ kind: 'count', id: begin({ onCounted }), counter, key: String(key), points })
        }),
    }),
    engineHost: {
      call: <Name extends CallName>(
        call: Extract<EngineCall, { readonly name: Name }>,
        { lane, isRepeatable, signal }: CallOptions,
      ) =>
        new Promise<Outcome<Name>>((resolve, reject) => {
          if (signal?.aborted) return reject(signal.reason)
          const leave = () => {
            waiting.delete(id)
            port.send({ kind: 'leaveEngine', id })
            reject(signal?.reason)
          }
          const id = begin({
            onOutcome: (message) => {
              signal?.removeEventListener('abort', leave)
              // The output is that of the call's name.
              if (message.kind === 'engineAnswered') resolve(message.outcome as Outcome<Name>)
              else reject(message.error)
            },
          })
          signal?.addEventListener('abort', leave, { once: true })
          port.send({ kind: 'callEngine', id, call, lane, isRepeatable })
        }),
      hold: () => {
        throw new Error('Only a host of one process can hold its engine')
      },
      close: () => Promise.resolve(),
    },
  }
}
