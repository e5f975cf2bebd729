import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useCollectedAt_order$key } from '#src/__generated__/useCollectedAt_order.graphql.ts'
import { OrderPlacesContext } from '../receipt/OrderPlacesContext.ts'
import type { OrderPlace } from '../receipt/OrderPlacesContext.ts'

/** The shop where an order is collected; null for a delivered one. */
export function useCollectedAt(order: useCollectedAt_order$key): OrderPlace | null {
  const places = use(OrderPlacesContext)
  const { shipping_address: address } = useFragment(
    graphql`
      fragment useCollectedAt_order on CustomerOrder {
        shipping_address {
          street
          postcode
          country_code
        }
      }
    `,
    order,
  )
  if (!address) return null
  // An order does not name its shop, but Magento ensures that its address is the shop's.
  const isHere = ({ street, postcode, countryCode }: OrderPlace) =>
    street === address.street.join('\n') && postcode === address.postcode && countryCode === address.country_code
  return places.find(isHere) ?? null
}
