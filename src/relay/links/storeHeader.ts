import type { StoreScope } from '#src/platform/storeScope.ts'
import type { Link } from './link.ts'

/**
 * Spec §7: every request names the store view of the current locale, and the display currency if it is not the store
 * view's own. Above everything that may send a request.
 */
export function storeHeader({ magentoStoreCode, currency }: StoreScope): Link {
  const headers = { store: magentoStoreCode, ...(currency !== null && { 'content-currency': currency }) }
  return (request, forward) => forward({ ...request, headers: { ...request.headers, ...headers } })
}
