import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductList_attributes$key } from '#src/__generated__/ProductList_attributes.graphql.ts'
import type { ProductList_products$key } from '#src/__generated__/ProductList_products.graphql.ts'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { viewModeOf } from '#src/lib/url/listViewMode.ts'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { ListEnd } from './ListEnd.tsx'
import type { ListAddress } from './ListLink.tsx'
import { ListPage } from './ListPage.tsx'
import { ListTop } from './ListTop.tsx'
import { NoPieces } from './NoPieces.tsx'
import { count as countClass, list as listClass, toolbar, waiting } from './ProductList.css.ts'
import { useAbsoluteUrl } from '../categories/useAbsoluteUrl.ts'

type ProductListProps = {
  /** The list's id and name for analytics. */
  readonly list: { readonly id: string; readonly name: string }
  readonly address: ListAddress
  readonly products: ProductList_products$key
  /** The attributes of the search; absent if they could not be loaded. */
  readonly attributes: ProductList_attributes$key | null | undefined
  /** The list's state in its URL. */
  readonly search: ListSearch
  /** Earlier loaded pages, each a {@link ListPage}. */
  readonly earlier: readonly ReactNode[]
}

/** Products with their count, their order and links to further pages. */
export function ProductList({
  list: named,
  address,
  products: key,
  attributes: attributesKey,
  search,
  earlier,
}: ProductListProps) {
  const { t } = useLingui()
  const updating = usePageUpdating()
  const absoluteUrl = useAbsoluteUrl()
  const list = useFragment(
    graphql`
      fragment ProductList_products on Products {
        total_count
        page_info {
          current_page
          page_size
          total_pages
        }
        items {
          uid
          name
          url_key
          url_suffix
        }
        sort_fields {
          options {
            value
            label
          }
        }
        ...ListPage_products
      }
    `,
    key,
  )
  const attributes = useFragment(
    graphql`
      fragment ProductList_attributes on AttributesMetadataOutput {
        items {
          code
          frontend_input
          frontend_class
        }
      }
    `,
    attributesKey,
  )
  const { lists } = useStoreSettings()
  const items = (list.items ?? []).filter((item) => item !== null && item !== undefined)
  const total = list.total_count ?? items.length
  const { current_page, page_size, total_pages } = list.page_info ?? {}
  const page = current_page ?? 1
  const pageCount = total_pages ?? 1
  const size = page_size ?? items.length
  const loadedFrom = page - earlier.length
  const first = (page - 1) * size + 1
  const firstShown = (loadedFrom - 1) * size + 1
  const last = first + items.length - 1
  if (!list.items) return <NoPieces isMissing list={address} search={search} />
  return (
    <div className={listClass} data-view={viewModeOf(lists.list_mode, search.view)}>
      <div className={toolbar}>
        <p role="status" className={`${countClass} ${figures}`}>
          {pageCount > 1
            ? t`Da ${firstShown} a ${last} di ${plural(total, { one: '# pezzo', other: '# pezzi' })}`
            : t({ message: plural(total, { one: '# pezzo', other: '# pezzi' }) })}
        </p>
        <ListTop
          list={address}
          search={search}
          sortFields={(list.sort_fields?.options ?? []).map((option) => ({
            code: option?.value,
            label: option?.label,
          }))}
          searchable={(attributes?.items ?? []).flatMap((item) =>
            item ? [{ code: item.code, input: item.frontend_input, format: item.frontend_class }] : [],
          )}
        />
      </div>
      <div aria-busy={updating} className={updating ? waiting : undefined}>
        <Grid as="ul" role="list">
          {earlier}
          <ListPage
            products={list}
            list={named}
            leadsScreen={earlier.length === 0}
            filters={search.filters}
            byRelevance={address.kind === 'search' && !search.sort}
          />
        </Grid>
      </div>
      {(pageCount > 1 || search.perPage !== undefined) && (
        <ListEnd
          list={address}
          search={search}
          page={page}
          pageCount={pageCount}
          loadedFrom={loadedFrom}
          nextCount={Math.min(size, total - last)}
          total={total}
        />
      )}
      <JsonLd
        data={{
          '@type': 'ItemList',
          numberOfItems: total,
          itemListElement: items.map(({ name, url_key, url_suffix }, index) => ({
            '@type': 'ListItem',
            position: first + index,
            name,
            url: absoluteUrl(`${url_key ?? ''}${url_suffix ?? ''}`),
          })),
        }}
      />
    </div>
  )
}
