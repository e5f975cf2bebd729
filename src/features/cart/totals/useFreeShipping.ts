import { graphql, useFragment } from 'react-relay'
import type { useFreeShipping_cart$key } from '#src/__generated__/useFreeShipping_cart.graphql.ts'
import { missingForFreeShipping } from './freeShipping.ts'

/**
 * The amount that a cart needs for free delivery from `threshold` on, in the shop's currency; zero or negative if it is
 * reached. Null for an empty cart and for virtual products.
 */
export function useFreeShipping(key: useFreeShipping_cart$key | null | undefined, threshold: number | null) {
  const cart = useFragment(
    graphql`
      fragment useFreeShipping_cart on Cart {
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
    key,
  )
  const { value: subtotal, currency } = cart?.prices?.subtotal_including_tax ?? {}
  if (threshold === null || !subtotal || currency == null || cart?.is_virtual) return null
  const discounts = (cart?.prices?.discounts ?? []).map((discount) => discount?.amount.value ?? 0)
  return { missing: missingForFreeShipping(threshold, { subtotal, discounts }), currency }
}
