import { createContext } from 'react'

/** Whether the page was below an overlay in its first render; then the document preloads none of its pictures. */
export const CoveredPageContext = createContext(false)
