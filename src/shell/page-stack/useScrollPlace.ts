import { useEffect, useLayoutEffect, useRef } from 'react'
import { EARLY_SCROLL_MARK, SCROLLING_KEY, SHOPPER_SCROLLS } from '#src/platform/document/shopperScrolls.ts'
import type { Layer } from './pageStack.ts'
import type { PlaceMemory } from './placeMemory.ts'

/**
 * Exact return: the plain page scrolls with the document, each history entry stores its position, and going back
 * restores it before the first paint. A new page starts at its top; a replaced entry (a filter) keeps its position. A
 * reloaded document has its position from the browser, and keeps the one to which the shopper has scrolled since.
 */
export function useScrollPlace(plain: Layer<unknown> | undefined, covered: boolean, memory: PlaceMemory): void {
  const shown = useRef<{ id: string; key: string } | null>(null)
  const returning = useRef(false)
  const coveredNow = useRef(covered)
  useLayoutEffect(() => {
    coveredNow.current = covered
  }, [covered])
  const arriving = useRef<string | null>(null)
  const hydrating = useRef(true)
  const id = plain?.id
  const key = plain?.key

  useLayoutEffect(() => {
    const isHydration = hydrating.current
    hydrating.current = false
    if (id === undefined || key === undefined) return
    const previous = shown.current
    shown.current = { id, key }
    if (previous?.key === key) return
    const { offset } = memory.placeOf(key)
    if (offset === undefined) {
      if (previous?.id === id) memory.remember(key, { offset: window.scrollY })
      else if (previous) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    if (isHydration && !coveredNow.current && performance.getEntriesByName(EARLY_SCROLL_MARK).length > 0) {
      memory.remember(key, { offset: window.scrollY })
      return
    }
    window.scrollTo({ top: offset, behavior: 'instant' })
    // The page may be shorter than before, and late content above the position pushes it down: the position is
    // corrected while the page grows, until the shopper scrolls.
    returning.current = true
    let reached = window.scrollY
    const follow = () => {
      window.scrollTo({ top: offset, behavior: 'instant' })
      reached = window.scrollY
    }
    // Scrolled by the scroll bar, which causes no pointer event. A page that is too short scrolls to its end by itself.
    const stopIfElsewhere = () => {
      if (isOfNextPage(arriving.current, key)) return
      const end = document.documentElement.scrollHeight - window.innerHeight
      if (Math.abs(window.scrollY - reached) <= 1 || (window.scrollY >= end - 1 && offset > end)) return
      stop()
      if (!coveredNow.current) memory.remember(key, { offset: window.scrollY })
    }
    // Only the shop corrects the position: the browser's scroll anchoring would follow growing content above.
    const { style } = document.documentElement
    style.overflowAnchor = 'none'
    const observer = new ResizeObserver(follow)
    const stopIfMeant = (event: Event) => {
      // Events in an overlay do not concern the page below it.
      if (coveredNow.current || (event instanceof KeyboardEvent && !SCROLLING_KEY.test(event.key))) return
      stop()
    }
    const stop = () => {
      returning.current = false
      style.overflowAnchor = ''
      observer.disconnect()
      window.removeEventListener('scroll', stopIfElsewhere)
      for (const type of SHOPPER_SCROLLS) window.removeEventListener(type, stopIfMeant)
    }
    // Including its padding, which reserves space for bars at the lower edge.
    observer.observe(document.body, { box: 'border-box' })
    window.addEventListener('scroll', stopIfElsewhere, { passive: true })
    for (const type of SHOPPER_SCROLLS) window.addEventListener(type, stopIfMeant, { passive: true })
    return stop
  }, [memory, id, key])

  useEffect(() => {
    const takeOver = () => void (history.scrollRestoration = 'manual')
    takeOver()
    const remember = () => {
      // Under an overlay the document is locked; its scroll events are not caused by the shopper.
      if (!shown.current || coveredNow.current || returning.current) return
      if (isOfNextPage(arriving.current, shown.current.key)) return
      memory.remember(shown.current.key, { offset: window.scrollY })
    }
    const flush = () => {
      // The event of the last scroll may be still to come.
      remember()
      // A reloaded document gets its position before any code has loaded.
      history.scrollRestoration = 'auto'
      memory.flush()
    }
    const arrive = () => {
      const here = historyKey()
      arriving.current = here
      if (here !== shown.current?.key || coveredNow.current) return
      // After a refused traversal: the browser may have scrolled to the other entry's position already.
      window.scrollTo({ top: memory.placeOf(here).offset ?? window.scrollY, behavior: 'instant' })
    }
    window.addEventListener('popstate', arrive)
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', flush)
    window.addEventListener('pageshow', takeOver)
    return () => {
      window.removeEventListener('popstate', arrive)
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [memory])
}

/** The router's key of the current history entry. */
function historyKey(): string {
  const state = history.state as { readonly __TSR_key?: string } | null
  return state?.__TSR_key ?? 'initial'
}

/**
 * Whether the browser has arrived at an entry whose page is not shown yet. Entries that were left for another document
 * keep the browser's own restoration: it scrolls the page that is still shown, which the shopper did not do.
 */
function isOfNextPage(arrivingKey: string | null, shownKey: string): boolean {
  return arrivingKey !== shownKey && arrivingKey === historyKey()
}
