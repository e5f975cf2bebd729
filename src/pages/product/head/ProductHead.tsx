import { useFragment } from 'react-relay'
import type { productMetadata_product$key } from '#src/__generated__/productMetadata_product.graphql.ts'
import type { structuredData_product$key } from '#src/__generated__/structuredData_product.graphql.ts'
import { useAbsoluteUrl } from '#src/features/catalogue/categories/useAbsoluteUrl.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { LateData } from '../lateParts.ts'
import { productMetadata, productMetadataFragment } from './productMetadata.ts'

type ProductHeadProps = {
  readonly product: productMetadata_product$key & structuredData_product$key
  /** The number of days in which an item may be returned. */
  readonly returnDays: number | null
}

/**
 * Metadata for search engines and shared links: title, description, the canonical address for all variants, the
 * structured data.
 */
export function ProductHead({ product: productKey, returnDays }: ProductHeadProps) {
  const { origin } = useShop()
  const absoluteUrl = useAbsoluteUrl()
  const product = useFragment(productMetadataFragment, productKey)
  const { title, description, path, url, picture } = productMetadata(product, { absoluteUrl, origin })
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={`/${path}`} />
      <meta property="og:type" content="product" />
      {title !== null && <meta property="og:title" content={title} />}
      {description !== null && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      {picture !== null && <meta property="og:image" content={picture} />}
      <LateData product={productKey} url={url} returnDays={returnDays} />
    </>
  )
}
