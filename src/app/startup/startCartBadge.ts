import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import cartButtonNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import { CartButton } from '#src/shell/cart-button/CartButton.tsx'
import { watchCart } from '#src/shell/cart-button/watchCart.ts'
import type { App } from '../app.ts'
import { whenCartLoaded } from './whenCartLoaded.ts'

/** Updates the badge's query when the cart changes. */
export async function startCartBadge(app: App): Promise<void> {
  const { environment, queries, cartBadge } = app
  await whenCartLoaded(app)
  watchCart(environment, (cartId) => {
    if (cartId === null) return cartBadge.set(null)
    const policy = queries.hasFetchedCart(cartId) ? 'fetched-or-network' : 'store-or-network'
    cartBadge.set({ query: queries.load<CartButtonQuery>(cartButtonNode, { cartId }, policy), Button: CartButton })
  })
}
