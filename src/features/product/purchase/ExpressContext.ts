import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'

/** A purchase without the cart's page. */
export type ExpressPurchase = {
  readonly sku: string
  /** The price of all pieces. */
  readonly sum: MoneyValue
  /** The line for the cart; null if an option is missing, which is then highlighted. */
  readonly choose: () => AddedLine | null
}

/** Renders a faster way to pay below the cart button; null where there is none. */
export const ExpressContext = createContext<((purchase: ExpressPurchase) => ReactNode) | null>(null)
