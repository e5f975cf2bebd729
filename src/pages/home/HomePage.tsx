import { graphql } from 'react-relay'
import type { HomePageQuery } from '#src/__generated__/HomePageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type HomePageProps = { readonly query: RouteQuery<HomePageQuery> }

export function HomePage({ query }: HomePageProps) {
  const data = useRouteQuery<HomePageQuery>(
    graphql`
      query HomePageQuery($identifier: String!) {
        cmsPage(identifier: $identifier) { identifier title content }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
