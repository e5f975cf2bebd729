import { createContext } from 'react'
import type { ReactNode } from 'react'

/**
 * Asks where the order goes, or where it is collected, around the question for an address: that alone where there is
 * nowhere to collect. Null where the backend knows no collecting.
 */
export const PickupContext = createContext<((address: ReactNode) => ReactNode) | null>(null)
