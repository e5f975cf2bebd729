import { afterPaint } from '#src/platform/afterPaint.ts'
import {
  ENTERED_ATTRIBUTE,
  FROM_TOP_ATTRIBUTE,
  LAID_OUT_ATTRIBUTE,
  REVEALED_ATTRIBUTE,
} from '#src/ui/theme/documentAttributes.ts'
import { skippable } from '#src/ui/theme/global.css.ts'

/**
 * Places are counted from the top of a page, so nothing above the window may be of a guessed height: a reload, which lays
 * out everything, would find another place there, and so would Back. Where a page skips parts that the browser never laid
 * out (it was mounted ahead of the shopper, or the document brought it), what a jump or a return passes over is laid out with
 * it. What the browser has laid out once it remembers the size of, and may skip again.
 *
 * It looks at the document alone, before the frame in which another page shows: it is of use only once pages are mounted
 * ahead, so its code comes with what mounts them.
 */
export function keepPagesWhole(window: Window & typeof globalThis): void {
  const main = window.document.querySelector('main')
  if (!main) return
  /** Parts that were laid out once. */
  const known = new WeakSet<Element>()
  let shown: Element | null = null
  let leave = () => {}
  const observer = new window.MutationObserver((records) => {
    for (const { addedNodes } of records) for (const page of addedNodes) hearOf(page)
    look()
  })
  const hearOf = (page: Node) => observer.observe(page, { attributeFilter: ['data-layer'] })
  const look = () => {
    const page = main.querySelector('[data-layer="0"]')
    if (page === shown) return
    leave()
    shown = page
    leave = page ? keepWhole(window, page, known) : () => {}
  }
  observer.observe(main, { childList: true })
  for (const page of main.children) hearOf(page)
  look()
}

/** Returns what is to be done when the page is left. */
function keepWhole(window: Window & typeof globalThis, page: Element, known: WeakSet<Element>): () => void {
  // As it is now: a page that is left is marked as well.
  const wasHidden = page.hasAttribute(REVEALED_ATTRIBUTE)
  const { documentElement } = window.document
  const parts = () => [...page.querySelectorAll(`.${skippable}`)]
  const isSkipped = (part: Element) =>
    !part.hasAttribute(LAID_OUT_ATTRIBUTE) &&
    (wasHidden ||
      (part.localName === 'section' &&
        page.hasAttribute(ENTERED_ATTRIBUTE) &&
        documentElement.hasAttribute(FROM_TOP_ATTRIBUTE)))
  const guessedAbove = () =>
    parts().filter((part) => isSkipped(part) && !known.has(part) && part.getBoundingClientRect().bottom < 0)
  // Before the frame that a jump or a return leads to is laid out; the browser's anchor keeps in sight what is there. What
  // is lower than it was thought to be brings others above the window.
  const layOutAbove = () => {
    for (let above = guessedAbove(); above.length > 0; above = guessedAbove())
      for (const part of above) part.setAttribute(LAID_OUT_ATTRIBUTE, '')
  }
  const nearWindow = (event: Event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof window.Element) known.add(target)
  }
  let wasDrawn = false
  const cancel = afterPaint(window, () => (wasDrawn = true))
  window.addEventListener('scroll', layOutAbove, { passive: true })
  page.addEventListener('contentvisibilityautostatechange', nearWindow, true)
  if (window.scrollY > 0) layOutAbove()
  return () => {
    cancel()
    window.removeEventListener('scroll', layOutAbove)
    page.removeEventListener('contentvisibilityautostatechange', nearWindow, true)
    for (const part of parts()) {
      if (wasDrawn && !isSkipped(part)) known.add(part)
      part.removeAttribute(LAID_OUT_ATTRIBUTE)
    }
  }
}
