import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { PageBoundary } from '../page-stack/PageBoundary.tsx'

type CartButtonProps = {
  /** The current cart's query; null while there is no cart. */
  readonly badge: RouteQuery<CartButtonQuery> | null
  readonly onError: (error: unknown, where: string) => void
}

/** The floating cart button of spec §2. Without an answer it still leads to the cart. */
export function CartButton({ badge, onError }: CartButtonProps) {
  const empty = <CartLink quantity={0} />
  if (!badge) return empty
  return (
    <PageBoundary where="cart button" onError={onError} fallback={() => empty}>
      <Suspense fallback={empty}>
        <CountedCartLink badge={badge} />
      </Suspense>
    </PageBoundary>
  )
}

function CountedCartLink({ badge }: { badge: RouteQuery<CartButtonQuery> }) {
  const { cart } = useRouteQuery<CartButtonQuery>(
    graphql`
      query CartButtonQuery($cartId: String!) {
        cart(cart_id: $cartId) {
          id
          total_quantity
        }
      }
    `,
    badge,
  )
  return <CartLink quantity={cart?.total_quantity ?? 0} />
}

function CartLink({ quantity }: { quantity: number }) {
  const { t } = useLingui()
  return (
    <Link to="/cart" aria-label={t`Carrello, ${quantity} articoli`}>
      {quantity}
    </Link>
  )
}
