import { graphql } from 'react-relay'
import type { CheckoutPageQuery } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type CheckoutPageProps = { readonly query: RouteQuery<CheckoutPageQuery> | null; readonly pending: boolean }

export function CheckoutPage({ query }: CheckoutPageProps) {
  return query ? <Loaded query={query} /> : <p />
}

function Loaded({ query }: { query: RouteQuery<CheckoutPageQuery> }) {
  const data = useRouteQuery<CheckoutPageQuery>(
    graphql`
      query CheckoutPageQuery($cartId: String!) {
        cart(cart_id: $cartId) { id total_quantity }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
