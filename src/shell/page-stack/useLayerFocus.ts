import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { findMarked, markOf } from './focusMark.ts'
import type { Layer } from './pageStack.ts'
import type { PlaceMemory } from './placeMemory.ts'

/** The heading of a page, not that of its placeholder. */
const HEADING = 'h1:not([aria-hidden])'

/**
 * The focus follows the stack: into an overlay when it opens, to the heading of a new page, so that screen readers
 * start there, and on a return (Back, an overlay that closes) to the element that had it. The first page keeps the
 * browser's own focus.
 */
export function useLayerFocus(
  layers: readonly Layer<unknown>[],
  container: RefObject<HTMLElement | null>,
  memory: PlaceMemory,
): void {
  const previous = useRef<{
    readonly layerId: string
    readonly pageKey: string
    readonly place: string | null
    readonly path: string | null
    readonly position: number | undefined
  } | null>(null)
  const active = layers.at(-1)
  const layerId = active?.id
  const pageKey = active?.key
  const depth = layers.length
  const place = active ? placeOf(active) : null
  const path = active ? new URL(active.href, 'http://localhost').pathname : null
  const position = active?.position
  const shownKey = useRef(pageKey)
  useLayoutEffect(() => {
    const left = shownKey.current
    shownKey.current = pageKey
    const shell = container.current
    if (left === undefined || left === pageKey || !shell || memory.placeOf(left).focus !== undefined) return
    // The focused element opened an overlay before this effect ran; the browser has not moved the focus out of the
    // inert page yet.
    const focused = document.activeElement
    if (focused && focused !== document.body) memory.remember(left, { focus: markOf(focused, shell) })
  }, [container, memory, pageKey])

  // A replaced entry (a filter, a variant) is the same place under another key: an overlay may open over it at once.
  const shownEntries = useRef<ReadonlyMap<string, Layer<unknown>>>(new Map())
  useLayoutEffect(() => {
    for (const { id, key, position } of layers) {
      const before = shownEntries.current.get(id)
      if (before?.position === position && before.key !== key) memory.rename(before.key, key)
    }
    shownEntries.current = new Map(layers.map((layer) => [layer.id, layer]))
  }, [layers, memory])

  useEffect(() => {
    const shell = container.current
    if (!shell) return
    const remember = ({ type, target, detail }: UIEvent) => {
      // A click without a pointer, such as that of a submit button when Enter submits its form, does not move the
      // focus.
      if (type === 'click' && detail === 0) return
      if (!(target instanceof Element) || shownKey.current === undefined) return
      const worked = target.closest('a, button, input, select, textarea, summary, [tabindex]')
      if (worked) memory.remember(shownKey.current, { focus: markOf(worked, shell) })
    }
    shell.addEventListener('focusin', remember)
    // Safari does not focus a clicked link or button.
    shell.addEventListener('click', remember, { capture: true })
    return () => {
      shell.removeEventListener('focusin', remember)
      shell.removeEventListener('click', remember, { capture: true })
    }
  }, [container, memory])

  useEffect(() => {
    const shell = container.current
    if (layerId === undefined || pageKey === undefined || !shell) return
    const before = previous.current
    previous.current = { layerId, pageKey, place, path, position }
    if (before === null && depth === 1) return
    if (before?.pageKey === pageKey) return
    // By depth: ids come from the history's random keys, which the server's document cannot know.
    const layer = shell.querySelector<HTMLElement>(`[data-layer="${depth - 1}"]`)
    if (!layer) return
    // The shopper has entered a field of the document before hydration.
    if (before === null && layer.contains(document.activeElement)) return
    const mark = memory.placeOf(pageKey).focus
    const marked = mark ? findMarked(mark, layer, shell) : null
    if (marked) {
      marked.focus({ preventScroll: true })
      if (document.activeElement === marked) return
    }
    // The heading had not arrived when a second click replaced the entry: it is still awaited.
    const isWaiting = depth === 1 && document.activeElement === layer
    // A replaced entry (a filter, a sort) keeps the focus.
    if (before?.layerId === layerId && !isWaiting) return
    // So does an entry whose page was replaced at the same path, e.g. after it has read its secret, before anybody moved
    // the focus. An overlay takes the focus in any case: Back may open it over the document of its own page.
    const isReplaced = before?.position === position && before?.path === path && depth === 1 && !isWaiting
    const isUntouched = before !== null && memory.placeOf(before.pageKey).focus === undefined
    if (isReplaced && isUntouched && document.activeElement === document.body) return
    // So does another state of the same list: its controls stay, and the number of results is announced.
    if (place !== null && before?.place === place && layer.contains(document.activeElement) && !isWaiting) return
    const start = depth > 1 ? layer : layer.querySelector<HTMLElement>(HEADING)
    let holder = start ?? layer
    focusQuietly(holder)
    if (start && !mark) return
    // The page's data is loading, or the part that had the focus: heading and part receive the focus in turn, unless
    // the shopper has moved it meanwhile.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== holder && document.activeElement !== document.body) return observer.disconnect()
      const remembered = mark && findMarked(mark, layer, shell)
      const arrived = remembered ?? layer.querySelector<HTMLElement>(HEADING)
      if (arrived === null || arrived === holder) return
      if (remembered || !mark) observer.disconnect()
      holder = arrived
      focusQuietly(arrived)
    })
    observer.observe(layer, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [container, memory, layerId, pageKey, depth, place, path, position])
}

/** The common place of the entries that show one list, or one page of it, in several states; null for other pages. */
function placeOf({ shared, overlay, mount, href }: Layer<unknown>): string | null {
  if (!shared || overlay !== null) return null
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  return `${mount} ${pathname} ${searchParams.get('page') ?? ''}`
}

function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
