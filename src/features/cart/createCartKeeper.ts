import type { CartKeeper, CartKeeperOptions } from './cartKeeper.ts'

/** Most visits make no cart and lose none: what does either comes with the code that buys. */
export function createCartKeeper(options: CartKeeperOptions): CartKeeper {
  const load = async () => (await import('./keepCarts.ts')).keepCarts(options)
  return {
    ensureCart: async () => options.cartId.get() ?? (await load()).ensureCart(),
    recoverCart: async (lost) => (await load()).recoverCart(lost),
  }
}
