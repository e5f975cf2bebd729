import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo, useId } from 'react'
import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import type { CategoryPageQuery } from '#src/__generated__/CategoryPageQuery.graphql.ts'
import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import { CategoryBreadcrumbs } from '#src/features/catalogue/categories/CategoryBreadcrumbs.tsx'
import { CategoryChips } from '#src/features/catalogue/categories/CategoryChips.tsx'
import { CategoryTiles } from '#src/features/catalogue/categories/CategoryTiles.tsx'
import type { ListAddress } from '#src/features/catalogue/list/ListLink.tsx'
import { ListPage } from '#src/features/catalogue/list/ListPage.tsx'
import { NoPieces } from '#src/features/catalogue/list/NoPieces.tsx'
import { ProductList } from '#src/features/catalogue/list/ProductList.tsx'
import { ProductListSkeleton } from '#src/features/catalogue/list/ProductListSkeleton.tsx'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { IndexedContext } from '#src/features/seo/TopmostContext.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { layout, pieces } from '#src/pages/list-filters/ListFilters.css.ts'
import { ListFilters } from '#src/pages/list-filters/ListFilters.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { skipLink } from '#src/ui/theme/global.css.ts'
import { CategoryIntro } from './CategoryIntro.tsx'
import { head, page as pageClass, sections } from './CategoryPage.css.ts'

export { default as operation } from '#src/__generated__/CategoryPageQuery.graphql.ts'
export { CategoryPage as component }

const pageQuery = graphql`
  query CategoryPageQuery(
    $uid: String!
    $filter: ProductAttributeFilterInput!
    $pageSize: Int!
    $currentPage: Int!
    $sort: ProductAttributeSortInput
  ) {
    categories(filters: { category_uid: { eq: $uid } }) {
      items {
        uid
        name
        description
        display_mode
        cms_block {
          identifier
          content
        }
        meta_title
        meta_description
        url_path
        url_suffix
        breadcrumbs {
          category_uid
          category_name
        }
        children {
          uid
          include_in_menu
          ...CategoryChips_categories
          ...CategoryTiles_categories
        }
        ...CategoryBreadcrumbs_category
      }
    }
    attributesList(entityType: CATALOG_PRODUCT, filters: { is_searchable: true }) {
      ...ProductList_attributes
    }
    products(filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
      total_count
      ...ProductList_products
      ...ListPage_products
    }
  }
`

export type CategoryPageProps = {
  readonly query: RouteQuery<CategoryPageQuery>
  /** The earlier pages of the list that are shown too. */
  readonly earlier: readonly RouteQuery<CategoryPageQuery>[]
  /** Null if the filters could not be loaded. */
  readonly facets: RouteQuery<ListFacetsQuery> | null
  readonly search: ListSearch
}

function CategoryPage(props: CategoryPageProps) {
  return (
    <Container>
      <div className={pageClass}>
        <PageSuspense fallback={<ProductListSkeleton />}>
          <LoadedCategory {...props} />
        </PageSuspense>
      </div>
    </Container>
  )
}

/**
 * Memoised: Relay retains the query again when a hidden page is shown; with the same data nothing has to be rendered.
 */
function LoadedCategory(props: CategoryPageProps) {
  return <Category {...props} data={useRouteQuery<CategoryPageQuery>(pageQuery, props.query)} />
}

type CategoryProps = Omit<CategoryPageProps, 'query'> & { readonly data: CategoryPageQuery['response'] }

