import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import { useCartActivity } from '#src/features/cart/requests/CartWriterContext.ts'
import { useRefetchStaleCart } from '#src/features/cart/keeping/staleCart.ts'
import { useCartQuantity } from '#src/features/cart/keeping/useCartQuantity.ts'
import { useGonePieces } from '#src/features/cart/lines/useGoneLines.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { FloatingCart } from './FloatingCart.tsx'

type CartButtonProps = {
  readonly query: RouteQuery<CartButtonQuery>
  /** Called with the number of pieces, and with null while it is unknown. */
  readonly onCount: (quantity: number | null) => void
}

/**
 * The parts of the header's cart that need the number of pieces, for as long as there is a cart. The link itself is in
 * HeaderCart, because it is there before and after.
 */
export function CartButton({ query, onCount }: CartButtonProps) {
  const node = graphql`
    query CartButtonQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        ...useCartQuantity_cart
      }
    }
  `
  const { cart } = useRouteQuery<CartButtonQuery>(node, query)
  useRefetchStaleCart(node, query.variables.cartId)
  const quantity = useCartQuantity(cart)
  useGonePieces(cart?.id, quantity)
  // Before the next paint, so that the link never shows an older number than the page.
  useLayoutEffect(() => {
    onCount(quantity)
    return () => onCount(null)
  }, [onCount, quantity])
  return (
    <>
      <FloatingCart quantity={quantity} />
      <QuantityAnnouncer quantity={quantity} />
    </>
  )
}

/** Announces changes to screen readers, but not the initial quantity. */
function QuantityAnnouncer({ quantity }: { quantity: number }) {
  const { t } = useLingui()
  const { busy } = useCartActivity()
  // A number that arrives while an addition is pending is a change.
  const [initial] = useState(busy ? 0 : quantity)
  const last = useRef(initial)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    if (last.current === quantity) return
    last.current = quantity
    setAnnouncement(t`${plural(quantity, { one: '# articolo', other: '# articoli' })} nel carrello`)
  }, [quantity, t])
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
