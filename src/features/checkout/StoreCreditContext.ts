import { createContext } from 'react'
import type { ReactNode } from 'react'

/** The customer's store credit, to pay with; stands above the methods of payment. Not every backend has it. */
export const StoreCreditContext = createContext<ReactNode>(null)
