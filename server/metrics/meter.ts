import type { Vital } from '#src/shop/addresses/vitalsAddress.ts'

/** The facts about an answer of this host. */
export type AnswerFacts = {
  readonly path: string
  readonly status: number
  readonly seconds: number
  /** The header `Cache-Status`; undefined for answers that are no pages. */
  readonly cacheStatus: string | undefined
}

/** The facts about one request to the backend. */
export type UpstreamFacts = {
  readonly operation: string
  /** `ok`, or the category of the failure. */
  readonly category: string
  readonly seconds: number
}

/** Receives the measurements of a host. */
export type Meter = {
  readonly answered: (facts: AnswerFacts) => void
  readonly upstreamAnswered: (facts: UpstreamFacts) => void
  /** A visitor's browser measured a page. */
  readonly vitalMeasured: (vital: Vital) => void
}

/** For hosts without a port for metrics. */
export const NO_METER: Meter = {
  answered: () => undefined,
  upstreamAnswered: () => undefined,
  vitalMeasured: () => undefined,
}
