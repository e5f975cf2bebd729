import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Rows of the cart's sums that not every backend has; they stand above the total. */
export const MoreSumsContext = createContext<ReactNode>(null)
