import { createContext } from 'react'
import type { ReactNode } from 'react'

export type GiftMessageLine = { readonly uid: string; readonly name: string; readonly quantity: number }

/** Shows the words that lie beside a line as a present, and lets them be written: not every backend can be asked. */
export const GiftMessageContext = createContext<(line: GiftMessageLine) => ReactNode>(() => null)
