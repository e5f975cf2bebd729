import { Trans } from '@lingui/react/macro'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { FreeShippingDistanceQuery } from '#src/__generated__/FreeShippingDistanceQuery.graphql.ts'
import { useRefetchStaleCart } from '#src/features/cart/staleCart.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { formatMoney } from '#src/ui/money.ts'
import { distance } from './ProductDeliveryNote.css.ts'

type FreeShippingDistanceProps = {
  /** From how much on delivery costs nothing, in the shop's currency: Magento's API does not tell. */
  readonly threshold: number
}

/** How much the cart lacks for free delivery; nothing without a cart, of which the server's document knows none. */
export function FreeShippingDistance({ threshold }: FreeShippingDistanceProps) {
  const { cartId } = useShop()
  const id = useSyncExternalStore(cartId.subscribe, cartId.get, () => null)
  return (
    // Its room is there before it is, so that nothing below moves.
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
  const { intlLocale } = useShop().locale
  const query = useMemo(() => ({ operation: 'FreeShippingDistanceQuery', variables: { cartId } }), [cartId])
  const node = graphql`
    query FreeShippingDistanceQuery($cartId: String!) {
      cart(cart_id: $cartId) {
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
    }
  `
  const { cart } = useRouteQuery<FreeShippingDistanceQuery>(node, query)
  useRefetchStaleCart(node, cartId)
  const { value: subtotal, currency } = cart?.prices?.subtotal_including_tax ?? {}
  if (!subtotal || currency == null || cart?.is_virtual) return null
  const taken = (cart?.prices?.discounts ?? []).reduce((sum, each) => sum + Math.abs(each?.amount.value ?? 0), 0)
  // Cents: fractions of a binary float would ask for a cent too much.
  const missing = Math.round((threshold - subtotal + taken) * 100) / 100
  const amount = formatMoney({ value: missing, currency }, intlLocale)
  return missing > 0 ? (
    <Trans>Al tuo carrello mancano {amount} per la spedizione gratuita.</Trans>
  ) : (
    <Trans>Il tuo carrello ha raggiunto la spedizione gratuita.</Trans>
  )
}
