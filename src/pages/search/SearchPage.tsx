import { Trans, useLingui } from '@lingui/react/macro'
import SearchIcon from 'lucide-react/icons/search'
import { Suspense, useId } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { PopularSearchesQuery } from '#src/__generated__/PopularSearchesQuery.graphql.ts'
import type { SearchPageQuery } from '#src/__generated__/SearchPageQuery.graphql.ts'
import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { CategoryChips } from '#src/features/catalogue/categories/CategoryChips.tsx'
import type { ListAddress } from '#src/features/catalogue/list/ListLink.tsx'
import { ListPage } from '#src/features/catalogue/list/ListPage.tsx'
import { NoPieces } from '#src/features/catalogue/list/NoPieces.tsx'
import { ProductList } from '#src/features/catalogue/list/ProductList.tsx'
import { ProductListSkeleton } from '#src/features/catalogue/list/ProductListSkeleton.tsx'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { NoResults } from '#src/features/search/NoResults.tsx'
import { SearchForm } from '#src/features/search/SearchForm.tsx'
import { useNoteSearch } from '#src/features/search/useNoteSearch.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { IndexedContext } from '#src/features/seo/TopmostContext.ts'
import type { ListFilters as ChosenFilters, ListSearch } from '#src/lib/url/listSearch.ts'
import { layout, pieces } from '#src/pages/list-filters/ListFilters.css.ts'
import { ListFilters } from '#src/pages/list-filters/ListFilters.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { skipLink } from '#src/ui/theme/global.css.ts'
import { LeftOutWords } from './LeftOutWords.tsx'
import { PopularSearches } from './PopularSearches.tsx'
import { page as pageClass, results, top } from './SearchPage.css.ts'
import type { WordsFound } from './LeftOutWords.tsx'

export { default as operation } from '#src/__generated__/SearchPageQuery.graphql.ts'
export { SearchPage as component }

const pageQuery = graphql`
  query SearchPageQuery(
    $search: String
    $filter: ProductAttributeFilterInput!
    $pageSize: Int!
    $currentPage: Int!
    $sort: ProductAttributeSortInput
  ) {
    categories {
      items {
        uid
        children {
          uid
          ...CategoryChips_categories
        }
      }
    }
    attributesList(entityType: CATALOG_PRODUCT, filters: { is_searchable: true }) {
      ...ProductList_attributes
    }
    products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
      total_count
      ...LeftOutWords_products
      ...ProductList_products
      ...ListPage_products
      ...NoResults_products
    }
  }
`

export type SearchPageProps = {
  /** Null for a blank search, which is not sent. */
  readonly query: RouteQuery<SearchPageQuery> | null
  /** The earlier pages of the list that are shown too. */
  readonly earlier: readonly RouteQuery<SearchPageQuery>[]
  /** Null if the filters could not be loaded. */
  readonly facets: RouteQuery<ListFacetsQuery> | null
  /** Popular searches, fetched if nothing was found; null if they could not be loaded. */
  readonly popular: RouteQuery<PopularSearchesQuery> | null
  /** The words that are searched for: those as typed without the ones that are filters. */
  readonly words: string
  /** The words that no product of the list has. */
  readonly without: readonly string[]
  /** How many products of the page have all the words. */
  readonly have: WordsFound['have']
  readonly search: ListSearch & { readonly q: string }
}

function SearchPage({ query, ...list }: SearchPageProps) {
  return (
    <IndexedContext value={false}>
      <Container>
        <div className={pageClass}>
          {query ? (
            <PageSuspense fallback={<ProductListSkeleton />}>
              <Results query={query} {...list} />
            </PageSuspense>
          ) : (
            <BlankSearch />
          )}
        </div>
      </Container>
    </IndexedContext>
  )
}

function BlankSearch() {
  const { t } = useLingui()
  return (
    <Stack gap="s5">
      <PageHead title={t`Cerca nel negozio`} robots="noindex,follow" />
      <SearchTop title={t`Cerca nel negozio`} query="" />
      <EmptyState icon={<SearchIcon size={36} strokeWidth={1.25} />} title={t`Scrivi cosa hai in mente`}>
        <p>
          <Trans>Un pezzo, un colore, un’occasione: basta una parola.</Trans>
        </p>
      </EmptyState>
    </Stack>
  )
}

/** The name under which its views are counted. */
const NAMED = { id: 'search', name: 'search' }

function Results({
  query,
  earlier,
  facets,
  popular,
  words,
  without,
  have,
  search: { q, ...search },
}: SearchPageProps & { readonly query: RouteQuery<SearchPageQuery> }) {
  const { t } = useLingui()
  // The target of the link that skips the filters. The document may contain other, hidden lists.
  const piecesId = useId()
  const list: ListAddress = { kind: 'search', q: words }
  const { categories, products, attributesList } = useRouteQuery<SearchPageQuery>(pageQuery, query)
  useNoteSearch(products?.total_count ? q : null)
  const { page = 1, from = page, filters = {} } = search
  const isFiltered = Object.keys(filters).length > 0
  const doors = (categories?.items?.[0]?.children ?? []).filter((child) => child !== null && child !== undefined)
  const title = products?.total_count === 0 && !isFiltered ? t`Nessun pezzo per «${q}»` : t`Risultati per «${q}»`
  return (
    <div className={results}>
      <PageHead title={from > 1 ? t`${title}, pagina ${from}` : title} robots="noindex,follow" />
      <SearchTop title={title} query={q} />
      {products?.total_count === 0 && !isFiltered ? (
        <NoResults
          products={products}
          renderPopular={(offered) =>
            popular && (
              <WidgetBoundary fallback={null}>
                <Suspense fallback={null}>
                  <PopularSearches query={popular} except={offered} />
                </Suspense>
              </WidgetBoundary>
            )
          }
        >
          <CategoryChips label={t`Scaffali`} categories={doors} centred />
          <p>
            <Trans>
              Cerchi qualcosa di preciso? <ContactLink>Scrivici</ContactLink>, ti aiutiamo noi.
            </Trans>
          </p>
        </NoResults>
      ) : (
        <div className={layout}>
          <a href={`#${piecesId}`} className={skipLink}>
            <Trans>Vai ai pezzi</Trans>
          </a>
          <ListFilters facets={facets} list={list} search={search} />
          <div id={piecesId} tabIndex={-1} className={pieces}>
            {products && products.total_count !== 0 ? (
              <>
                <LeftOutWords without={without} have={have} />
                <ProductList
                  list={NAMED}
                  address={list}
                  products={products}
                  attributes={attributesList}
                  search={search}
                  earlier={earlier.map((each) => (
                    <EarlierPage
                      key={each.variables.currentPage}
                      query={each}
                      leadsScreen={each.variables.currentPage === from}
                      filters={filters}
                      byRelevance={!search.sort}
                    />
                  ))}
                />
              </>
            ) : (
              <NoPieces isMissing={!products} list={list} search={search} />
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function EarlierPage({
  query,
  ...page
}: {
  readonly query: RouteQuery<SearchPageQuery>
  readonly leadsScreen: boolean
  readonly filters: ChosenFilters
  readonly byRelevance: boolean
}) {
  const { products } = useRouteQuery<SearchPageQuery>(pageQuery, query)
  return products && <ListPage products={products} list={NAMED} {...page} />
}

function SearchTop({ title, query }: { readonly title: ReactNode; readonly query: string }) {
  return (
    <div className={top}>
      <Heading level={1}>{title}</Heading>
      <SearchForm query={query} />
    </div>
  )
}
