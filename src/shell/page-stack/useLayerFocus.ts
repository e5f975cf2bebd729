import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Layer } from './pageStack.ts'

/**
 * Focus follows the stack: into an overlay when it opens, back to what opened it when it closes, and to the heading of
 * a new page, so that a screen reader starts where the eye does. The first page keeps the browser's own focus.
 */
export function useLayerFocus(layers: readonly Layer<unknown>[], container: RefObject<HTMLElement | null>): void {
  const openers = useRef(new Map<string, Element | null>())
  const previous = useRef<{ layerId: string; pageKey: string | undefined; depth: number } | null>(null)
  const active = layers.at(-1)
  const layerId = active?.id
  const pageKey = active?.key
  const depth = layers.length

  // Read before the browser moves focus away from what becomes inert.
  useLayoutEffect(() => {
    if (layerId === undefined || previous.current === null || depth <= previous.current.depth) return
    openers.current.set(layerId, document.activeElement)
  }, [layerId, depth])

  useEffect(() => {
    if (layerId === undefined) return
    const before = previous.current
    previous.current = { layerId, pageKey, depth }
    if (before === null && depth === 1) return
    if (before?.layerId === layerId && before.pageKey === pageKey) return
    if (before && depth < before.depth) {
      const opener = openers.current.get(before.layerId)
      openers.current.delete(before.layerId)
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) {
        opener.focus({ preventScroll: true })
        return
      }
    }
    // A replaced entry (a filter, a sort) keeps the focus where the shopper is working.
    if (before && before.layerId === layerId) return
    // By depth: ids come from the history's random keys, which the server's document cannot know.
    const layer = container.current?.querySelector<HTMLElement>(`[data-layer="${depth - 1}"]`)
    if (!layer) return
    // So does a list whose order the shopper is just changing.
    if (layer.contains(document.activeElement) && document.activeElement?.matches('select, input')) return
    const heading = depth > 1 ? layer : layer.querySelector<HTMLElement>('h1')
    focusQuietly(heading ?? layer)
    if (heading) return
    // The page's data is on its way: its heading takes the focus over, unless the shopper has moved on meanwhile.
    const observer = new MutationObserver(() => {
      const arrived = layer.querySelector<HTMLElement>('h1')
      if (!arrived) return
      observer.disconnect()
      if (document.activeElement === layer || document.activeElement === document.body) focusQuietly(arrived)
    })
    observer.observe(layer, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [container, layerId, pageKey, depth])
}

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
