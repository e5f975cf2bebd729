import type { CartKeeper, CartKeeperOptions } from './cartKeeper.ts'

/** Most visits neither create nor lose a cart, so this code loads with the code for buying. */
export function createCartKeeper(options: CartKeeperOptions): CartKeeper {
  const load = async () => (await import('./keepCarts.ts')).keepCarts(options)
  return {
    ensureCart: async () => options.cartId.get() ?? (await load()).ensureCart(),
    recoverCart: async (lost) => (await load()).recoverCart(lost),
  }
}
