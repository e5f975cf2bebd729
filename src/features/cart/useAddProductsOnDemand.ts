import { useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { failed } from '#src/lib/result.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useCartWriter } from './CartWriterContext.ts'
import type { AddProductsToCart } from './useAddProductsToCart.ts'

type AdditionOnDemand = {
  /** The shopper is about to: starts to load what adds. */
  readonly prepare: () => void
  readonly add: AddProductsToCart
}

const load = () => import('./useAddProductsToCart.ts')

/** `useAddProductsToCart` for a place where most only look: its code comes with the first sign that somebody buys. */
export function useAddProductsOnDemand(): AdditionOnDemand {
  const environment = useRelayEnvironment()
  const shop = useShop()
  const writer = useCartWriter()
  return useMemo(
    () => ({
      // The click tries again, and tells what is wrong.
      prepare: () => void load().catch(() => undefined),
      add: async (lines) => {
        const code = await load().catch(({ message }: Error) => failed({ kind: 'unreachable' as const, message }))
        return 'ok' in code ? code : code.createAddProductsToCart({ environment, shop, writer })(lines)
      },
    }),
    [environment, shop, writer],
  )
}
