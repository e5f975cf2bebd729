import { createContext, use, useSyncExternalStore } from 'react'

/** The address of the page, with the store's base path; below an overlay that of the page under it. */
export const PageAddressContext = createContext('/')

export type PageAddress = {
  /** Path and query. */
  readonly address: string
  /** The place within the page, with its `#`; empty if the address names none. */
  readonly place: string
}

const never = () => () => {}

/**
 * The address of the page in the parts that a link to the host needs: browsers keep the place to themselves and carry it
 * over to the page that the host redirects to.
 */
export function usePageAddress(): PageAddress {
  const whole = use(PageAddressContext)
  // The server does not receive the place, so hydration has to find links without it.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const end = whole.indexOf('#')
  if (end === -1) return { address: whole, place: '' }
  return { address: whole.slice(0, end), place: isInBrowser ? whole.slice(end) : '' }
}
