import { useEffect } from 'react'
import { useSearchMemory } from './useSearchMemory.ts'

/** Remembers on this browser what was searched for and found; null for what is not worth it. */
export function useNoteSearch(words: string | null): void {
  const memory = useSearchMemory()
  useEffect(() => {
    if (words !== null) memory.note(words)
  }, [memory, words])
}
