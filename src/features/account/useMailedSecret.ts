import { useSyncExternalStore } from 'react'

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/**
 * What a mailed link carries behind its `#`, which browsers send to nobody. Null in the server's render and until the
 * browser has taken over.
 */
export function useMailedSecret(): URLSearchParams | null {
  const hash = useSyncExternalStore<string | null>(
    onHashChange,
    () => window.location.hash,
    () => null,
  )
  return hash === null ? null : new URLSearchParams(hash.slice(1))
}
