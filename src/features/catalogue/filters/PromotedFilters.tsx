import { useLingui } from '@lingui/react/macro'
import { onPlainClick } from '#src/features/navigation/onPlainClick.ts'
import { fromItsStart } from '#src/lib/url/listSearch.ts'
import { countOf, isChosen, toggledFilters } from '#src/lib/url/listFilters.ts'
import type { ListFilters, ListSearch } from '#src/lib/url/listSearch.ts'
import { besideChosen, dot, filter, list as listClass } from './PromotedFilters.css.ts'
import { ListLink } from '../list/ListLink.tsx'
import type { ListAddress } from '../list/ListLink.tsx'
import type { Facets } from './useFacets.ts'

type PromotedFiltersProps = {
  readonly facets: Facets
  readonly list: ListAddress
  readonly search: ListSearch
  readonly filters: ListFilters
  readonly onChange: (filters: ListFilters) => void
}

/** The most common filters as shortcuts above the list; they are also in the filter panel. */
export function PromotedFilters({ facets, list, search, filters, onChange }: PromotedFiltersProps) {
  const { t } = useLingui()
  if (facets.promoted.length === 0) return null
  const { filters: _filters, ...order } = fromItsStart(search)
  return (
    <ul aria-label={t`Filtri più usati`} className={countOf(filters) > 0 ? `${listClass} ${besideChosen}` : listClass}>
      {facets.promoted.map(({ code, token, label }) => {
        const next = toggledFilters(filters, code, token)
        const colour = facets.colourOf(code, label)
        return (
          <li key={`${code} ${token}`}>
            <ListLink
              list={list}
              search={{ ...order, filters: next }}
              className={filter}
              // The router would mark the link as current by its address; here the mark says that the filter is on.
              aria-current={isChosen(filters, code, token) ? 'true' : undefined}
              onClick={onPlainClick(() => onChange(next))}
            >
              {colour !== null && <span aria-hidden="true" className={dot} style={{ backgroundColor: colour }} />}
              {label}
            </ListLink>
          </li>
        )
      })}
    </ul>
  )
}
