/** Relay's network log events, with the fields that the monitor reads. */
export type NetworkEvent = {
  readonly name: string
  readonly networkRequestId?: number
  readonly params?: { readonly name: string }
}

/** Signals from the shop to its monitor. Times are milliseconds since the epoch. */
export type Signal =
  | { readonly kind: 'error'; readonly error: unknown; readonly where: string; readonly at: number }
  /**
   * A page has loaded; for the first one, measured from the start of the document. `name` is the route pattern, not the
   * address.
   */
  | {
      readonly kind: 'page'
      readonly name: string
      readonly isPrivate: boolean
      readonly from: number
      readonly at: number
    }
  /** A GraphQL request begins, progresses or ends. */
  | { readonly kind: 'network'; readonly event: NetworkEvent; readonly at: number }

/** Buffers signals from the start, because the monitor loads later. */
export type Monitoring = {
  readonly tell: (signal: Signal) => void
  /** Passes on the buffered signals and all later ones. */
  readonly attach: (listener: (signal: Signal) => void) => void
}

/** Size of the buffer. Further signals of such a page would add no information. */
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
