import { useMemo } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { failed } from '#src/lib/result.ts'
import { documentStays } from '#src/platform/chunkFailures.ts'
import { keepForNextDocument } from '#src/platform/session/pendingAddition.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useCartWriter } from './CartWriterContext.ts'
import type { AddProductsToCart } from './useAddProductsToCart.ts'

type AdditionOnDemand = {
  /** Loads the code for additions before the likely click. */
  readonly prepare: () => void
  readonly add: AddProductsToCart
}

const load = async () => (await import('./additionParts.ts')).additionParts

/** `useAddProductsToCart` for places where most shoppers only look: its code loads at the first sign of buying. */
export function useAddProductsOnDemand(): AdditionOnDemand {
  const environment = useRelayEnvironment()
  const shop = useShop()
  const writer = useCartWriter()
  return useMemo(
    () => ({
      // The click loads it again and shows the error.
      prepare: () => void load().catch(() => undefined),
      add: async (lines) => {
        const forget = keepForNextDocument(shop, { lines, sentTo: null })
        const code = await load().catch(async ({ message }: Error) => {
          // A document that is loaded again would lose the message, and the next one adds the lines.
          await documentStays()
          return failed({ kind: 'unreachable' as const, message })
        })
        forget()
        return 'ok' in code ? code : code.createAddProductsToCart({ environment, shop, writer })(lines)
      },
    }),
    [environment, shop, writer],
  )
}
