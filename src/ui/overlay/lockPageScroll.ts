import { SCROLL_LOCK_ATTRIBUTE } from '../theme/documentAttributes.ts'

/**
 * Stops the page from scrolling below an overlay, without a horizontal shift. Returns the unlock function. There is one
 * lock at a time: the page stack locks once for all overlays.
 */
export function lockPageScroll({ documentElement, defaultView }: Document): () => void {
  const scrollbarWidth = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth
  documentElement.setAttribute(SCROLL_LOCK_ATTRIBUTE, scrollbarWidth > 0 ? 'gutter' : '')
  return () => documentElement.removeAttribute(SCROLL_LOCK_ATTRIBUTE)
}
