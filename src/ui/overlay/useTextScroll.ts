import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'

/**
 * Lets the keyboard scroll a box of text without controls: browsers scroll the box of the focused element, and not
 * all of them give the focus to a box (WCAG 2.1.1).
 */
export function useTextScroll(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (box.current ? keepFocusable(box.current) : undefined), [box])
}

/** Returns the function that ends it. */
function keepFocusable(element: HTMLElement): () => void {
  const update = () => {
    const isTextOnly = element.scrollHeight > element.clientHeight && element.querySelector(CONTROLS) === null
    if (isTextOnly) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(update)
  const contents = new MutationObserver(update)
  sizes.observe(element)
  contents.observe(element, { childList: true, subtree: true })
  update()
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
