import { Suspense, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { FreeShippingDistanceQuery } from '#src/__generated__/FreeShippingDistanceQuery.graphql.ts'
import { useCartActivity } from '#src/features/cart/requests/CartWriterContext.ts'
import { FreeShippingWords } from '#src/features/cart/totals/FreeShippingWords.tsx'
import { useRefetchStaleCart } from '#src/features/cart/keeping/staleCart.ts'
import { useFreeShipping } from '#src/features/cart/totals/useFreeShipping.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { distance } from './ProductDeliveryNote.css.ts'

type FreeShippingDistanceProps = {
  /** The cart value from which delivery is free, in the base currency: Magento's API does not provide it. */
  readonly threshold: number
}

/**
 * The amount that the cart lacks for free delivery; nothing without a cart, which the server's document does not know.
 */
export function FreeShippingDistance({ threshold }: FreeShippingDistanceProps) {
  const { cartId } = useShop()
  const current = useSyncExternalStore(cartId.subscribe, cartId.get, () => null)
  const { busy } = useCartActivity()
  const [id, setId] = useState(current)
  // The answer to the first addition contains the totals of a new cart: the query waits for it.
  if (id !== current && !busy) setId(current)
  return (
    // Space is reserved before the content has loaded, so that nothing below moves.
    <div className={distance}>
      {id !== null && (
        <WidgetBoundary fallback={null} visit={id}>
          <Suspense fallback={null}>
            <Distance cartId={id} threshold={threshold} />
          </Suspense>
        </WidgetBoundary>
      )}
    </div>
  )
}

function Distance({ cartId, threshold }: FreeShippingDistanceProps & { readonly cartId: string }) {
  const node = graphql`
    query FreeShippingDistanceQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        ...useFreeShipping_cart
      }
    }
  `
  const { cart } = useBrowserQuery<FreeShippingDistanceQuery>(node, { cartId })
  useRefetchStaleCart(node, cartId)
  const freeShipping = useFreeShipping(cart, threshold)
  if (freeShipping === null) return null
  return <FreeShippingWords {...freeShipping} />
}
