import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Optional rows of the cart's totals, shown above the grand total. */
export const MoreSumsContext = createContext<ReactNode>(null)
