import { useLingui } from '@lingui/react/macro'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useEffect } from 'react'
import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { AppliedFilters } from '#src/features/catalogue/filters/AppliedFilters.tsx'
import { FilterPanel } from '#src/features/catalogue/filters/FilterPanel.tsx'
import { ListLink, useListNavigation } from '#src/features/catalogue/list/ListLink.tsx'
import type { ListAddress } from '#src/features/catalogue/list/ListLink.tsx'
import { PromotedFilters } from '#src/features/catalogue/filters/PromotedFilters.tsx'
import { useListFilters } from '#src/features/catalogue/filters/useListFilters.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { countOf, filtersKey } from '#src/lib/url/listFilters.ts'
import { fromItsStart } from '#src/lib/url/listSearch.ts'
import type { ListFilters, ListSearch } from '#src/lib/url/listSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { CLEARS_CONSENT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { above, bar, open, side } from './ListFilters.css.ts'
import { MissingSwatches } from './MissingSwatches.tsx'
import { useFurtherColours } from './useFurtherColours.ts'
import { useListFacets } from './useListFacets.ts'

export type FiltersOfListProps = {
  /** Null if the filters could not be loaded: the list is shown without them. */
  readonly facets: RouteQuery<ListFacetsQuery> | null
  readonly list: ListAddress
  readonly search: ListSearch
}

const NONE: ListFilters = {}

/** The filters in the column beside the list and in the line above it. If they fail, the list is still shown. */
export function FiltersOfList({ facets, ...props }: FiltersOfListProps) {
  return (
    <WidgetBoundary fallback={null}>
      {facets && <KnownFilters key="filters" query={facets} {...props} />}
    </WidgetBoundary>
  )
}

function KnownFilters({
  query,
  list,
  search,
}: Pick<FiltersOfListProps, 'list' | 'search'> & { readonly query: RouteQuery<ListFacetsQuery> }) {
  const { t } = useLingui()
  const applied = search.filters ?? NONE
  const [colours, noteColours] = useFurtherColours()
  const facets = useListFacets(query, applied, colours)
  const go = useListNavigation(list, search)
  const correct = useListNavigation(list, search, { replace: true })
  const [filters, change] = useListFilters(applied, (next) =>
    go((asked) => ({ ...fromItsStart(asked), filters: next })),
  )
  const known = filtersKey(facets.known)
  useEffect(() => {
    // The shopper typed an unknown value, or the merchant removed it: replace the address with the corrected one.
    if (known !== filtersKey(applied)) void correct((asked) => ({ ...fromItsStart(asked), filters: facets.known }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each state of the list, not for each render
  }, [known])
  if (facets.facets.length === 0) return null
  const chosen = countOf(filters)
  const shared = { facets, list, search, filters, onChange: change }
  return (
    <>
      <MissingSwatches facets={facets} onColours={noteColours} />
      <aside aria-label={t`Filtri`} className={side} {...{ [CLEARS_CONSENT_ATTRIBUTE]: '' }}>
        <FilterPanel {...shared} />
      </aside>
      <div className={above}>
        <div className={bar}>
          <ListLink
            list={list}
            search={{ ...search, filters }}
            withFilters
            className={`${open} ${buttonClass({ variant: 'secondary' })}`}
          >
            <SlidersHorizontal size={18} aria-hidden="true" />
            <span>{chosen > 0 ? t`Filtri (${chosen})` : t`Filtri`}</span>
          </ListLink>
          <PromotedFilters {...shared} />
        </div>
        <AppliedFilters {...shared} currency={facets.currency} />
      </div>
    </>
  )
}
