/** The name, the time zone and the currencies of a store view in the backend. */
export type StoreViewFacts = {
  readonly name: string
  /** IANA time zone of its dates; left out where the backend has none that this host knows. */
  readonly timeZone?: string
  /** The currencies that shoppers choose from, the store view's own first; left out where there is no choice. */
  readonly currencies?: readonly string[]
}
