import { createContext } from 'react'
import type { ReturnRows_returns$key } from '#src/__generated__/ReturnRows_returns.graphql.ts'

export type OrderReturns = {
  /** Whether any of its items may be returned. */
  readonly isReturnable: boolean
  /** Null without returns, and if the shop does not accept returns. */
  readonly returns: ReturnRows_returns$key | null
}

/** The returns of an order; null if the backend has none: a feature of Adobe Commerce. */
export const OrderReturnsContext = createContext<OrderReturns | null>(null)
