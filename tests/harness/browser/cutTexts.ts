/**
 * Runs in the page. Returns the visible texts that end outside the window, where no shopper can scroll to them. The page
 * itself is no wider, because a box around such a text hides its end.
 */
export function cutTexts(): string[] {
  const isScrolledOrClipped = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at)
      // A text for screen readers is clipped.
      if (clipPath !== 'none' || (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth)) return true
    }
    return false
  }
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!element || text.nodeValue?.trim() === '' || element.closest('[inert], [aria-hidden="true"], noscript'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width, height } = range.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    if ((right > innerWidth + 1 || left < -1) && !isScrolledOrClipped(element)) {
      faults.push(`cuts “${text.nodeValue?.trim().slice(0, 40)}” at ${Math.round(left)}–${Math.round(right)} px`)
    }
  }
  return faults
}
