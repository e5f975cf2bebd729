import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { productLateQuery as ProductLateQuery } from '#src/__generated__/productLateQuery.graphql.ts'
import type { ProductRows_product$key } from '#src/__generated__/ProductRows_product.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { productLateQuery } from './productLateQuery.ts'
import { ProductRow } from './ProductRow.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

/** The merchant's three kinds of related products, each hidden if it is empty; and the recently viewed products. */
export function ProductRows({ query }: { readonly query: RouteQuery<ProductLateQuery> }) {
  const { t } = useLingui()
  const { products } = useRouteQuery<ProductLateQuery>(productLateQuery, query)
  const product = useFragment<ProductRows_product$key>(
    graphql`
      fragment ProductRows_product on ProductInterface {
        sku
        related_products {
          __typename
          uid
          ...ProductRow_products
        }
        upsell_products {
          __typename
          uid
          ...ProductRow_products
        }
        crosssell_products {
          __typename
          uid
          ...ProductRow_products
        }
      }
    `,
    products?.items?.[0] ?? null,
  )
  return (
    <>
      <ProductRow title={t`Da provare insieme`} listId="related_products" products={product?.related_products} />
      <ProductRow title={t`Oppure un passo oltre`} listId="upsell_products" products={product?.upsell_products} />
      <ProductRow
        title={t`Da aggiungere al carrello`}
        listId="crosssell_products"
        products={product?.crosssell_products}
      />
      {product?.sku && <RecentlyViewed sku={product.sku} />}
    </>
  )
}
