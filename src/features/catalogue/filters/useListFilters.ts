import { useEffect, useRef, useState } from 'react'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { filtersKey } from '#src/lib/url/listFilters.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'

/**
 * The filters chosen by the shopper, before the list has loaded: a tick shows at once, and the next one adds to it. Any
 * other change of the list (Back, a link) takes precedence.
 */
export function useListFilters(
  applied: ListFilters,
  onChange: (filters: ListFilters) => Promise<void>,
): readonly [wanted: ListFilters, change: (filters: ListFilters) => void] {
  const appliedKey = filtersKey(applied)
  const [shownKey, setShownKey] = useState(appliedKey)
  const [underWay, setUnderWay] = useState<readonly ListFilters[]>([])
  if (shownKey !== appliedKey) {
    setShownKey(appliedKey)
    const arrived = underWay.findIndex((filters) => filtersKey(filters) === appliedKey)
    setUnderWay(arrived < 0 ? [] : underWay.slice(arrived + 1))
  }
  const navigations = useRef(0)
  const updating = usePageUpdating()
  useEffect(() => {
    // A navigation has arrived and none is pending, so unapplied choices were abandoned.
    if (!updating && navigations.current === 0) setUnderWay([])
  }, [updating])
  useEffect(() => {
    // Back before the list has loaded shows the old filters and triggers no arrival.
    const giveUp = () => setUnderWay([])
    window.addEventListener('popstate', giveUp)
    return () => window.removeEventListener('popstate', giveUp)
  }, [])
  const wanted = underWay.at(-1) ?? applied
  const change = (filters: ListFilters) => {
    setUnderWay([...(filtersKey(wanted) === appliedKey ? [] : underWay), filters])
    navigations.current += 1
    void onChange(filters).finally(() => (navigations.current -= 1))
  }
  return [wanted, change]
}
