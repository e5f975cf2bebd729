import { graphql, useFragment } from 'react-relay'
import type { CardAdd_product$key } from '#src/__generated__/CardAdd_product.graphql.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import { QuickAdd } from './QuickAdd.tsx'
import { useIsSettled } from './useIsSettled.ts'

/** The quick addition in a narrow row; nothing for products that are sold out or need a choice. */
export function CardAdd({ product: key }: { readonly product: CardAdd_product$key }) {
  const product = useFragment(
    graphql`
      fragment CardAdd_product on ProductInterface {
        stock_status
        ...useIsSettled_product
        ...QuickAdd_product
        ...productValue_product
      }
    `,
    key,
  )
  const isSettled = useIsSettled(product)
  if (product.stock_status === 'OUT_OF_STOCK' || !isSettled) return null
  return <QuickAdd compact product={product} eventOf={() => productValueOf([{ product }])} />
}
