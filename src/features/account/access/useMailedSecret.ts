import { useSyncExternalStore } from 'react'
import { secretInFragment } from '#src/shop/addresses/secretAddress.ts'

const onHashChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The browser's history has moved the fragment into the state of the entry; a history in memory leaves it. */
const secretHere = (): string =>
  (window.history.state as { readonly secret?: string } | null)?.secret ?? secretInFragment(window.location.hash)

/** The fragment of a mailed link, which browsers do not send to servers. Null in server renders and until hydration. */
export function useMailedSecret(): URLSearchParams | null {
  const secret = useSyncExternalStore<string | null>(onHashChange, secretHere, () => null)
  return secret === null ? null : new URLSearchParams(secret)
}
