import { createContext } from 'react'
import type { ReactNode } from 'react'

export type GiftMessageLine = {
  readonly uid: string
  readonly name: string
  readonly quantity: number
  /** The line shows its rarer actions, of which adding a message is one. A message that exists is always shown. */
  readonly showsMore: boolean
}

/** Renders the gift message of a line with its form. Optional, because not every backend supports gift messages. */
export const GiftMessageContext = createContext<(line: GiftMessageLine) => ReactNode>(() => null)
