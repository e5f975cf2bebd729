import { useEffect, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { GiftOptionsQuery } from '#src/__generated__/GiftOptionsQuery.graphql.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import { GiftFields } from '#src/features/checkout/gifts/GiftFields.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type GiftOptionsProps = { readonly cartId: string }

/** Gift options of the whole order. Optional: the order can be placed without them. */
export function GiftOptions(props: GiftOptionsProps) {
  return (
    <WidgetBoundary fallback={null}>
      <KnownOptions {...props} />
    </WidgetBoundary>
  )
}

function KnownOptions({ cartId }: GiftOptionsProps) {
  const query = useMemo(() => ({ operation: 'GiftOptionsQuery', variables: { cartId } }), [cartId])
  const { cart, storeConfig } = useRouteQuery<GiftOptionsQuery>(
    graphql`
      query GiftOptionsQuery($cartId: String!) {
        cart(cart_id: $cartId) {
          id
          gift_message {
            to
            from
            message
          }
          gift_receipt_included
        }
        storeConfig {
          store_code
          allow_order
          allow_gift_receipt
        }
      }
    `,
    query,
  )
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const message = cart?.gift_message
  const hasReceipt = cart?.gift_receipt_included ?? false
  useEffect(() => {
    // The choice was made on another device; a choice in this form is newer.
    if (getValues('gift.isChosen') || !(message || hasReceipt)) return
    const { to, from, message: words } = message ?? { to: '', from: '', message: '' }
    setValue('gift', { isChosen: true, hasMessage: Boolean(message), to, from, message: words, hasReceipt })
  }, [getValues, setValue, message, hasReceipt])
  const canWrite = storeConfig?.allow_order === '1'
  const canHidePrices = storeConfig?.allow_gift_receipt === '1'
  return canWrite || canHidePrices ? <GiftFields canWrite={canWrite} canHidePrices={canHidePrices} /> : null
}
