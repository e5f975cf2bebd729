import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode, SubmitEvent } from 'react'
import { isChosen, pricedFilters, toggledFilters } from '#src/lib/url/listFilters.ts'
import { fromItsStart, listSearchParams, PRICE_CODE } from '#src/lib/url/listSearch.ts'
import type { ListFilters, ListSearch } from '#src/lib/url/listSearch.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { figures, visuallyHidden } from '#src/ui/theme/global.css.ts'
import type { Facet } from './facets.ts'
import {
  chevron,
  count,
  dot,
  facet,
  fieldset,
  more,
  option,
  panel,
  summary,
  unknownDot,
  withoutScript,
} from './FilterPanel.css.ts'
import type { ListAddress } from '../list/ListLink.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import type { Facets } from './useFacets.ts'

/** Further options of a filter are behind a "show all" button. */
const SHOWN_AT_ONCE = 8

type FilterPanelProps = {
  readonly facets: Facets
  readonly list: ListAddress
  readonly search: ListSearch
  /** The filters that the shopper chose; the list may still be loading. */
  readonly filters: ListFilters
  readonly onChange: (filters: ListFilters) => void
}

/** All filters of a list. A GET form to the list's own address, so it works without scripts. */
export function FilterPanel({ facets: offer, list, search, filters, onChange }: FilterPanelProps) {
  const { t } = useLingui()
  const facetsOfOptions = offer.facets.filter(({ yes }) => !yes)
  const qualities = offer.facets.flatMap(({ yes, ...each }) => (yes ? [{ ...each, yes }] : []))
  // Each change applies at once; submitting is needed only without scripts.
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault()
  return (
    // Browsers must not restore ticks of an earlier visit.
    <form method="get" autoComplete="off" aria-label={t`Filtri`} className={panel} onSubmit={submit}>
      {list.kind === 'search' && <input type="hidden" name="q" value={list.q} />}
      {Object.entries(listSearchParams({ ...fromItsStart(search), filters: {} })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {facetsOfOptions.map((each) =>
        each.code === PRICE_CODE ? (
          <FacetGroup key={each.code} label={each.label} chosen={filters[PRICE_CODE]?.length ?? 0}>
            <PriceFilter
              token={filters[PRICE_CODE]?.[0] ?? null}
              bounds={offer.priceBounds}
              onChange={(token) => onChange(pricedFilters(filters, token))}
            />
          </FacetGroup>
        ) : (
          <OptionFacet key={each.code} facet={each} offer={offer} filters={filters} onChange={onChange} />
        ),
      )}
      {qualities.length > 0 && (
        <FacetGroup label={t`Caratteristiche`} chosen={qualities.filter(({ code }) => filters[code]).length}>
          {qualities.map(({ code, label, yes }) => (
            <Checkbox
              key={code}
              name={code}
              value={yes.token}
              checked={isChosen(filters, code, yes.token)}
              onChange={() => onChange(toggledFilters(filters, code, yes.token))}
              label={
                <span className={option}>
                  <span>
                    {label} <span className={`${count} ${figures}`}>({yes.count})</span>
                  </span>
                </span>
              }
            />
          ))}
        </FacetGroup>
      )}
      <div className={withoutScript}>
        <Button type="submit" block>
          <Trans>Applica i filtri</Trans>
        </Button>
      </div>
    </form>
  )
}

type FacetGroupProps = { readonly label: string; readonly chosen: number; readonly children: ReactNode }

function FacetGroup({ label, chosen, children }: FacetGroupProps) {
  return (
    <details open className={facet}>
      <summary className={summary}>
        <span>
          {label}
          {chosen > 0 && <span className={`${count} ${figures}`}> ({chosen})</span>}
        </span>
        <ChevronDown size={18} aria-hidden="true" className={chevron} />
      </summary>
      <fieldset className={fieldset}>
        <legend className={visuallyHidden}>{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

type OptionFacetProps = Pick<FilterPanelProps, 'filters' | 'onChange'> & {
  readonly facet: Facet
  readonly offer: Facets
}

function OptionFacet({ facet: { code, label, options }, offer, filters, onChange }: OptionFacetProps) {
  const isOfColours = options.some(({ label: name }) => offer.colourOf(code, name) !== null)
  const rows = options.map(({ token, label: name, count: pieces }) => {
    const colour = offer.colourOf(code, name)
    return (
      <Checkbox
        key={token}
        name={code}
        value={token}
        checked={isChosen(filters, code, token)}
        onChange={() => onChange(toggledFilters(filters, code, token))}
        label={
          <span className={option}>
            {isOfColours && (
              <span
                aria-hidden="true"
                className={colour === null ? unknownDot : dot}
                style={colour === null ? undefined : { backgroundColor: colour }}
              />
            )}
            <span>
              {name} <span className={`${count} ${figures}`}>({pieces})</span>
            </span>
          </span>
        }
      />
    )
  })
  const further = rows.slice(SHOWN_AT_ONCE)
  const furtherCount = further.length
  return (
    <FacetGroup label={label} chosen={filters[code]?.length ?? 0}>
      {rows.slice(0, SHOWN_AT_ONCE)}
      {furtherCount > 0 && (
        <details>
          <summary key={furtherCount} className={more}>
            <Plural value={furtherCount} one="Un altro" other="Altri #" />
          </summary>
          {further}
        </details>
      )}
    </FacetGroup>
  )
}
