import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ProductPageQuery } from '#src/__generated__/ProductPageQuery.graphql.ts'
import { ProductSkeleton } from '#src/features/product/ProductSkeleton.tsx'
import type { VariantParams } from '#src/features/product/variantSelection.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { ProductDelivery } from './ProductDelivery.tsx'
import { ProductGone } from './ProductGone.tsx'
import { ProductView } from './ProductView.tsx'

export type ProductPageProps = {
  readonly query: RouteQuery<ProductPageQuery>
  /** The options in the URL, attribute code → option label as a slug; anything else in there too. */
  readonly variant: VariantParams
}

export function ProductPage(props: ProductPageProps) {
  return (
    <Suspense fallback={<ProductSkeleton />}>
      <LoadedProduct {...props} />
    </Suspense>
  )
}

function LoadedProduct({ query, variant }: ProductPageProps) {
  const { products, attributesList, cmsBlocks, storeConfig } = useRouteQuery<ProductPageQuery>(
    graphql`
      query ProductPageQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }) {
          items {
            uid
            ...ProductView_product
          }
        }
        attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: true }) {
          ...ProductView_attributes
        }
        cmsBlocks(identifiers: ["product-delivery"]) {
          items {
            identifier
            ...ProductDelivery_block
          }
        }
        storeConfig {
          store_code
          ...ProductView_storeConfig
          ...ProductGone_storeConfig
        }
      }
    `,
    query,
  )
  const product = products?.items?.[0]
  const delivery = cmsBlocks?.items?.[0]
  if (!product) return <ProductGone storeConfig={storeConfig ?? null} />
  return (
    <ProductView
      key={product.uid}
      product={product}
      variant={variant}
      attributes={attributesList ?? null}
      storeConfig={storeConfig ?? null}
      delivery={delivery && <ProductDelivery block={delivery} />}
    />
  )
}
