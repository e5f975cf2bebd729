import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Moves the focus to the first product of a page that was added below, so that keyboard users continue there. `end` is
 * the element after the products, with the same parent.
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
