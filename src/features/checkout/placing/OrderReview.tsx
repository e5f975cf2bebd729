import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OrderReview_cart$key } from '#src/__generated__/OrderReview_cart.graphql.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { OrderLines } from '../summary/OrderLines.tsx'
import { panel } from '../summary/OrderSummary.css.ts'
import { OrderTotals } from '../summary/OrderTotals.tsx'

type OrderReviewProps = { readonly cart: OrderReview_cart$key; readonly isPending: boolean }

/** Items, delivery cost and total, directly above the order button (Codice del consumo, art. 51). */
export function OrderReview({ cart, isPending }: OrderReviewProps) {
  const data = useFragment(
    graphql`
      fragment OrderReview_cart on Cart {
        id
        ...OrderLines_cart
        ...OrderTotals_cart
        # OrderTotals passes it on.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CartFixedTaxes_cart
      }
    `,
    cart,
  )
  return (
    <div className={panel}>
      <Stack gap="s4">
        <Heading level={3} size="sm">
          <Trans>Stai ordinando</Trans>
        </Heading>
        <OrderLines cart={data} />
        <OrderTotals cart={data} lines={data} isPending={isPending} />
      </Stack>
    </div>
  )
}
