import { useEffect, useRef, useState } from 'react'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { filtersKey } from '#src/lib/listFilters.ts'
import type { ListFilters } from '#src/lib/listSearch.ts'

/**
 * The filters as the shopper wants them, before the list has them: a tick shows at once, and the next one adds to it.
 * What else changes the list (Back, a link) wins over what was wanted.
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
    // Something has arrived and nothing more is to come: what was wanted was given up on the way.
    if (!updating && navigations.current === 0) setUnderWay([])
  }, [updating])
  useEffect(() => {
    // Back before the list has come: it shows the filters that it had, and nothing arrives that would say so.
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
