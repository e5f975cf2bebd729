import { SCROLL_LOCK_ATTRIBUTE } from './theme/documentAttributes.ts'

/**
 * Keeps the page where it is while an overlay lies over it, without moving anything sideways. Returns the way to unlock.
 * One lock at a time: the page stack locks once for all overlays.
 */
export function lockPageScroll({ documentElement, defaultView }: Document): () => void {
  const scrollbarWidth = (defaultView?.innerWidth ?? 0) - documentElement.clientWidth
  documentElement.setAttribute(SCROLL_LOCK_ATTRIBUTE, scrollbarWidth > 0 ? 'gutter' : '')
  return () => documentElement.removeAttribute(SCROLL_LOCK_ATTRIBUTE)
}
