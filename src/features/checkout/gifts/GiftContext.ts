import { createContext } from 'react'
import type { ReactNode } from 'react'

/** The gift options of the whole order, shown below the delivery method. Null if the backend does not support them. */
export const GiftContext = createContext<ReactNode>(null)
