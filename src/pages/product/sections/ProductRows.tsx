import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ProductRows_product$key } from '#src/__generated__/ProductRows_product.graphql.ts'
import { FULL_ROW, ProductRow } from './ProductRow.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

/** The number of pieces that are offered in place of one that is sold out. */
const ALTERNATIVES = 3

type ProductRowsProps = {
  readonly product: ProductRows_product$key | null
  /** `alternatives`: the first pieces that can be bought in place of one that is sold out; `rest`: the others. */
  readonly show: 'alternatives' | 'rest'
}

/**
 * The merchant's related products and up-sells in one row, each piece once, and the recently viewed products that are
 * not among them. Cross-sells complement a purchase, so the cart shows them.
 */
export function ProductRows({ product: key, show }: ProductRowsProps) {
  const { t } = useLingui()
  const product = useFragment(
    graphql`
      fragment ProductRows_product on ProductInterface {
        uid
        sku
        stock_status
        related_products {
          __typename
          uid
          stock_status
          ...ProductRow_products
        }
        upsell_products {
          __typename
          uid
          stock_status
          ...ProductRow_products
        }
      }
    `,
    key,
  )
  if (!product) return null
  const { uid, sku, stock_status, related_products, upsell_products } = product
  const named = [related_products, upsell_products].flatMap((list) => list ?? [])
  const byUid = new Map(named.flatMap((each) => (each && each.uid !== uid ? [[each.uid, each] as const] : [])))
  const related = [...byUid.values()]
  const alternatives =
    stock_status === 'OUT_OF_STOCK'
      ? related.filter((each) => each.stock_status !== 'OUT_OF_STOCK').slice(0, ALTERNATIVES)
      : []
  if (show === 'alternatives') {
    return <ProductRow title={t`In alternativa`} listId="alternative_products" products={alternatives} />
  }
  return (
    <>
      <ProductRow
        title={t`Ci sta bene anche`}
        listId="related_products"
        products={related.filter((each) => !alternatives.includes(each))}
        fewest={FULL_ROW}
      />
      {sku && <RecentlyViewed sku={sku} shown={[...byUid.keys()]} />}
    </>
  )
}
