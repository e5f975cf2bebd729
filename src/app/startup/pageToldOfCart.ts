import type { App } from '../app.ts'
import { isGoingToShoppersPage } from '../navigation/visit.ts'

/**
 * Resolves when the page of the document has told what it asks about the cart. The cart page and the checkout ask how many
 * pieces it holds, so the badge finds that in the store; on a page that asks nothing of the shopper it resolves at once.
 */
export async function pageToldOfCart({
  router,
  queries,
  shop: { cartId },
}: Pick<App, 'router' | 'queries' | 'shop'>): Promise<void> {
  if (!isGoingToShoppersPage(router) || cartId.get() === null) return
  // The page of the server's document is loaded again for its shopper once it is hydrated: see `watchSession`.
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      setTimeout(resolve)
    })
  })
  await new Promise<void>((resolve) => {
    const stops: (() => void)[] = []
    const look = () => {
      const id = cartId.get()
      if (router.state.isLoading || (id !== null && queries.isAskingAbout(id))) return
      for (const stop of stops) stop()
      resolve()
    }
    stops.push(router.subscribe('onResolved', look), queries.hearArrivals(look))
    setTimeout(look)
  })
}
