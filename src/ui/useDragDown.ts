import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Closes a sheet that a finger pulls down. No first paint needs it, so its code comes with the first sheet. */
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
        // Without its code the sheet closes by its button, the backdrop and Escape.
        () => undefined,
      )
    }
    return () => life.abort()
  }, [handle, sheet])
}
