import { createContext } from 'react'

type OrderGift = {
  readonly message: { readonly to: string; readonly from: string; readonly message: string } | null
  /** A receipt without prices goes along. */
  readonly hasReceipt: boolean
}

/** What lies beside a whole order as a present; null where the backend does not say. */
export const OrderGiftContext = createContext<OrderGift | null>(null)
