import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { VaultCode } from './paymentAdapters.ts'

/** What the customer saved to pay with, of the methods that the cart may be paid with; null for guests. */
export const SavedMethodsContext = createContext<((codes: readonly VaultCode[]) => ReactNode) | null>(null)
