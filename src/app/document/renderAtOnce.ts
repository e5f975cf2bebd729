import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'

/** React's error for content that waits and has no boundary: its words in development, its number otherwise. */
const WAITS = /suspended while responding to synchronous input|Minified React error \D426\b/

/** React's mark of a boundary whose content waits or failed. */
const OPEN_BOUNDARY = '<!--$!-->'

/**
 * Server only: the HTML of content that neither waits for anything nor fails inside a boundary; null for other content,
 * and an error outside all boundaries is thrown. React allows the call while it renders the document as a stream.
 */
export function renderAtOnce(content: ReactNode): string | null {
  try {
    const html = renderToString(content)
    return html.includes(OPEN_BOUNDARY) ? null : html
  } catch (error) {
    if (error instanceof Error && WAITS.test(error.message)) return null
    throw error
  }
}
