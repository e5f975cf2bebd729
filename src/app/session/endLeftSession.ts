import { END_SESSIONS_PATH } from '#src/shop/addresses/sessionAddresses.ts'
import { LEFT_SESSION_KEY } from '#src/platform/session/leftSession.ts'
import type { Shop } from '#src/relay/ShopContext.ts'

/**
 * Tells the host about a sign-out that it has not answered, at once and whenever the network returns: only the host can
 * remove a cookie that scripts cannot read. A session that has begun since continues.
 */
export function endLeftSession(shop: Pick<Shop, 'customerToken' | 'fetch' | 'storage'>, page: Window): void {
  const tell = () => {
    if (shop.storage.get(LEFT_SESSION_KEY) === null) return
    const authorization = `Bearer ${shop.customerToken.get()?.token ?? ''}`
    shop.fetch(END_SESSIONS_PATH, { method: 'POST', headers: { authorization } }).then(
      ({ ok }) => (ok ? shop.storage.remove(LEFT_SESSION_KEY) : undefined),
      // The network is still away.
      () => undefined,
    )
  }
  tell()
  page.addEventListener('online', tell)
}
