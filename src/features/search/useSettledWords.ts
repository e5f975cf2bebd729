import { useEffect, useRef } from 'react'

/** Longer than the time between two keys of who types, shorter than a pause. */
const SETTLING_MS = 140

/** Tells words when the shopper pauses. What leads elsewhere meanwhile cancels it: nothing is told behind its back. */
export function useSettledWords(onSettled: (words: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => {
    window.addEventListener('popstate', cancel)
    return () => {
      cancel()
      window.removeEventListener('popstate', cancel)
    }
  }, [])
  const settle = (words: string) => {
    cancel()
    timer.current = setTimeout(() => onSettled(words), SETTLING_MS)
  }
  return { settle, cancel }
}
