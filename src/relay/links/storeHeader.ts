import type { StoreScope } from '#src/platform/storeScope.ts'
import type { Link } from './link.ts'

/**
 * Spec §7: every request names the store view of the current storefront locale, and the display currency where it is not
 * the store view's own. Above everything that may send one.
 */
export function storeHeader({ magentoStoreCode, currency }: StoreScope): Link {
  const headers = { store: magentoStoreCode, ...(currency !== null && { 'content-currency': currency }) }
  return (request, forward) => forward({ ...request, headers: { ...request.headers, ...headers } })
}
