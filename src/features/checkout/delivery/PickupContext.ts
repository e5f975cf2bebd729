import { createContext } from 'react'
import type { ReactNode } from 'react'

export type Pickup = {
  /** The address fields with a choice between delivery and collection, or only they if there are no shops. */
  readonly askWhere: (address: ReactNode) => ReactNode
  /** Gives the chosen shop its name in the form, which the cart does not have. Shows nothing. */
  readonly nameShop: () => ReactNode
}

/** Null if the backend does not support collection. */
export const PickupContext = createContext<Pickup | null>(null)
