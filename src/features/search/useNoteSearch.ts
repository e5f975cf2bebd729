import { useEffect } from 'react'
import { useSearchMemory } from './useSearchMemory.ts'

/** Records a successful search in this browser; null for searches that are not recorded. */
export function useNoteSearch(words: string | null): void {
  const memory = useSearchMemory()
  useEffect(() => {
    if (words !== null) memory.note(words)
  }, [memory, words])
}
