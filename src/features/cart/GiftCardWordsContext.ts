import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Shows what is on the gift card of a line, by the line's uid: not every backend can be asked. */
export const GiftCardWordsContext = createContext<(lineUid: string) => ReactNode>(() => null)
