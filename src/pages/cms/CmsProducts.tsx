import { graphql } from 'react-relay'
import type { CmsProductsQuery } from '#src/__generated__/CmsProductsQuery.graphql.ts'
import { ProductCarousel } from '#src/features/catalogue/card/ProductCarousel.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type CmsProductsProps = {
  readonly query: RouteQuery<CmsProductsQuery>
  /** The SKUs of one widget in the merchant's order; the query holds the products of all widgets of the page. */
  readonly skus: readonly string[]
  readonly label: string
  readonly asGrid: boolean
}

/** The products of a widget in a CMS text. Products that are no longer sold are left out. */
export function CmsProducts({ query, skus, label, asGrid }: CmsProductsProps) {
  const { products } = useRouteQuery<CmsProductsQuery>(
    graphql`
      # The whole filter is a variable: the host looks for unlisted products where the query names their SKUs, and a
      # widget shows the products of lists only, as in Magento.
      query CmsProductsQuery($filter: ProductAttributeFilterInput!, $pageSize: Int!) {
        products(filter: $filter, pageSize: $pageSize) {
          items {
            __typename
            uid
            sku
            ...ProductCarousel_products
          }
        }
      }
    `,
    query,
  )
  const shown = skus.flatMap((sku) => products?.items?.find((product) => product?.sku === sku) ?? [])
  return <ProductCarousel listId="cms_products" label={label} products={shown} asGrid={asGrid} />
}
