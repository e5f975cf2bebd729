import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import SearchIcon from 'lucide-react/icons/search'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { SearchPageQuery } from '#src/__generated__/SearchPageQuery.graphql.ts'
import { CategoryChips } from '#src/features/catalogue/CategoryChips.tsx'
import { PastTheEnd } from '#src/features/catalogue/PastTheEnd.tsx'
import { ProductList } from '#src/features/catalogue/ProductList.tsx'
import { ProductListSkeleton } from '#src/features/catalogue/ProductListSkeleton.tsx'
import { SortForm } from '#src/features/catalogue/SortForm.tsx'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { NoResults } from '#src/features/search/NoResults.tsx'
import { SearchForm } from '#src/features/search/SearchForm.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { ListSearch } from '#src/lib/listSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Container } from '#src/ui/Container.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { page as pageClass } from './SearchPage.css.ts'

export type SearchPageProps = {
  /** Null for a blank search, which is never asked. */
  readonly query: RouteQuery<SearchPageQuery> | null
  readonly search: ListSearch & { readonly q: string }
}

export function SearchPage({ query, search }: SearchPageProps) {
  return (
    <Container>
      <div className={pageClass}>
        {query ? (
          <Suspense fallback={<ProductListSkeleton />}>
            <Results query={query} search={search} />
          </Suspense>
        ) : (
          <BlankSearch />
        )}
      </div>
    </Container>
  )
}

function BlankSearch() {
  const { t } = useLingui()
  return (
    <Stack gap="s5">
      <PageHead storeConfig={null} title={t`Cerca nel negozio`} robots="noindex,follow" />
      <SearchTop title={t`Cerca nel negozio`} query="" />
      <EmptyState icon={<SearchIcon size={36} strokeWidth={1.25} />} title={t`Scrivi cosa hai in mente`}>
        <p>
          <Trans>Una forma, un colore, un’occasione: “brocca”, “petrolio”, “regalo”.</Trans>
        </p>
      </EmptyState>
    </Stack>
  )
}

function Results({
  query,
  search,
}: {
  readonly query: RouteQuery<SearchPageQuery>
  readonly search: SearchPageProps['search']
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { storeConfig, categories, products } = useRouteQuery<SearchPageQuery>(
    graphql`
      query SearchPageQuery($search: String!, $pageSize: Int!, $currentPage: Int!, $sort: ProductAttributeSortInput) {
        storeConfig {
          store_code
          ...PageHead_storeConfig
        }
        categories {
          items {
            uid
            children {
              uid
              ...CategoryChips_categories
            }
          }
        }
        products(search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
          total_count
          ...ProductList_products
          ...NoResults_products
        }
      }
    `,
    query,
  )
  const { q, page = 1, sort } = search
  const listLink = (state: ListSearch, anchor: AnchorProps) => (
    <Link to="/search" search={{ ...state, q }} activeOptions={{ exact: true }} {...anchor} />
  )
  const doors = (categories?.items?.[0]?.children ?? []).filter((child) => child !== null && child !== undefined)
  const title = products?.total_count === 0 ? t`Nessun pezzo per “${q}”` : t`Risultati per “${q}”`
  return (
    <Stack gap="s5">
      <PageHead
        storeConfig={storeConfig ?? null}
        title={page > 1 ? t`${title}, pagina ${page}` : title}
        robots="noindex,follow"
      />
      <SearchTop title={title} query={q} />
      {products?.total_count ? (
        <ProductList
          products={products}
          search={search}
          renderListLink={listLink}
          sorting={
            <SortForm
              sort={sort}
              query={q}
              defaultLabel={t`Rilevanza`}
              onSort={(wanted) => void navigate({ to: '/search', search: wanted ? { q, sort: wanted } : { q } })}
            />
          }
        />
      ) : products ? (
        <NoResults products={products}>
          <CategoryChips label={t`Scaffali`} categories={doors} centred />
        </NoResults>
      ) : (
        <PastTheEnd page={page} renderFirstPageLink={(anchor) => listLink(sort ? { sort } : {}, anchor)} />
      )}
    </Stack>
  )
}

function SearchTop({ title, query }: { readonly title: ReactNode; readonly query: string }) {
  return (
    <Stack gap="s4">
      <Heading level={1}>{title}</Heading>
      <SearchForm query={query} />
    </Stack>
  )
}
