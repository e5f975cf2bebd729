import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Asks what lies beside the whole order as a present; stands below how it is delivered. Not every backend has it. */
export const GiftContext = createContext<ReactNode>(null)
