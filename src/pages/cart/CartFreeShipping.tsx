import { graphql, useFragment } from 'react-relay'
import type { CartFreeShipping_block$key } from '#src/__generated__/CartFreeShipping_block.graphql.ts'
import type { CartFreeShipping_cart$key } from '#src/__generated__/CartFreeShipping_cart.graphql.ts'
import { useCartActivity } from '#src/features/cart/CartWriterContext.ts'
import { missingForFreeShipping } from '#src/features/cart/freeShipping.ts'
import { FreeShippingWords } from '#src/features/cart/FreeShippingWords.tsx'
import { markedNumber } from '#src/lib/markedNumber.ts'
import { bar, distance } from './CartFreeShipping.css.ts'

type CartFreeShippingProps = {
  readonly cart: CartFreeShipping_cart$key
  /** The merchant's words on delivery, which say from how much on it is free: Magento's API does not. */
  readonly block: CartFreeShipping_block$key
}

/** How far the cart is from free delivery. Nothing where the merchant names no sum, and for what comes in no parcel. */
export function CartFreeShipping({ cart, block }: CartFreeShippingProps) {
  const { busy } = useCartActivity()
  const { is_virtual: isVirtual, prices } = useFragment(
    graphql`
      fragment CartFreeShipping_cart on Cart {
        id
        is_virtual
        prices {
          subtotal_including_tax {
            value
            currency
          }
          discounts {
            amount {
              value
            }
          }
        }
      }
    `,
    cart,
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
  const { value: subtotal, currency } = prices?.subtotal_including_tax ?? {}
  if (threshold === null || !subtotal || currency == null || isVirtual) return null
  const discounts = (prices?.discounts ?? []).map((discount) => discount?.amount.value ?? 0)
  const missing = missingForFreeShipping(threshold, { subtotal, discounts })
  return (
    <div className={distance} aria-busy={busy}>
      <p>
        <FreeShippingWords missing={missing} currency={currency} />
      </p>
      {/* The words say it all. */}
      <progress aria-hidden="true" className={bar} max={threshold} value={Math.max(0, threshold - missing)} />
    </div>
  )
}
