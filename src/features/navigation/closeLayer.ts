import { createContext, use } from 'react'

/** Closes the overlay on top, in one history step; the page below is where it was. */
export const CloseLayerContext = createContext<() => void>(() => undefined)

export const useCloseLayer = (): (() => void) => use(CloseLayerContext)
