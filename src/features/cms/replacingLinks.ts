import { createContext } from 'react'

/** Whether links in a merchant's text replace the present page in the history, as the links of the menu do. */
export const ReplacingLinksContext = createContext(false)
