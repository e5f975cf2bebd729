import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { EarlyQuestion } from '../late/earlyAnswer.ts'
import type { VaultCode } from './paymentAdapters.ts'

export type SavedMethodsProps = {
  /** The vault methods that the cart accepts. */
  readonly codes: readonly VaultCode[]
  /** The order was refused, so the list may be outdated. */
  readonly isDoubtful: boolean
}

export type SavedMethodsPart = {
  /** Shows the methods, or that they are missing. */
  readonly show: (props: SavedMethodsProps) => ReactNode
  /** Null if no method can be saved for this cart. */
  readonly question: EarlyQuestion | null
}

/** The customer's saved payment methods; null for guests. */
export const SavedMethodsContext = createContext<SavedMethodsPart | null>(null)
