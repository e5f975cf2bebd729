import { graphql, useFragment } from 'react-relay'
import type { CartFreeShipping_block$key } from '#src/__generated__/CartFreeShipping_block.graphql.ts'
import type { CartFreeShipping_cart$key } from '#src/__generated__/CartFreeShipping_cart.graphql.ts'
import { useCartActivity } from '#src/features/cart/requests/CartWriterContext.ts'
import { FreeShippingWords } from '#src/features/cart/totals/FreeShippingWords.tsx'
import { useFreeShipping } from '#src/features/cart/totals/useFreeShipping.ts'
import { markedNumber } from '#src/lib/markedNumber.ts'
import { bar, distance } from './CartFreeShipping.css.ts'

type CartFreeShippingProps = {
  readonly cart: CartFreeShipping_cart$key
  /**
   * The merchant's block about delivery, which contains the threshold for free shipping: Magento's API does not provide
   * it.
   */
  readonly block: CartFreeShipping_block$key
}

/** The amount that is missing for free shipping. Nothing without a threshold, and for a virtual cart. */
export function CartFreeShipping({ cart: key, block }: CartFreeShippingProps) {
  const { busy } = useCartActivity()
  const cart = useFragment(
    graphql`
      fragment CartFreeShipping_cart on Cart {
        ...useFreeShipping_cart
      }
    `,
    key,
  )
  const { content } = useFragment(
    graphql`
      fragment CartFreeShipping_block on CmsBlock {
        identifier
        content
      }
    `,
    block,
  )
  const threshold = markedNumber(content, 'freeShippingThreshold')
  const freeShipping = useFreeShipping(cart, threshold)
  if (threshold === null || freeShipping === null) return null
  const { missing, currency } = freeShipping
  return (
    <div className={distance} aria-busy={busy}>
      <p>
        <FreeShippingWords missing={missing} currency={currency} />
      </p>
      {/* The text contains the same information. */}
      <progress aria-hidden="true" className={bar} max={threshold} value={Math.max(0, threshold - missing)} />
    </div>
  )
}
