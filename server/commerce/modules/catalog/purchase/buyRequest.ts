/** The shopper's options of a product, by the uids of the API; stored with every line of a cart. */
export type BuyRequest = {
  readonly selected: readonly string[]
  readonly entered: readonly { readonly uid: string; readonly value: string }[]
}

export const NOTHING_CHOSEN: BuyRequest = { selected: [], entered: [] }
