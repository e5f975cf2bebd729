/**
 * Words that are broken in two or lie outside of their control or the window, in the page's own code: a browser test
 * passes it to `page.evaluate`. All words of controls and of the names in lists are judged, and the short ones of other
 * texts. Words in a row that scrolls sideways may lie outside of the window.
 */
export function wordFaults(root: Element = document.body): string[] {
  /** A word of this length fits into a line of the narrowest screen at the largest text. */
  const SHORT_WORD = 9
  // Parts of addresses and codes are no words.
  const WORDS = /(?<![\p{L}\p{M}\d@._-])[\p{L}\p{M}’']+(?![\p{L}\p{M}\d@_-]|\.\p{L})/gu
  const CONTROLS = 'a, button, summary, label, legend, dt, [role="tab"], [role="button"], [role="radio"]'
  const isMovedSideways = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth) return true
    }
    return false
  }
  const isHidden = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      if (getComputedStyle(around).clipPath.startsWith('inset')) return true
    }
    return false
  }
  const faults: string[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || isHidden(parent) || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(parent.tagName)) continue
    const control = parent.closest<HTMLElement>(CONTROLS)
    const around = control ?? parent
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(WORDS)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (rects.length === 0) continue
      const where = `“${word}” of ${around.tagName.toLowerCase()} “${(around.textContent ?? '').trim().slice(0, 40)}”`
      const isBroken = new Set(rects.map(({ top }) => Math.round(top))).size > 1
      if (isBroken && (control || word.length <= SHORT_WORD)) faults.push(`${where} is broken`)
      const left = Math.min(...rects.map((rect) => rect.left))
      const right = Math.max(...rects.map((rect) => rect.right))
      if (isMovedSideways(around)) continue
      if (left < -1 || right > window.innerWidth + 1) faults.push(`${where} leaves the window: ${left}–${right}`)
      // A link within a text wraps with it.
      if (!control || getComputedStyle(control).display === 'inline') continue
      const box = control.getBoundingClientRect()
      if (left < box.left - 1 || right > box.right + 1) faults.push(`${where} leaves its control`)
    }
  }
  return [...new Set(faults)]
}
