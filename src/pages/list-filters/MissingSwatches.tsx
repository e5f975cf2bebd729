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
        ? [{ code, wanted: without.map(({ token, label }) => ({ value: valueOf(token), label })) }]
        : []
    }),
  )
  return (
    <InBrowser>
      {missing.map(({ code, wanted }) => (
        <WidgetBoundary key={code} fallback={null}>
          <Colours
            code={code}
            wanted={wanted}
            pieces={Math.min(MOST_PIECES, wanted.length * PIECES_OF_OPTION)}
            onColours={onColours}
          />
        </WidgetBoundary>
      ))}
    </InBrowser>
  )
}

/** Usually each option has several products among these. */
const PIECES_OF_OPTION = 4
const MOST_PIECES = 24

type ColoursProps = Pick<MissingSwatchesProps, 'onColours'> & {
  readonly code: string
  readonly wanted: readonly { readonly value: string; readonly label: string }[]
  /** How many products are looked at. */
  readonly pieces: number
}

const Colours = (props: ColoursProps) => (
  <Suspense fallback={null}>
    <FoundColours {...props} />
  </Suspense>
)

/** Products of one option may fill the answer, or products without swatches: the rest is looked for again. */
function FoundColours({ code, wanted, pieces, onColours }: ColoursProps) {
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
    { filter: { [code]: { in: wanted.map(({ value }) => value).toSorted() } }, pageSize: pieces },
  )
  const colours = useColours((products?.items ?? []).filter((item) => item !== null && item !== undefined))
  const key = useMemo(() => JSON.stringify([...colours]), [colours])
  useEffect(() => {
    onColours(new Map(JSON.parse(key) as [string, string | null][]))
  }, [key, onColours])
  const rest = wanted.filter(({ label }) => !colours.has(`${code} ${label}`))
  const isWorthAnother = rest.length > 0 && (pieces < MOST_PIECES || rest.length < wanted.length)
  return isWorthAnother ? <Colours code={code} wanted={rest} pieces={MOST_PIECES} onColours={onColours} /> : null
}
