import type { App } from '../app.ts'
import { isGoingToShoppersPage } from '../navigation/visit.ts'

/**
 * Resolves when the page of the document has loaded its cart data. The cart page and the checkout query the number of
 * items, so the badge finds it in the store; on a page that does not depend on the shopper it resolves at once.
 */
export async function whenCartLoaded({
  router,
  queries,
  shop: { cartId },
}: Pick<App, 'router' | 'queries' | 'shop'>): Promise<void> {
  if (!isGoingToShoppersPage(router) || cartId.get() === null) return
  await new Promise<void>((resolve) => {
    const stops: (() => void)[] = []
    const look = () => {
      const id = cartId.get()
      if (router.state.isLoading || (id !== null && queries.isFetchingCart(id))) return
      for (const stop of stops) stop()
      resolve()
    }
    stops.push(router.subscribe('onResolved', look), queries.onArrival(look))
    setTimeout(look)
  })
}
