import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Closes a sheet when it is pulled down. Its code loads with the first sheet, because the first paint does not need it.
 */
export function useDragDown(
  handle: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    const life = new AbortController()
    const [grip, panel] = [handle.current, sheet.current]
    if (grip && panel) {
      import('./dragDown.ts').then(
        ({ dragDown }) => life.signal.aborted || dragDown(grip, panel, () => close.current(), life.signal),
        // If the code fails to load, the sheet still closes by its button, the backdrop and Escape.
        () => undefined,
      )
    }
    return () => life.abort()
  }, [handle, sheet])
}
