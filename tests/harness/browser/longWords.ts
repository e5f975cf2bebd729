/**
 * Gives every word of the page the length of a long German one, in the page's own code, and returns the elements that
 * are wider than the window then: a shop's names, and its texts in another language, may have such words.
 */
export function widenedByLongWords(): string[] {
  const LONG_WORD = 'Donaudampfschiff'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript, svg, select, button, body > div > a, nav')) continue
    const text = node.nodeValue ?? ''
    const long = text.replaceAll(/\p{L}{4,}/gu, LONG_WORD)
    if (long !== text) node.nodeValue = long
  }
  const isMovedSideways = (element: Element): boolean => {
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowX)) return true
    }
    return false
  }
  const faults: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isMovedSideways(element)) continue
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || (right <= innerWidth + 1 && left >= -1)) continue
    // The outermost one is the cause.
    if (faults.length < 5) faults.push(`${element.outerHTML.slice(0, 160)} ends at ${Math.round(right)} px`)
  }
  return faults
}
