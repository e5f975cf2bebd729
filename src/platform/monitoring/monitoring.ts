/** Of Relay's log events those of the network, as far as the monitor reads them. */
export type NetworkEvent = {
  readonly name: string
  readonly networkRequestId?: number
  readonly params?: { readonly name: string }
}

/** What the shop tells its monitor. Times are milliseconds since the epoch. */
export type Signal =
  | { readonly kind: 'error'; readonly error: unknown; readonly where: string; readonly at: number }
  /** A page is complete; the first one since the document began. `name` is of few values: a pattern, not an address. */
  | {
      readonly kind: 'page'
      readonly name: string
      readonly isPrivate: boolean
      readonly from: number
      readonly at: number
    }
  /** A request of the graph begins, goes on or ends. */
  | { readonly kind: 'network'; readonly event: NetworkEvent; readonly at: number }

/** Takes signals from the start; who listens comes later. */
export type Monitoring = {
  readonly tell: (signal: Signal) => void
  /** Hands over what was told so far, and everything from now on. */
  readonly attach: (listener: (signal: Signal) => void) => void
}

/** Kept until somebody listens. A page that fails more often than that says nothing new. */
const MOST_KEPT = 100

export function createMonitoring(): Monitoring {
  const kept: Signal[] = []
  let listener = (signal: Signal): void => {
    if (kept.length < MOST_KEPT) kept.push(signal)
  }
  return {
    tell: (signal) => listener(signal),
    attach(heard) {
      listener = heard
      for (const signal of kept.splice(0)) heard(signal)
    },
  }
}
