import { whenIdle } from '#src/platform/whenIdle.ts'
import { COVERED, FROM_TOP_ATTRIBUTE, LAID_OUT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { skippable } from '#src/ui/theme/global.css.ts'

/**
 * Lays out what the document's first paint has skipped, a part in every idle moment: whoever jumps far down finds the
 * page as long as it is, and a reload finds the place again. What lies below an overlay has time until that closes.
 */
export function layOutRest(page: Window & typeof globalThis): void {
  const root = page.document.documentElement
  if (!root.hasAttribute(FROM_TOP_ATTRIBUTE)) return
  const cover = root.querySelector(COVERED)?.closest('[inert]')
  if (cover) {
    const observer = new page.MutationObserver(() => {
      observer.disconnect()
      layOutRest(page)
    })
    return observer.observe(cover, { attributeFilter: ['inert'] })
  }
  const parts = [...root.querySelectorAll(`:is(section, footer).${skippable}`)]
  const next = () => {
    const part = parts.shift()
    // What is rendered from now on is laid out whole.
    if (!part) return root.removeAttribute(FROM_TOP_ATTRIBUTE)
    part.setAttribute(LAID_OUT_ATTRIBUTE, '')
    whenIdle(page, next)
  }
  whenIdle(page, next)
}
