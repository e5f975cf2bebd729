import { createContext } from 'react'
import type { ReactNode } from 'react'

/**
 * Wraps the address fields with a choice between delivery and collection, or only the address fields if there are no
 * shops. Null if the backend does not support collection.
 */
export const PickupContext = createContext<((address: ReactNode) => ReactNode) | null>(null)
