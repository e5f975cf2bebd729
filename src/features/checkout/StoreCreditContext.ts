import { createContext } from 'react'
import type { ReactNode } from 'react'

/** The customer's store credit and points, to pay with; they stand above the methods of payment. Not every backend has them. */
export const StoreCreditContext = createContext<ReactNode>(null)
