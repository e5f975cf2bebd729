import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ReorderButton_order$key } from '#src/__generated__/ReorderButton_order.graphql.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useState } from 'react'
import type { ReorderOutcome } from './reorderOutcome.ts'
import { useReorder } from './useReorder.ts'

type ReorderButtonProps = {
  readonly order: ReorderButton_order$key
  readonly variant?: 'primary' | 'secondary'
  readonly onOutcome: (outcome: ReorderOutcome) => void
}

/** Adds all products of an order to the cart again. */
export function ReorderButton({ order, variant = 'primary', onOutcome }: ReorderButtonProps) {
  const reorder = useReorder()
  const [isBusy, setBusy] = useState(false)
  const { number, items } = useFragment(
    graphql`
      fragment ReorderButton_order on CustomerOrder {
        number
        items {
          id
          product_name
          quantity_ordered
          product {
            uid
            sku
          }
        }
      }
    `,
    order,
  )
  const submit = async () => {
    setBusy(true)
    const wanted = (items ?? []).flatMap((item) =>
      item
        ? {
            name: item.product_name ?? '',
            sku: item.product?.sku ?? null,
            quantity: item.quantity_ordered ?? 0,
          }
        : [],
    )
    const outcome = await reorder(number, wanted)
    setBusy(false)
    onOutcome(outcome)
  }
  return (
    <Button variant={variant} loading={isBusy} onClick={() => void submit()}>
      <Trans>Ordina di nuovo</Trans>
    </Button>
  )
}
