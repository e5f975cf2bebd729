/**
 * Words of controls that are broken in two or lie outside of their control or the window, in the page's own code: a
 * browser test passes it to `page.evaluate`. Words in a row that scrolls sideways may lie outside of the window.
 */
export function wordFaults(root: Element = document.body): string[] {
  const CONTROLS = 'a, button, summary, label, legend, [role="tab"], [role="button"], [role="radio"]'
  const isMovedSideways = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth) return true
    }
    return false
  }
  const faults: string[] = []
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  for (const control of controls) {
    const isHidden = (element: Element) => {
      for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
        const { clipPath, display } = getComputedStyle(around)
        if (clipPath.startsWith('inset') || display === 'none') return true
      }
      return false
    }
    // Addresses and codes are no words, and a link within a text wraps with it.
    const isInText = getComputedStyle(control).display === 'inline'
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || isHidden(parent) || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(parent.tagName)) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}’']+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (rects.length === 0) continue
        const where = `“${word}” of ${control.tagName.toLowerCase()} “${(control.textContent ?? '').trim().slice(0, 40)}”`
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) faults.push(`${where} is broken`)
        const left = Math.min(...rects.map((rect) => rect.left))
        const right = Math.max(...rects.map((rect) => rect.right))
        if (isMovedSideways(control)) continue
        if (left < -1 || right > window.innerWidth + 1) faults.push(`${where} leaves the window: ${left}–${right}`)
        const box = control.getBoundingClientRect()
        if (!isInText && (left < box.left - 1 || right > box.right + 1)) faults.push(`${where} leaves its control`)
      }
    }
  }
  return [...new Set(faults)]
}
