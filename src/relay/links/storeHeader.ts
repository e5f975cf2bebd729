import type { Link } from './link.ts'

/** Spec §7: every request names the store view of the current storefront locale. Above everything that may send one. */
export const storeHeader =
  (magentoStoreCode: string): Link =>
  (request, forward) =>
    forward({ ...request, headers: { ...request.headers, store: magentoStoreCode } })
