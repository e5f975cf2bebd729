import { useSyncExternalStore } from 'react'

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The fragment of a mailed link, which browsers do not send to servers. Null in server renders and until hydration. */
export function useMailedSecret(): URLSearchParams | null {
  const hash = useSyncExternalStore<string | null>(
    onHashChange,
    () => window.location.hash,
    () => null,
  )
  return hash === null ? null : new URLSearchParams(hash.slice(1))
}
