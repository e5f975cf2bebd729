import type { ReactNode } from 'react'
import { useIsServerHtml } from './useIsServerHtml.ts'

/** Content that only the browser renders, because it depends on data of this browser or on code that loads later. */
export const InBrowser = ({ children }: { readonly children: ReactNode }) => (useIsServerHtml() ? null : children)
