import { graphql, useFragment } from 'react-relay'
import type { CartContents_cart$key } from '#src/__generated__/CartContents_cart.graphql.ts'

export function CartContents({ cart }: { cart: CartContents_cart$key }) {
  const data = useFragment(
    graphql`
      fragment CartContents_cart on Cart {
        id
        total_quantity
      }
    `,
    cart,
  )
  return <p>{data.total_quantity}</p>
}
