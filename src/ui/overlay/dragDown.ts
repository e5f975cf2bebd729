import { below } from '../theme/breakpoints.ts'

/** The movement of a finger before it counts as a drag, px. */
const SLOP_PX = 6
/** A release below this fraction of the panel's height closes it. */
const CLOSING_PART = 0.3
/** A release at this speed closes it, too, px per ms. */
const CLOSING_SPEED = 0.6

/**
 * On phones a sheet follows the finger on its handle and closes if released far or fast enough. It is a shortcut for
 * the close button, which stays (WCAG 2.5.7). Active until the signal aborts.
 */
export function dragDown(handle: HTMLElement, sheet: HTMLElement, close: () => void, signal: AbortSignal): void {
  let start: { readonly pointer: number; readonly y: number; readonly time: number } | null = null
  let dragged = false
  const begin = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || !window.matchMedia(below.sm).matches) return
    start = { pointer: event.pointerId, y: event.clientY, time: event.timeStamp }
    dragged = false
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointer) return
    const down = event.clientY - start.y
    if (!dragged && down < SLOP_PX) return
    if (!dragged) handle.setPointerCapture(event.pointerId)
    dragged = true
    sheet.style.translate = `0 ${Math.max(0, down)}px`
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointer) return
    const down = event.clientY - start.y
    const speed = down / Math.max(1, event.timeStamp - start.time)
    start = null
    if (!dragged) return
    const closes = event.type === 'pointerup' && (down > sheet.offsetHeight * CLOSING_PART || speed > CLOSING_SPEED)
    // A closing sheet keeps its position until it is removed.
    if (closes) close()
    else sheet.style.translate = ''
  }
  handle.addEventListener('pointerdown', begin, { signal })
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', end, { signal })
  handle.addEventListener('pointercancel', end, { signal })
}
