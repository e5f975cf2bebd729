import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import { useCartActivity } from '#src/features/cart/requests/CartWriterContext.ts'
import { useRefetchStaleCart } from '#src/features/cart/keeping/staleCart.ts'
import { useCartQuantity } from '#src/features/cart/keeping/useCartQuantity.ts'
import { useGonePieces } from '#src/features/cart/lines/useGoneLines.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { iconButtonClass } from '#src/ui/controls/IconButton.css.ts'
import { figures } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { PageBoundary } from '../page-stack/PageBoundary.tsx'
import { FloatingCart } from './FloatingCart.tsx'
import { shownQuantity } from './shownQuantity.ts'
import { count, place } from './CartButton.css.ts'

/** The current cart's query; null while there is no cart. */
export type CartBadge = Pick<ObservableValue<RouteQuery<CartButtonQuery> | null>, 'get' | 'subscribe'>

type CartButtonProps = {
  readonly badge: CartBadge
  readonly onError: (error: unknown, where: string) => void
}

/** The server does not know the number. */
const noBadge = () => null

/**
 * The header's cart with its number of pieces. Without an answer, and without scripts, it still links to the cart. Only this
 * component subscribes to the badge's query: rerendering the shell right after the first commit would make React
 * hydrate the rest of the document at once.
 */
export function CartButton({ badge: { subscribe, get }, onError }: CartButtonProps) {
  const badge = useSyncExternalStore(subscribe, get, noBadge)
  // The first addition is pending before a cart with a number exists.
  const { arrivingPieces } = useCartActivity()
  if (!badge) return <CartLink quantity={arrivingPieces} />
  const fallback = <CartLink quantity={arrivingPieces} />
  return (
    <PageBoundary where="cart button" visit={badge} onError={onError} fallback={() => fallback}>
      <Suspense fallback={fallback}>
        <CountedCartLink badge={badge} />
      </Suspense>
    </PageBoundary>
  )
}

function CountedCartLink({ badge }: { badge: RouteQuery<CartButtonQuery> }) {
  const node = graphql`
    query CartButtonQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        ...useCartQuantity_cart
      }
    }
  `
  const { cart } = useRouteQuery<CartButtonQuery>(node, badge)
  useRefetchStaleCart(node, badge.variables.cartId)
  const quantity = useCartQuantity(cart)
  useGonePieces(cart?.id, quantity)
  return (
    <>
      <CartLink quantity={quantity} />
      <QuantityAnnouncer quantity={quantity} />
    </>
  )
}

function CartLink({ quantity }: { quantity: number }) {
  const { t } = useLingui()
  return (
    <>
      <Link
        to="/cart"
        className={`${iconButtonClass.plain} ${place}`}
        aria-label={t`Carrello, ${plural(quantity, { one: '# articolo', other: '# articoli' })}`}
      >
        <ShoppingBag aria-hidden="true" size={22} />
        {quantity > 0 && (
          <span key={quantity} aria-hidden="true" className={`${count} ${figures}`}>
            {shownQuantity(quantity)}
          </span>
        )}
      </Link>
      <FloatingCart quantity={quantity} />
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
