import { graphql, useFragment } from 'react-relay'
import type { ListPage_products$key } from '#src/__generated__/ListPage_products.graphql.ts'
import { productItemOf } from '#src/features/analytics/productItem.ts'
import { useItemList } from '#src/features/analytics/useItemList.ts'
import { CATEGORY_CODE, PRICE_CODE } from '#src/lib/url/listSearch.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { ProductCard } from '../card/ProductCard.tsx'

/** Products that consist of others; Magento finds them by the options of their parts. */
const isSet = (type: string): boolean => type === 'BundleProduct' || type === 'GroupedProduct'

const hasOptions = (filters: ListFilters = {}): boolean =>
  Object.keys(filters).some((code) => code !== PRICE_CODE && code !== CATEGORY_CODE)

/** The number of cards in the widest first row. */
const FIRST_ROW = 4

type ListPageProps = {
  readonly products: ListPage_products$key
  /** The list's id and name for analytics. */
  readonly list: { readonly id: string; readonly name: string }
  /** The list is at the top of the screen: its first row loads eagerly, its first picture with priority. */
  readonly leadsScreen: boolean
  /** The filters of the list: cards show the variants that these ask for. */
  readonly filters?: ListFilters | undefined
  /** A search without another order: products that have the filters' options themselves come before sets of others. */
  readonly byRelevance?: boolean
}

/** The cards of one page of a list, for a grid that may hold several. */
export function ListPage({
  products: key,
  list: { id, name },
  leadsScreen,
  filters,
  byRelevance = false,
}: ListPageProps) {
  const { items, page_info } = useFragment(
    graphql`
      fragment ListPage_products on Products {
        page_info {
          current_page
          page_size
        }
        items {
          __typename
          uid
          ...ProductCard_product
          ...productItem_product
        }
      }
    `,
    key,
  )
  const listed = (items ?? []).filter((item) => item !== null && item !== undefined)
  const products =
    byRelevance && hasOptions(filters)
      ? listed.toSorted((left, right) => Number(isSet(left.__typename)) - Number(isSet(right.__typename)))
      : listed
  const offset = ((page_info?.current_page ?? 1) - 1) * (page_info?.page_size ?? 0)
  const onSelect = useItemList({ id, name, offset, products: products.map(productItemOf) })
  const loadingOf = (index: number) => {
    if (!leadsScreen || index >= FIRST_ROW) return 'late'
    return index === 0 ? 'first' : 'early'
  }
  return products.map((product, index) => (
    <li key={product.uid}>
      <ProductCard
        product={product}
        layout="list"
        headingLevel={2}
        loading={loadingOf(index)}
        filters={filters}
        onSelect={() => onSelect(index)}
      />
    </li>
  ))
}
