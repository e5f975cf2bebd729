import { createContext, use } from 'react'
import type { Layer } from './pageStack.ts'

/** The layer a page is rendered in. Pages read it to know whether they are on top. */
export const LayerContext = createContext<Layer<unknown> | null>(null)

/** True while nothing lies on top of the page: only then it owns the document's title and the announcements. */
export function useIsActiveLayer(): boolean {
  return use(LayerContext)?.active ?? true
}
