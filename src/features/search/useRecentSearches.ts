import { useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchMemory } from './useSearchMemory.ts'

const NONE: readonly string[] = []
const never = () => () => undefined

/** What was searched for on this browser, and the way to forget it. Hydration finds nothing: the server knows nothing of it. */
export function useRecentSearches(): readonly [recent: readonly string[], forget: () => void] {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [forgotten, setForgotten] = useState(false)
  const searches = useSearchMemory()
  const kept = useMemo(() => searches.all(), [searches])
  const forget = () => {
    searches.clear()
    setForgotten(true)
  }
  return [hydrated && !forgotten ? kept : NONE, forget]
}
