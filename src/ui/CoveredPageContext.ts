import { createContext } from 'react'

/** Whether the page lay below an overlay when it was rendered first: then none of its pictures leads the document. */
export const CoveredPageContext = createContext(false)
