import { graphql } from 'react-relay'
import type { OrderSuccessPageQuery } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type OrderSuccessPageProps = { readonly query: RouteQuery<OrderSuccessPageQuery> | null }

export function OrderSuccessPage({ query }: OrderSuccessPageProps) {
  return query ? <Loaded query={query} /> : <p />
}

function Loaded({ query }: { query: RouteQuery<OrderSuccessPageQuery> }) {
  const data = useRouteQuery<OrderSuccessPageQuery>(
    graphql`
      query OrderSuccessPageQuery($token: String!) {
        guestOrderByToken(input: { token: $token }) { number }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
