import { graphql, useFragment } from 'react-relay'
import type { productMetadata_product$key } from '#src/__generated__/productMetadata_product.graphql.ts'
import type { ProductLateQuery } from '#src/__generated__/ProductLateQuery.graphql.ts'
import type { ProductHead_product$key } from '#src/__generated__/ProductHead_product.graphql.ts'
import { useAbsoluteUrl } from '#src/features/catalogue/categories/useAbsoluteUrl.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { LateData } from '../lateParts.ts'
import { productMetadata, productMetadataFragment } from './productMetadata.ts'

type ProductHeadProps = {
  readonly product: ProductHead_product$key
  /** The number of days in which an item may be returned. */
  readonly returnDays: number | null
  /** The query that has the reviews; null where the page shows none. */
  readonly late: RouteQuery<ProductLateQuery> | null
}

/**
 * Metadata for search engines and shared links: title, description, the canonical address for all variants, the
 * structured data.
 */
export function ProductHead({ product: productKey, returnDays, late }: ProductHeadProps) {
  const { origin } = useShop()
  const absoluteUrl = useAbsoluteUrl()
  const parts = useFragment(
    graphql`
      fragment ProductHead_product on ProductInterface {
        ...productMetadata_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by ProductData, whose code loads later
        ...structuredData_product
      }
    `,
    productKey,
  )
  const product = useFragment<productMetadata_product$key>(productMetadataFragment, parts)
  const { title, description, path, url, picture } = productMetadata(product, { absoluteUrl, origin })
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={`/${path}`} sharePicture={picture} isProduct />
      <LateData product={parts} url={url} returnDays={returnDays} late={late} />
    </>
  )
}
