import { graphql } from 'react-relay'
import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type CartPageProps = { readonly query: RouteQuery<CartPageQuery> | null; readonly pending: boolean }

export function CartPage({ query }: CartPageProps) {
  return query ? <Loaded query={query} /> : <p />
}

function Loaded({ query }: { query: RouteQuery<CartPageQuery> }) {
  const data = useRouteQuery<CartPageQuery>(
    graphql`
      query CartPageQuery($cartId: String!) {
        cart(cart_id: $cartId) { id total_quantity }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
