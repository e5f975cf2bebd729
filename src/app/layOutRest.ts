import { whenIdle } from '#src/platform/whenIdle.ts'
import { COVERED, ENTERED_ATTRIBUTE, FROM_TOP_ATTRIBUTE, LAID_OUT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
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
  const parts = [...root.querySelectorAll(`[${ENTERED_ATTRIBUTE}] section.${skippable}, footer.${skippable}`)]
  const waiting = parts.values()
  const next = () => {
    const part = waiting.next().value
    if (!part) {
      // What is rendered from now on is laid out whole; what was, the browser knows the size of when it is hidden and shows again.
      root.removeAttribute(FROM_TOP_ATTRIBUTE)
      for (const each of parts) each.removeAttribute(LAID_OUT_ATTRIBUTE)
      return
    }
    part.setAttribute(LAID_OUT_ATTRIBUTE, '')
    whenIdle(page, next)
  }
  whenIdle(page, next)
}
