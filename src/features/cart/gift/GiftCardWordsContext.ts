import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Renders the texts of a gift card by the line's uid. Optional, because not every backend supports gift cards. */
export const GiftCardWordsContext = createContext<(lineUid: string) => ReactNode>(() => null)
