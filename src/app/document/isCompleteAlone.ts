import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'

/** React's error for content that waits and has no boundary: its words in development, its number otherwise. */
const WAITS = /suspended while responding to synchronous input|Minified React error \D426\b/

/** React's mark of a boundary whose content waits or failed. */
const OPEN_BOUNDARY = '<!--$!-->'

/**
 * Server only: renders content by itself and at once. False if it waits for something; an error of the content is thrown.
 * React allows that while it renders the document.
 */
export function isCompleteAlone(content: ReactNode): boolean {
  try {
    return !renderToString(content).includes(OPEN_BOUNDARY)
  } catch (error) {
    if (error instanceof Error && WAITS.test(error.message)) return false
    throw error
  }
}
