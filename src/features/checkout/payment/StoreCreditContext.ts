import { createContext } from 'react'
import type { ReactNode } from 'react'

/**
 * The customer's store credit and points, shown above the payment methods. Null if the backend does not support them.
 */
export const StoreCreditContext = createContext<ReactNode>(null)
