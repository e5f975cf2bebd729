import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { OrderPlacesQuery } from '#src/__generated__/OrderPlacesQuery.graphql.ts'
import { OrderPlacesContext, orderPlacesOf } from '#src/features/checkout/receipt/OrderPlacesContext.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type OrderPlacesProps = { readonly query: RouteQuery<OrderPlacesQuery>; readonly children: ReactNode }

/** Provides the possible pickup locations of an order. */
export function OrderPlaces({ query, children }: OrderPlacesProps) {
  const { pickupLocations } = useRouteQuery<OrderPlacesQuery>(
    graphql`
      query OrderPlacesQuery {
        # As the checkout asks for them: whoever comes from there has them in the store.
        pickupLocations(sort: { name: ASC }, pageSize: 100) {
          items {
            ...OrderPlacesContext_place
          }
        }
      }
    `,
    query,
  )
  const places = useMemo(() => orderPlacesOf(pickupLocations?.items ?? []), [pickupLocations])
  return <OrderPlacesContext value={places}>{children}</OrderPlacesContext>
}
