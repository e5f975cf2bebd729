import { createContext } from 'react'

type OrderGift = {
  readonly message: { readonly to: string; readonly from: string; readonly message: string } | null
  /** A receipt without prices is included. */
  readonly hasReceipt: boolean
}

/** The gift options of a whole order; null if the backend does not report them. */
export const OrderGiftContext = createContext<OrderGift | null>(null)
