import { graphql, useFragment } from 'react-relay'
import type { ProductHead_storeConfig$key } from '#src/__generated__/ProductHead_storeConfig.graphql.ts'
import type { productMetadata_product$key } from '#src/__generated__/productMetadata_product.graphql.ts'
import { useAbsoluteUrl } from '#src/features/catalogue/useAbsoluteUrl.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { productMetadata, productMetadataFragment } from './productMetadata.ts'

type ProductHeadProps = {
  readonly product: productMetadata_product$key
  readonly storeConfig: ProductHead_storeConfig$key | null
}

/** For search engines and shared links: title, description, canonical address whatever the variant, what is sold here. */
export function ProductHead({ product: productKey, storeConfig: configKey }: ProductHeadProps) {
  const { origin } = useShop()
  const absoluteUrl = useAbsoluteUrl()
  const product = useFragment(productMetadataFragment, productKey)
  const storeConfig = useFragment(
    graphql`
      fragment ProductHead_storeConfig on StoreConfig {
        ...PageHead_storeConfig
      }
    `,
    configKey,
  )
  const { title, description, path, url, picture, data } = productMetadata(product, absoluteUrl, origin)
  return (
    <>
      <PageHead storeConfig={storeConfig ?? null} title={title} description={description} canonicalPath={`/${path}`} />
      <meta property="og:type" content="product" />
      {title !== null && <meta property="og:title" content={title} />}
      {description !== null && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      {picture !== null && <meta property="og:image" content={picture} />}
      <JsonLd data={data} />
    </>
  )
}
