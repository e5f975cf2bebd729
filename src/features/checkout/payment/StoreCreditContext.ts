import { createContext } from 'react'
import type { ReactNode } from 'react'
import type { EarlyQuestion } from '../late/earlyAnswer.ts'

export type SwitchesPart = { readonly show: ReactNode; readonly question: EarlyQuestion | null }

/** The customer's store credit and points, shown above the payment methods. Null if the backend has no such parts. */
export const StoreCreditContext = createContext<SwitchesPart | null>(null)
