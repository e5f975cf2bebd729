import { Trans } from '@lingui/react/macro'
import { createElement, useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CartEstimate_cart$key } from '#src/__generated__/CartEstimate_cart.graphql.ts'
import { useCartActivity } from '#src/features/cart/requests/CartWriterContext.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'
import { summary } from './CartEstimate.css.ts'
import type { EstimatePlace } from '#src/features/checkout/delivery/estimateShipping.ts'
import { keepPlace, readKeptPlace } from './keptPlace.ts'

/** Directory, form and answers load only when the estimate is opened. */
const CartEstimateForm = createNeededPart(
  async () => (await import('./CartEstimateForm.tsx')).CartEstimateForm,
  createElement(SkeletonText, { lines: 5 }),
)

/** Estimates shipping and total for a destination before the checkout. Stays open in this tab once it was opened. */
export function CartEstimate({ cart }: { cart: CartEstimate_cart$key }) {
  const { tabStorage } = useShop()
  const { busy } = useCartActivity()
  const [kept] = useState(() => readKeptPlace(tabStorage))
  const [isChosen, setOpen] = useState<boolean | null>(null)
  // The server does not know the stored place.
  const isServerHtml = useIsServerHtml()
  const isOpen = isChosen ?? (kept !== null && !isServerHtml)
  const keep = useCallback((place: EstimatePlace) => keepPlace(tabStorage, place), [tabStorage])
  const {
    id,
    email,
    is_virtual: isVirtual,
    total_quantity: pieces,
    prices,
    shipping_addresses: addresses,
  } = useFragment(
    graphql`
      fragment CartEstimate_cart on Cart {
        id
        email
        is_virtual
        total_quantity
        prices {
          grand_total {
            value
          }
        }
        shipping_addresses {
          __typename
        }
      }
    `,
    cart,
  )
  if (isVirtual || pieces === 0) return null
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summary}>
        <Trans>Stima spedizione e totale</Trans>
      </summary>
      {isOpen && (
        <WidgetBoundary
          fallback={
            <Text size="sm" tone="muted">
              <Trans>Ora non riusciamo a stimarla: la spedizione si calcola alla cassa.</Trans>
            </Text>
          }
        >
          <CartEstimateForm
            cartId={id}
            email={email ?? ''}
            hasAddress={addresses.length > 0}
            kept={kept}
            onEstimate={keep}
            contents={busy ? null : `${pieces} ${prices?.grand_total?.value}`}
          />
        </WidgetBoundary>
      )}
    </details>
  )
}
