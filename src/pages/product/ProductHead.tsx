import { graphql, useFragment } from 'react-relay'
import type { PageHead_storeConfig$key } from '#src/__generated__/PageHead_storeConfig.graphql.ts'
import type { ProductHead_product$key } from '#src/__generated__/ProductHead_product.graphql.ts'
import { useAbsoluteUrl } from '#src/features/catalogue/useAbsoluteUrl.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { canonicalPathOf } from './canonicalPath.ts'
import { productData, sharedPicture } from './productData.ts'

type ProductHeadProps = {
  readonly product: ProductHead_product$key
  readonly storeConfig: PageHead_storeConfig$key | null
}

/** For search engines and shared links: title, description, canonical address whatever the variant, and what is sold here. */
export function ProductHead({ product: key, storeConfig }: ProductHeadProps) {
  const { origin } = useShop()
  const absoluteUrl = useAbsoluteUrl()
  const product = useFragment(
    graphql`
      fragment ProductHead_product on ProductInterface {
        sku
        name
        meta_title
        meta_description
        canonical_url
        url_key
        url_suffix
        stock_status
        image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
          }
        }
        ... on ConfigurableProduct {
          configurable_options {
            uid
            attribute_code
          }
          variants {
            attributes {
              code
              label
            }
            product {
              uid
              sku
              name
              stock_status
              image {
                url
              }
              price_range {
                minimum_price {
                  final_price {
                    value
                    currency
                  }
                }
              }
            }
          }
        }
      }
    `,
    key,
  )
  const title = product.meta_title || product.name || null
  const path = canonicalPathOf(product)
  const url = absoluteUrl(path)
  const picture = sharedPicture(product.image, origin)
  return (
    <>
      <PageHead storeConfig={storeConfig} title={title} description={product.meta_description} canonicalPath={`/${path}`} />
      <meta property="og:type" content="product" />
      {title !== null && <meta property="og:title" content={title} />}
      {product.meta_description && <meta property="og:description" content={product.meta_description} />}
      <meta property="og:url" content={url} />
      {picture !== null && <meta property="og:image" content={picture} />}
      <JsonLd data={productData(product, url, origin)} />
    </>
  )
}
