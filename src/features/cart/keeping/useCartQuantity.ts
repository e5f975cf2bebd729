import { graphql, useFragment } from 'react-relay'
import type { useCartQuantity_cart$key } from '#src/__generated__/useCartQuantity_cart.graphql.ts'

/** The number of pieces in the cart, including pending additions. */
export function useCartQuantity(cart: useCartQuantity_cart$key | null | undefined): number {
  const data = useFragment(
    graphql`
      fragment useCartQuantity_cart on Cart {
        id
        total_quantity
      }
    `,
    cart ?? null,
  )
  return data?.total_quantity ?? 0
}
