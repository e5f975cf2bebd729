import { graphql, useFragment } from 'react-relay'
import type { ListPage_products$key } from '#src/__generated__/ListPage_products.graphql.ts'
import { useItemList } from '#src/features/analytics/useItemList.ts'
import { ProductCard } from '../card/ProductCard.tsx'

/** The number of cards in the widest first row. */
const FIRST_ROW = 4

type ListPageProps = {
  readonly products: ListPage_products$key
  /** The list's id and name for analytics. */
  readonly list: { readonly id: string; readonly name: string }
  /** The list is at the top of the screen: its first row loads eagerly, its first picture with priority. */
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
