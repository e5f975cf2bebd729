import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { RecentProductsQuery } from '#src/__generated__/RecentProductsQuery.graphql.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { ProductRow } from './ProductRow.tsx'

/**
 * The products with these SKUs that are still sold, in this order. No loader can fetch them: the list is stored in the
 * browser.
 */
export function RecentProducts({ skus }: { readonly skus: readonly string[] }) {
  const { t } = useLingui()
  const query = useMemo(
    () => ({ operation: 'RecentProductsQuery', variables: { skus: skus.toSorted(), pageSize: skus.length } }),
    [skus],
  )
  const { products } = useRouteQuery<RecentProductsQuery>(
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
    query,
  )
  const shown = skus.flatMap((sku) => products?.items?.find((product) => product?.sku === sku) ?? [])
  return <ProductRow listId="recent_products" title={t`Visti di recente`} products={shown} />
}
