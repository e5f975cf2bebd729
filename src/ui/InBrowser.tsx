import type { ReactNode } from 'react'
import { useIsServerHtml } from './useIsServerHtml.ts'

/** What no server's document holds: it depends on what only this browser knows, or its code comes later. */
export const InBrowser = ({ children }: { readonly children: ReactNode }) => (useIsServerHtml() ? null : children)
