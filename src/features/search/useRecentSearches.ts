import { useMemo, useState } from 'react'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'
import { useSearchMemory } from './useSearchMemory.ts'

const NONE: readonly string[] = []

/**
 * The recent searches of this browser, and a function to delete them. Empty during hydration, because the server does
 * not know them.
 */
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
