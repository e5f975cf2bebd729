import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { RecentProductsQuery } from '#src/__generated__/RecentProductsQuery.graphql.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { ProductRow } from './ProductRow.tsx'

type RecentProductsProps = {
  readonly skus: readonly string[]
  /** Uids of the products that the page shows above. */
  readonly shown: readonly string[]
  /** The row is hidden if it has fewer pieces. */
  readonly fewest?: number
}

/**
 * The products with these SKUs that are still sold, in this order. No loader can fetch them: the list is stored in the
 * browser.
 */
export function RecentProducts({ skus, shown: above, fewest = 1 }: RecentProductsProps) {
  const { t } = useLingui()
  const { products } = useBrowserQuery<RecentProductsQuery>(
    graphql`
      query RecentProductsQuery($skus: [String!]!, $pageSize: Int!) {
        products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
          items {
            __typename
            uid
            sku
            ...ProductRow_products
          }
        }
      }
    `,
    { skus: skus.toSorted(), pageSize: skus.length },
  )
  const shown = skus
    .flatMap((sku) => products?.items?.find((product) => product?.sku === sku) ?? [])
    .filter(({ uid }) => !above.includes(uid))
  return <ProductRow listId="recent_products" title={t`Visti di recente`} products={shown} fewest={fewest} />
}
