import { Suspense, useState, useSyncExternalStore } from 'react'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import { useCartActivity } from '#src/features/cart/requests/CartWriterContext.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { PageBoundary } from '../page-stack/PageBoundary.tsx'
import type { CartButton } from './CartButton.tsx'
import { CartLink } from './CartLink.tsx'

/** The current cart's query, and the component that counts its pieces, whose code first documents do without. */
export type CountedCart = { readonly query: RouteQuery<CartButtonQuery>; readonly Button: typeof CartButton }

/** Null while there is no cart. */
export type CartBadge = Pick<ObservableValue<CountedCart | null>, 'get' | 'subscribe'>

type HeaderCartProps = {
  readonly badge: CartBadge
  readonly onError: (error: unknown, where: string) => void
}

/** The server does not know the number. */
const noBadge = () => null

/**
 * The header's cart with its number of pieces. Without an answer, and without scripts, it still links to the cart. The
 * link stays the same element when the number arrives or is fetched again, so it keeps the focus. Only this component
 * subscribes to the badge's query: rerendering the shell right after the first commit would make React hydrate the rest
 * of the document at once.
 */
export function HeaderCart({ badge: { subscribe, get }, onError }: HeaderCartProps) {
  const badge = useSyncExternalStore(subscribe, get, noBadge)
  // The first addition is pending before a cart with a number exists.
  const { arrivingPieces } = useCartActivity()
  const [counted, setCounted] = useState<number | null>(null)
  return (
    <>
      <CartLink quantity={counted ?? arrivingPieces} />
      {badge && (
        <PageBoundary where="cart button" visit={badge.query} onError={onError} fallback={() => null}>
          <Suspense>
            <badge.Button query={badge.query} onCount={setCounted} />
          </Suspense>
        </PageBoundary>
      )}
    </>
  )
}
