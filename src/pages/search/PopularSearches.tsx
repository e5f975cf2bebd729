import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { PopularSearchesQuery } from '#src/__generated__/PopularSearchesQuery.graphql.ts'
import { SearchLinks } from '#src/features/search/SearchLinks.tsx'
import { searchesIn } from '#src/features/search/searchesIn.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type PopularSearchesProps = {
  readonly query: RouteQuery<PopularSearchesQuery>
  /** Terms that are already on the page. */
  readonly except: readonly string[]
}

/**
 * Searches of other shoppers: the CMS block `popular-searches`. A separate query, sent only without results, because
 * Magento answers a missing block with an error.
 */
export function PopularSearches({ query, except }: PopularSearchesProps) {
  const { t } = useLingui()
  const { cmsBlocks } = useRouteQuery<PopularSearchesQuery>(
    graphql`
      query PopularSearchesQuery {
        cmsBlocks(identifiers: ["popular-searches"]) {
          items {
            identifier
            content
          }
        }
      }
    `,
    query,
  )
  const words = searchesIn(cmsBlocks?.items?.[0]?.content ?? '').filter((word) => !except.includes(word))
  if (words.length === 0) return null
  return (
    <nav aria-label={t`Cercati spesso`}>
      <p>
        <Trans>Cercati spesso</Trans>
      </p>
      <SearchLinks words={words} />
    </nav>
  )
}
