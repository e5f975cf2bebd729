import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { FilterPanel } from '#src/features/catalogue/filters/FilterPanel.tsx'
import { ListLink, useListNavigation } from '#src/features/catalogue/list/ListLink.tsx'
import type { ListAddress } from '#src/features/catalogue/list/ListLink.tsx'
import { useListFilters } from '#src/features/catalogue/filters/useListFilters.ts'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { countOf } from '#src/lib/url/listFilters.ts'
import { fromItsStart, withoutLast } from '#src/lib/url/listSearch.ts'
import type { ListFilters, ListSearch } from '#src/lib/url/listSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { foot, footed, scrolled } from '#src/ui/overlay/Sheet.css.ts'
import { MissingSwatches } from './MissingSwatches.tsx'
import { useFurtherColours } from './useFurtherColours.ts'
import { useListFacets } from './useListFacets.ts'

export { default as operation } from '#src/__generated__/useListFacetsQuery.graphql.ts'
export { ListFiltersPage as component }

export type ListFiltersPageProps = {
  readonly query: RouteQuery<ListFacetsQuery> | null
  readonly list: ListAddress
  readonly search: ListSearch
}

/**
 * The filters of a list, as the content of an overlay. A checkbox replaces this address; the list changes when the
 * shopper presses the button, as one history entry.
 */
function ListFiltersPage({ query, ...props }: ListFiltersPageProps) {
  const { t } = useLingui()
  return (
    <>
      <PageHead title={t`Filtri`} robots="noindex" />
      <PageSuspense fallback={<SkeletonText lines={8} />}>{query && <Sheet query={query} {...props} />}</PageSuspense>
    </>
  )
}

const NONE: ListFilters = {}

function Sheet({
  query,
  list,
  search,
}: Pick<ListFiltersPageProps, 'list' | 'search'> & { readonly query: RouteQuery<ListFacetsQuery> }) {
  const { t } = useLingui()
  const updating = usePageUpdating()
  const applied = search.filters ?? NONE
  const [colours, noteColours] = useFurtherColours()
  const facets = useListFacets(query, applied, colours)
  const { filters: _filters, ...order } = fromItsStart(search)
  const go = useListNavigation(list, search, { withFilters: true, replace: true })
  const [filters, change] = useListFilters(applied, (next) =>
    go((asked) => ({ ...fromItsStart(asked), filters: next })),
  )
  const { total } = facets
  const isFiltered = countOf(filters) > 0
  const isEmpty = total === 0
  const found = isEmpty
    ? isFiltered
      ? t`Nessun pezzo con questi filtri`
      : t`Qui non c’è ancora nulla`
    : t({ message: plural(total, { one: '# pezzo', other: '# pezzi' }) })
  return (
    <div aria-busy={updating} className={footed}>
      <div className={scrolled}>
        <MissingSwatches facets={facets} onColours={noteColours} />
        <FilterPanel facets={facets} list={list} search={search} filters={filters} onChange={change} />
      </div>
      <div className={foot}>
        <VisuallyHidden>
          <span role="status">{found}</span>
        </VisuallyHidden>
        {isEmpty && (
          <Cluster justify="center">
            <Text aria-hidden="true">{found}</Text>
          </Cluster>
        )}
        {/* One element in all states, which keeps the focus when its label changes. */}
        {(isFiltered || !isEmpty) && (
          <ListLink
            list={list}
            // Without a change, the link leads to the list at its page.
            search={
              isEmpty
                ? { ...order, filters: withoutLast(filters) }
                : filters === applied
                  ? search
                  : { ...order, filters }
            }
            withFilters={isEmpty}
            replace
            className={buttonClass({ variant: 'primary' })}
          >
            {isEmpty
              ? t`Togli l’ultimo filtro`
              : t({ message: plural(total, { one: 'Mostra # pezzo', other: 'Mostra # pezzi' }) })}
          </ListLink>
        )}
        {isFiltered && (
          <Button variant="quiet" onClick={() => change({})}>
            <Trans>Togli tutti</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
