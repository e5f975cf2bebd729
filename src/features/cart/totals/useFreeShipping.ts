import { graphql, useFragment } from 'react-relay'
import type { useFreeShipping_cart$key } from '#src/__generated__/useFreeShipping_cart.graphql.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { shownAmount } from '#src/features/store/taxDisplay.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import { missingForFreeShipping } from './freeShipping.ts'

/**
 * The amount that a cart needs for free delivery from `threshold` on, in the base currency; zero or negative if it is
 * reached or delivery is free for another reason. Null for an empty cart, for virtual products, in another currency, and
 * with a coupon that may make delivery free, until its price is known.
 */
export function useFreeShipping(key: useFreeShipping_cart$key | null | undefined, threshold: number | null) {
  const {
    baseCurrency,
    tax: { sums: tax },
  } = useStoreSettings()
  const cart = useFragment(
    graphql`
      fragment useFreeShipping_cart on Cart {
        is_virtual
        applied_coupons {
          code
        }
        shipping_addresses {
          selected_shipping_method {
            carrier_code
            method_code
            price_incl_tax {
              value
            }
          }
        }
        prices {
          subtotal_excluding_tax {
            value
            currency
          }
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
    `,
    key,
  )
  const { value: subtotal, currency } =
    shownAmount(tax, {
      including: cart?.prices?.subtotal_including_tax,
      excluding: cart?.prices?.subtotal_excluding_tax,
    }) ?? {}
  if (threshold === null || !subtotal || currency == null || cart?.is_virtual) return null
  const method = cart?.shipping_addresses[0]?.selected_shipping_method
  const delivery = method?.carrier_code === PICKUP_CARRIER ? null : (method?.price_incl_tax.value ?? null)
  if (delivery === 0) return { missing: 0, currency }
  // The backend compares in the base currency, and its rate for another one is not known here.
  if (baseCurrency !== null && currency !== baseCurrency) return null
  if (delivery === null && cart?.applied_coupons?.length) return null
  const discounts = (cart?.prices?.discounts ?? []).map((discount) => discount?.amount.value ?? 0)
  return { missing: missingForFreeShipping(threshold, { subtotal, discounts }), currency }
}
