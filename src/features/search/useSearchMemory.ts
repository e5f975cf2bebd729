import { use, useMemo } from 'react'
import { ConsentContext } from '#src/features/consent/ConsentContext.ts'
import { createRecentSearches } from '#src/platform/saved/recentSearches.ts'
import type { RecentSearches } from '#src/platform/saved/recentSearches.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The storage of recent searches: beyond the visit only with consent (decision 20). */
export function useSearchMemory(): RecentSearches {
  const { storage, tabStorage } = useShop()
  const consent = use(ConsentContext)?.consent
  return useMemo(() => {
    const memory = () => createRecentSearches(consent?.get()?.includes('preferences') === true ? storage : tabStorage)
    return {
      all: () => memory().all(),
      note: (words) => memory().note(words),
      clear: () => memory().clear(),
    }
  }, [storage, tabStorage, consent])
}
