import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createWebStorage } from '#src/platform/storage.ts'
import type { Layer } from './pageStack.ts'
import { createScrollMemory } from './scrollMemory.ts'

/**
 * Exact return: the plain page scrolls with the document, each history entry remembers where, and going back puts it
 * there before the first paint. A new page starts at its top; a replaced entry (a filter) stays where it is.
 */
export function useScrollPlace(plain: Layer<unknown> | undefined, covered: boolean): void {
  const [memory] = useState(() => createScrollMemory(createWebStorage(() => sessionStorage)))
  const shown = useRef<{ key: string; position: number } | null>(null)
  const coveredNow = useRef(covered)
  useLayoutEffect(() => {
    coveredNow.current = covered
  }, [covered])
  const key = plain?.key
  const position = plain?.position

  useLayoutEffect(() => {
    if (key === undefined || position === undefined) return
    const previous = shown.current
    shown.current = { key, position }
    const isFirst = previous === null
    if (previous?.key === key) return
    const remembered = memory.offsetOf(key)
    if (remembered !== null) window.scrollTo({ top: remembered, behavior: 'instant' })
    else if (!isFirst && previous.position !== position) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [memory, key, position])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      // Under an overlay the document is locked; what it reports then is not the shopper's doing.
      if (shown.current && !coveredNow.current) memory.remember(shown.current.key, window.scrollY)
    }
    const flush = () => memory.flush()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', flush)
    }
  }, [memory])
}
