import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { VaultCode } from './paymentAdapters.ts'

export type SavedMethodsProps = {
  /** The methods for something saved that the cart may be paid with. */
  readonly codes: readonly VaultCode[]
  /** The order was refused: what is known of it may be old. */
  readonly isDoubtful: boolean
}

/** Shows what the customer saved to pay with; null for guests. */
export const SavedMethodsContext = createContext<((props: SavedMethodsProps) => ReactNode) | null>(null)
