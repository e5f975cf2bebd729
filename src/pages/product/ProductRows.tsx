import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { ProductRowsQuery } from '#src/__generated__/ProductRowsQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { ProductRow } from './ProductRow.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

/** Other pieces that go with this one, in the merchant's three sorts; each hides where it has none; and what was seen before. */
export function ProductRows({ query }: { readonly query: RouteQuery<ProductRowsQuery> }) {
  const { t } = useLingui()
  const { products } = useRouteQuery<ProductRowsQuery>(
    graphql`
      query ProductRowsQuery($urlKey: String!) {
        # A list of its own: should it fail, the page's stays as it is in the store.
        products(filter: { url_key: { eq: $urlKey } }, currentPage: 1) {
          items {
            __typename
            uid
            sku
            related_products {
              __typename
              uid
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read through ProductRow
              ...ProductCarousel_products
            }
            upsell_products {
              __typename
              uid
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read through ProductRow
              ...ProductCarousel_products
            }
            crosssell_products {
              __typename
              uid
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read through ProductRow
              ...ProductCarousel_products
            }
          }
        }
      }
    `,
    query,
  )
  const product = products?.items?.[0]
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