const Category = memo(function Category({ data, earlier, facets, search }: CategoryProps) {
  const { t } = useLingui()
  // The target of the link that skips the filters. The document may contain other, hidden lists.
  const piecesId = useId()
  const { titleSeparator } = useStoreSettings()
  const { categories, products, attributesList } = data
  // Without the category there is no page; the boundary around it offers a retry.
  if (!categories?.items) throw new Error('[vetrina:category] no answer')
  const [category] = categories.items
  // The server has answered 404 before; in the browser the category may disappear between two clicks.
  if (!category) {
    return <EmptyState title={t`Questa categoria non c’è più`} headingLevel={1} action={<HomeLink />} />
  }
  const name = category.name || category.meta_title || category.url_path || ''
  const path = `${category.url_path ?? ''}${category.url_suffix ?? ''}`
  const list: ListAddress = { kind: 'category', uid: category.uid, path }
  const { page = 1, from = page, sort, perPage, filters = {} } = search
  const isFiltered = Object.keys(filters).length > 0
  // As in Magento, a category that shows a block instead of its products shows the products when a filter is set. A
  // theme may lay out such a page in other ways that the API does not provide; then the page shows only the list.
  const { display_mode: mode, cms_block: block } = category
  const hasPieces = mode !== 'PAGE' || isFiltered || !block?.content
  const landing = mode !== 'PRODUCTS' && from === 1 && !isFiltered ? block?.content : null
  const children = (category.children ?? []).filter((child) => child !== null && child !== undefined)
  // Magento lists no product in a category that is not an anchor; its children list them.
  const isDivided =
    hasPieces &&
    !landing &&
    !isFiltered &&
    products?.total_count === 0 &&
    children.some((child) => child.include_in_menu)
  // Search engines index the unfiltered list in its default order, page by page.
  const isOwn = !isFiltered && !sort && !perPage
  const robots = (!isOwn || (from > 1 && !products)) && 'noindex,follow'
  // Like Magento for a category without its own title: the path to it, in reverse order.
  const title = category.meta_title || [name, ...namesOf(category.breadcrumbs).toReversed()].join(titleSeparator)
  const numbered = (title: string) => (from > 1 ? t`${title}, pagina ${from}` : title)
  return (
    <IndexedContext value={!robots}>
      <div className={sections}>
        <PageHead
          title={numbered(title)}
          description={category.meta_description && numbered(category.meta_description)}
          canonicalPath={`/${path}${from > 1 && isOwn ? `?page=${from}` : ''}`}
          robots={robots}
        />
        <CategoryBreadcrumbs category={category} />
        <div className={head}>
          <Heading level={1}>{name}</Heading>
          {category.description && from === 1 && <CategoryIntro html={category.description} />}
        </div>
        <Slot name="category.top" context={{ uid: category.uid }} />
        {isDivided ? (
          <CategoryTiles label={t`In ${name}`} categories={children} />
        ) : (
          <CategoryChips label={t`In ${name}`} categories={children} />
        )}
        {landing && <CmsHtml html={landing} />}
        {hasPieces && !isDivided && (
          <div className={layout}>
            <a href={`#${piecesId}`} className={skipLink}>
              <Trans>Vai ai pezzi</Trans>
            </a>
            <ListFilters facets={facets} list={list} search={search} />
            <div id={piecesId} tabIndex={-1} className={pieces}>
              {products && products.total_count !== 0 ? (
                <ProductList
                  list={{ id: category.uid, name }}
                  address={list}
                  products={products}
                  attributes={attributesList}
                  search={search}
                  earlier={earlier.map((each) => (
                    <EarlierPage
                      key={each.variables.currentPage}
                      query={each}
                      list={{ id: category.uid, name }}
                      leadsScreen={each.variables.currentPage === from}
                      filters={filters}
                    />
                  ))}
                />
              ) : (
                <NoPieces isMissing={!products} list={list} search={search} />
              )}
            </div>
          </div>
        )}
      </div>
    </IndexedContext>
  )
})

const namesOf = (
  crumbs: readonly ({ readonly category_name: string | null | undefined } | null | undefined)[] | null | undefined,
) => (crumbs ?? []).flatMap((crumb) => crumb?.category_name ?? [])

function EarlierPage({
  query,
  ...page
}: Pick<CategoryPageProps, 'query'> & Omit<ComponentProps<typeof ListPage>, 'products'>) {
  const { products } = useRouteQuery<CategoryPageQuery>(pageQuery, query)
  return products && <ListPage products={products} {...page} />
}

function HomeLink() {
  return (
    <Link to="/" className={buttonClass({ variant: 'secondary' })}>
      <Trans>Torna alla vetrina</Trans>
    </Link>
  )
}
