import { createContext } from 'react'

/** False for a page with an overlay on top of it: only the topmost page speaks for the document. */
export const TopmostContext = createContext(true)
