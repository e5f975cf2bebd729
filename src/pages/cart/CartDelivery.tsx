import { graphql, useFragment } from 'react-relay'
import type { CartDelivery_cart$key } from '#src/__generated__/CartDelivery_cart.graphql.ts'
import { DeliveryCountries } from '#src/features/store/DeliveryCountries.tsx'
import { DeliveryPromise } from '#src/features/store/DeliveryPromise.tsx'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import { Text } from '#src/ui/layout/Text.tsx'

/** When a cart that is ordered now arrives, by its chosen carrier if there is one, and in which countries. */
export function CartDelivery({ cart }: { readonly cart: CartDelivery_cart$key }) {
  const { is_virtual: isVirtual, shipping_addresses: addresses } = useFragment(
    graphql`
      fragment CartDelivery_cart on Cart {
        is_virtual
        shipping_addresses {
          selected_shipping_method {
            carrier_code
            method_code
          }
        }
      }
    `,
    cart,
  )
  const carrier = addresses[0]?.selected_shipping_method?.carrier_code
  if (isVirtual || carrier === PICKUP_CARRIER) return null
  return (
    <>
      <Text size="sm">
        <DeliveryPromise {...(carrier !== undefined && { carrier })} />
      </Text>
      <DeliveryCountries size="sm" />
    </>
  )
}
