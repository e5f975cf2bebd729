import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * When a page is added below those on screen, the focus goes to the first of its pieces: on from there, not from the end.
 * `end` stands below the pieces, in one parent with them.
 */
export function useFocusOnAdded(end: RefObject<HTMLElement | null>, loadedFrom: number, page: number): void {
  const shown = useRef({ loadedFrom, page, count: 0 })
  useEffect(() => {
    const cards = end.current?.parentElement?.querySelectorAll<HTMLElement>('article a') ?? []
    const before = shown.current
    shown.current = { loadedFrom, page, count: cards.length }
    if (before.loadedFrom === loadedFrom && page > before.page) cards[before.count]?.focus({ preventScroll: true })
  }, [end, loadedFrom, page])
}
