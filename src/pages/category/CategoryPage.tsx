import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { CategoryPageQuery } from '#src/__generated__/CategoryPageQuery.graphql.ts'
import { CategoryBreadcrumbs } from '#src/features/catalogue/CategoryBreadcrumbs.tsx'
import { CategoryChips } from '#src/features/catalogue/CategoryChips.tsx'
import { PastTheEnd } from '#src/features/catalogue/PastTheEnd.tsx'
import { ProductList } from '#src/features/catalogue/ProductList.tsx'
import { ProductListSkeleton } from '#src/features/catalogue/ProductListSkeleton.tsx'
import { SortForm } from '#src/features/catalogue/SortForm.tsx'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { ListSearch } from '#src/lib/listSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Container } from '#src/ui/Container.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { intro, page as pageClass } from './CategoryPage.css.ts'

export type CategoryPageProps = { readonly query: RouteQuery<CategoryPageQuery>; readonly search: ListSearch }

export function CategoryPage(props: CategoryPageProps) {
  return (
    <Container>
      <div className={pageClass}>
        <Suspense fallback={<ProductListSkeleton />}>
          <Category {...props} />
        </Suspense>
      </div>
    </Container>
  )
}

function Category({ query, search }: CategoryPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { storeConfig, categories, products } = useRouteQuery<CategoryPageQuery>(
    graphql`
      query CategoryPageQuery($uid: String!, $pageSize: Int!, $currentPage: Int!, $sort: ProductAttributeSortInput) {
        storeConfig {
          store_code
          ...PageHead_storeConfig
        }
        categories(filters: { category_uid: { eq: $uid } }) {
          items {
            uid
            name
            description
            meta_title
            meta_description
            url_path
            url_suffix
            children {
              uid
              ...CategoryChips_categories
            }
            ...CategoryBreadcrumbs_category
          }
        }
        products(filter: { category_uid: { eq: $uid } }, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
          total_count
          ...ProductList_products
        }
      }
    `,
    query,
  )
  const category = categories?.items?.[0]
  // The server answers 404 before it comes to this; in the browser the category may vanish between two clicks.
  if (!category) {
    return <EmptyState title={t`Questa categoria non c’è più`} headingLevel={1} action={<HomeLink />} />
  }
  const { uid, url_suffix: urlSuffix } = category
  const name = category.name ?? ''
  const urlPath = category.url_path ?? ''
  const { page = 1, sort } = search
  const listLink = (state: ListSearch, anchor: AnchorProps) => (
    <CategoryLink uid={uid} urlPath={urlPath} urlSuffix={urlSuffix} search={state} {...anchor} />
  )
  const onSort = (wanted: typeof sort) =>
    void navigate({
      to: '/$',
      params: { _splat: `${urlPath}${urlSuffix ?? ''}` },
      search: wanted ? { sort: wanted } : {},
      state: { urlTarget: { kind: 'category', uid } },
    })
  const title = category.meta_title ?? name
  return (
    <Stack gap="s5">
      <PageHead
        storeConfig={storeConfig ?? null}
        title={page > 1 ? t`${title}, pagina ${page}` : title}
        description={category.meta_description}
        canonicalPath={`/${urlPath}${urlSuffix ?? ''}${page > 1 ? `?page=${page}` : ''}`}
        {...(sort && { robots: 'noindex,follow' as const })}
      />
      <CategoryBreadcrumbs category={category} />
      <Stack gap="s3">
        <Heading level={1}>{name}</Heading>
        {category.description && page === 1 && (
          <div className={intro}>
            <CmsHtml html={category.description} />
          </div>
        )}
      </Stack>
      <CategoryChips
        label={t`In ${name}`}
        categories={(category.children ?? []).filter((child) => child !== null && child !== undefined)}
      />
      {products?.total_count ? (
        <ProductList
          products={products}
          search={search}
          renderListLink={listLink}
          sorting={<SortForm sort={sort} defaultLabel={t`In evidenza`} onSort={onSort} />}
        />
      ) : products ? (
        <EmptyState title={t`Qui non c’è ancora nulla`} action={<HomeLink />}>
          <p>
            <Trans>Stiamo preparando i pezzi di questo scaffale. Intanto c’è tutto il resto.</Trans>
          </p>
        </EmptyState>
      ) : (
        <PastTheEnd page={page} renderFirstPageLink={(anchor) => listLink(sort ? { sort } : {}, anchor)} />
      )}
    </Stack>
  )
}

function HomeLink() {
  return (
    <Link to="/" className={buttonClass({ variant: 'secondary' })}>
      <Trans>Torna alla vetrina</Trans>
    </Link>
  )
}
