import { graphql } from 'react-relay'
import type { CmsContentPageQuery } from '#src/__generated__/CmsContentPageQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export type CmsContentPageProps = { readonly query: RouteQuery<CmsContentPageQuery> }

export function CmsContentPage({ query }: CmsContentPageProps) {
  const data = useRouteQuery<CmsContentPageQuery>(
    graphql`
      query CmsContentPageQuery($identifier: String!) {
        cmsPage(identifier: $identifier) { identifier title content }
      }
    `,
    query,
  )
  return <pre>{JSON.stringify(data, null, 1)}</pre>
}
