import { createContext } from 'react'

/** False for a page below an overlay: only the topmost page sets the document's head. */
export const TopmostContext = createContext(true)
