import { afterPaint } from '#src/platform/afterPaint.ts'
import { whenIdle } from '#src/platform/whenIdle.ts'
import {
  ENTERED_ATTRIBUTE,
  FROM_TOP_ATTRIBUTE,
  LAID_OUT_ATTRIBUTE,
  REVEALED_ATTRIBUTE,
} from '#src/ui/theme/documentAttributes.ts'
import { skippable } from '#src/ui/theme/global.css.ts'

const PARTS = `.${skippable}`

/**
 * Places are counted from the top of a page, so nothing above the window may be of a guessed height: a reload, which lays
 * out everything, would find another place there, and so would Back. Where a page skips parts that the browser never laid
 * out (it was mounted ahead of the shopper, or the document brought it), what the shopper jumps over is laid out with the
 * jump, and all of it where a return leads to a place. The rest of a page that was mounted ahead is laid out a part in every
 * idle moment; from then on the browser remembers how large its parts are, and they may be skipped.
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
  const isSkipping = () =>
    wasHidden || (page.hasAttribute(ENTERED_ATTRIBUTE) && documentElement.hasAttribute(FROM_TOP_ATTRIBUTE))
  const partsOf = (selector: string) => [...page.querySelectorAll(selector)]
  const guessed = () =>
    isSkipping() ? partsOf(`${PARTS}:not([${LAID_OUT_ATTRIBUTE}])`).filter((part) => !known.has(part)) : []
  const layOut = (parts: readonly Element[]) => {
    for (const part of parts) part.setAttribute(LAID_OUT_ATTRIBUTE, '')
  }
  // Before the frame that a jump leads to is laid out; the browser's anchor keeps in sight what is there.
  const follow = () => layOut(guessed().filter((part) => part.getBoundingClientRect().bottom < 0))
  let wasDrawn = false
  let cancel = () => {}
  const layOutNext = () => {
    const [part] = guessed()
    if (part) {
      layOut([part])
      cancel = whenIdle(window, layOutNext)
      return
    }
    // The browser has seen how large they are when the next frame is painted.
    cancel = afterPaint(window, () => {
      for (const each of partsOf(`${PARTS}[${LAID_OUT_ATTRIBUTE}]`)) {
        known.add(each)
        each.removeAttribute(LAID_OUT_ATTRIBUTE)
      }
    })
  }
  // What the shopper came for is painted first.
  const cancelPaint = afterPaint(window, () => {
    wasDrawn = true
    // The page of the document has its rest laid out by layOutRest.ts.
    if (wasHidden) cancel = whenIdle(window, layOutNext)
  })
  window.addEventListener('scroll', follow, { passive: true })
  if (window.scrollY > 0) layOut(guessed())
  return () => {
    cancelPaint()
    cancel()
    window.removeEventListener('scroll', follow)
    if (wasDrawn && !isSkipping()) for (const part of partsOf(PARTS)) known.add(part)
  }
}
