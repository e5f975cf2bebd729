import type { Purge } from '#server/documents/pageStore.ts'
import type { Outcome } from '#server/engine/engineHost.ts'
import type { CallName, EngineCall } from '#server/engine/messages.ts'
import type { Lane } from '#server/engine/operationQueue.ts'

/** In the environment of a web process: the number of its slot. The process of slot 0 also does the jobs of the host. */
export const SLOT_VARIABLE = 'VETRINA_SLOT'

/** A counter of tries that all processes of a host share. */
export type CounterOptions = {
  readonly keyPrefix: string
  readonly points: number
  /** In seconds. */
  readonly duration: number
}

/** The outcome of counting; milliseconds until the next try is allowed. */
export type Counted = {
  readonly isAllowed: boolean
  readonly remainingPoints: number
  readonly msBeforeNext: number
  readonly consumedPoints: number
  readonly isFirstInDuration: boolean
}

/** The messages of a web process to its parent. */
export type ToParent =
  | { readonly kind: 'ready'; readonly demoAccounts: readonly string[] }
  /** The owner of the shop can fix why the process does not start. */
  | { readonly kind: 'refused'; readonly problems: readonly string[] }
  /** Sent every few seconds; a process that does not send it is stuck. */
  | { readonly kind: 'pulse' }
  | { readonly kind: 'purge'; readonly what: Purge }
  /** The first process is asked to read the catalogue for search engines if that is due. */
  | { readonly kind: 'wantCatalogue' }
  | {
      readonly kind: 'count'
      readonly id: number
      readonly counter: CounterOptions
      readonly key: string
      readonly points: number
    }
  | {
      readonly kind: 'callEngine'
      readonly id: number
      readonly call: EngineCall
      readonly lane: Lane
      readonly isRepeatable: boolean
    }
  /** The client of a call has gone. */
  | { readonly kind: 'leaveEngine'; readonly id: number }
  | { readonly kind: 'measured'; readonly id: number; readonly metrics: readonly object[] }

/** The messages of the parent to a web process. */
export type FromParent =
  /** `isNews`: the embedded engine made the change, and no web process knows it yet. */
  | { readonly kind: 'purge'; readonly what: Purge; readonly isNews: boolean }
  | { readonly kind: 'wantCatalogue' }
  | { readonly kind: 'counted'; readonly id: number; readonly counted: Counted }
  | { readonly kind: 'engineAnswered'; readonly id: number; readonly outcome: Outcome<CallName> }
  | { readonly kind: 'engineFailed'; readonly id: number; readonly error: unknown }
  | { readonly kind: 'measure'; readonly id: number }
  /** Another process has taken the place of this one. */
  | { readonly kind: 'stop' }
