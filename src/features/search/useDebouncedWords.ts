import { useEffect, useRef } from 'react'

/** Longer than the time between two keystrokes, shorter than a pause. */
const SETTLING_MS = 140

/** Reports the typed words when the shopper pauses. Leaving the field cancels the debounce. */
export function useDebouncedWords(onSettled: (words: string) => void) {
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
