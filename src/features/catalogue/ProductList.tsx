import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProductList_products$key } from '#src/__generated__/ProductList_products.graphql.ts'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import type { ListSearch } from '#src/lib/listSearch.ts'
import { Pagination } from '#src/ui/Pagination.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { count as countClass, results, toolbar, waiting } from './ProductList.css.ts'
import { useAbsoluteUrl } from './useAbsoluteUrl.ts'

type ProductListProps = {
  readonly products: ProductList_products$key
  /** The list's state in its URL. */
  readonly search: ListSearch
  /** A link to the same list in another state. */
  readonly renderListLink: (search: ListSearch, anchor: AnchorProps) => ReactElement
  /** The order of the list: a `SortForm`. */
  readonly sorting: ReactNode
}

/** One page of products with its count, its order and the way to the other pages. */
export function ProductList({ products: key, search, renderListLink, sorting }: ProductListProps) {
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
          ...ProductGrid_products
        }
      }
    `,
    key,
  )
  const items = (list.items ?? []).filter((item) => item !== null && item !== undefined)
  const total = list.total_count ?? items.length
  const { current_page, page_size, total_pages } = list.page_info ?? {}
  const page = current_page ?? 1
  const pageCount = total_pages ?? 1
  const first = (page - 1) * (page_size ?? 0) + 1
  const last = first + items.length - 1
  const { page: _page, ...order } = search
  const pageSearch = (number: number): ListSearch => (number > 1 ? { ...order, page: number } : order)
  return (
    <Stack gap="s5">
      <div className={toolbar}>
        <p role="status" className={`${countClass} ${figures}`}>
          {pageCount > 1
            ? t`Da ${first} a ${last} di ${total} pezzi`
            : t({ message: plural(total, { one: '# pezzo', other: '# pezzi' }) })}
        </p>
        {sorting}
      </div>
      <div aria-busy={updating} className={updating ? `${results} ${waiting}` : results}>
        <ProductGrid products={items} leadsPage />
      </div>
      <Pagination
        label={t`Pagine`}
        previousLabel={t`Pagina precedente`}
        nextLabel={t`Pagina successiva`}
        pageLabel={(number) => t`Pagina ${number}`}
        page={page}
        pageCount={pageCount}
        // The router writes the address; which page it is about is all the link needs to know.
        hrefFor={String}
        renderLink={({ href, target: _target, 'aria-current': current, ...anchor }) =>
          // While the next page is on its way the router alone says which one the shopper is on.
          renderListLink(pageSearch(Number(href)), updating ? anchor : { ...anchor, 'aria-current': current })
        }
      />
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
    </Stack>
  )
}
