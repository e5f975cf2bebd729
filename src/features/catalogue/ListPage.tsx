import { graphql, useFragment } from 'react-relay'
import type { ListPage_products$key } from '#src/__generated__/ListPage_products.graphql.ts'
import { useItemList } from '#src/features/analytics/useItemList.ts'
import { ProductCard } from './ProductCard.tsx'

/** The widest first row: what the first screen shows of the list at most. */
const FIRST_ROW = 4

type ListPageProps = {
  readonly products: ListPage_products$key
  /** How the list is called where its views are counted. */
  readonly list: { readonly id: string; readonly name: string }
  /** The screen opens with it: its first row is fetched at once, its first picture before all else. */
  readonly leadsScreen: boolean
}

/** The cards of one page of a list, for a grid that may hold several. */
export function ListPage({ products: key, list: { id, name }, leadsScreen }: ListPageProps) {
  const { items, page_info } = useFragment(
    graphql`
      fragment ListPage_products on Products {
        page_info {
          current_page
          page_size
        }
        items {
          uid
          ...ProductCard_product
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by useItemList
          ...productItem_product
        }
      }
    `,
    key,
  )
  const products = (items ?? []).filter((item) => item !== null && item !== undefined)
  const offset = ((page_info?.current_page ?? 1) - 1) * (page_info?.page_size ?? 0)
  const onSelect = useItemList({ id, name, offset, products })
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
        onSelect={() => onSelect(index)}
      />
    </li>
  ))
}
