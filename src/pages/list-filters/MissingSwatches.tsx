import { Suspense, useEffect, useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import type { MissingSwatchesQuery } from '#src/__generated__/MissingSwatchesQuery.graphql.ts'
import { useColours } from '#src/features/catalogue/filters/useFacets.ts'
import type { Facets } from '#src/features/catalogue/filters/useFacets.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { valueOf } from '#src/lib/url/parseListSearch.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { InBrowser } from '#src/ui/InBrowser.tsx'

type MissingSwatchesProps = {
  readonly facets: Facets
  /** Receives the colours by attribute and label. */
  readonly onColours: (colours: ReadonlyMap<string, string | null>) => void
}

/**
 * Fetches the colours of filter options that no product of the list's first page has. Magento tells them with the
 * options of products only, so products with these options are requested from the whole shop.
 */
export function MissingSwatches({ facets: { facets, colourOf }, onColours }: MissingSwatchesProps) {
  // Once for a list: the found colours must not start another request.
  const [missing] = useState(() =>
    facets.flatMap(({ code, options }) => {
      const without = options.filter(({ label }) => colourOf(code, label) === null)
      return without.length > 0 && without.length < options.length
        ? [{ code, values: without.map(({ token }) => valueOf(token)).toSorted() }]
        : []
    }),
  )
  return (
    <InBrowser>
      {missing.map(({ code, values }) => (
        <WidgetBoundary key={code} fallback={null}>
          <Suspense fallback={null}>
            <Colours code={code} values={values} onColours={onColours} />
          </Suspense>
        </WidgetBoundary>
      ))}
    </InBrowser>
  )
}

/** Each option has several products among these, unless one of them has most. */
const PIECES_OF_OPTION = 4
const MOST_PIECES = 24

type ColoursProps = Pick<MissingSwatchesProps, 'onColours'> & {
  readonly code: string
  readonly values: readonly string[]
}

function Colours({ code, values, onColours }: ColoursProps) {
  const { products } = useBrowserQuery<MissingSwatchesQuery>(
    graphql`
      query MissingSwatchesQuery($filter: ProductAttributeFilterInput!, $pageSize: Int!) {
        products(filter: $filter, pageSize: $pageSize) {
          items {
            uid
            ...useFacets_colours
          }
        }
      }
    `,
    { filter: { [code]: { in: values } }, pageSize: Math.min(MOST_PIECES, values.length * PIECES_OF_OPTION) },
  )
  const colours = useColours((products?.items ?? []).filter((item) => item !== null && item !== undefined))
  const key = useMemo(() => JSON.stringify([...colours]), [colours])
  useEffect(() => {
    onColours(new Map(JSON.parse(key) as [string, string | null][]))
  }, [key, onColours])
  return null
}
