import { useMemo, useState } from 'react'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'
import { useSearchMemory } from './useSearchMemory.ts'

const NONE: readonly string[] = []

/** What was searched for on this browser, and the way to forget it. Hydration finds nothing: the server knows nothing of it. */
export function useRecentSearches(): readonly [recent: readonly string[], forget: () => void] {
  const isServerHtml = useIsServerHtml()
  const [forgotten, setForgotten] = useState(false)
  const searches = useSearchMemory()
  const kept = useMemo(() => searches.all(), [searches])
  const forget = () => {
    searches.clear()
    setForgotten(true)
  }
  return [!isServerHtml && !forgotten ? kept : NONE, forget]
}
