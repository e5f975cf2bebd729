import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { GiftOptions_cart$key } from '#src/__generated__/GiftOptions_cart.graphql.ts'
import type { GiftOptions_storeConfig$key } from '#src/__generated__/GiftOptions_storeConfig.graphql.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import { GiftFields } from '#src/features/checkout/gifts/GiftFields.tsx'

type GiftOptionsProps = {
  readonly cart: GiftOptions_cart$key
  readonly storeConfig: GiftOptions_storeConfig$key
}

/** Gift options of the whole order. */
export function GiftOptions({ cart, storeConfig }: GiftOptionsProps) {
  const { gift_message: message, gift_receipt_included: hasReceipt } = useFragment(
    graphql`
      fragment GiftOptions_cart on Cart {
        gift_message {
          to
          from
          message
        }
        gift_receipt_included
      }
    `,
    cart,
  )
  const { allow_order: allowsMessage, allow_gift_receipt: allowsReceipt } = useFragment(
    graphql`
      fragment GiftOptions_storeConfig on StoreConfig {
        allow_order
        allow_gift_receipt
      }
    `,
    storeConfig,
  )
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  useEffect(() => {
    // The choice was made on another device; a choice in this form is newer.
    if (getValues('gift.isChosen') || !(message || hasReceipt)) return
    const { to, from, message: words } = message ?? { to: '', from: '', message: '' }
    setValue('gift', { isChosen: true, hasMessage: Boolean(message), to, from, message: words, hasReceipt })
  }, [getValues, setValue, message, hasReceipt])
  const canWrite = allowsMessage === '1'
  const canHidePrices = allowsReceipt === '1'
  return canWrite || canHidePrices ? <GiftFields canWrite={canWrite} canHidePrices={canHidePrices} /> : null
}
