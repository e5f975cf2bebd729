import { graphql } from 'relay-runtime'
import type { productMetadata_product$data } from '#src/__generated__/productMetadata_product.graphql.ts'
import { canonicalPathOf } from '#src/shop/addresses/canonicalPath.ts'
import { pictureToShare } from '#src/shop/addresses/sharedPicture.ts'

export const productMetadataFragment = graphql`
  fragment productMetadata_product on ProductInterface {
    name
    meta_title
    meta_description
    canonical_url
    url_key
    url_suffix
    image {
      url
    }
  }
`

export type ProductMetadata = {
  readonly title: string | null
  readonly description: string | null
  /** The path of the canonical address, below the store view's base and without a leading slash. */
  readonly path: string
  readonly url: string
  readonly picture: string | null
}

/** The context of a product: how a path becomes an absolute address, and the shop's origin. */
type Surroundings = { readonly absoluteUrl: (path: string) => string; readonly origin: string }

/** The metadata of a product for search engines and shared links. */
export function productMetadata(
  product: productMetadata_product$data,
  { absoluteUrl, origin }: Surroundings,
): ProductMetadata {
  const { name, meta_title: title, meta_description: description, canonical_url, url_key, url_suffix } = product
  const path = canonicalPathOf({ canonical_url, url_key, url_suffix })
  return {
    title: title || name || null,
    description: description || null,
    path,
    url: absoluteUrl(path),
    picture: pictureToShare(product.image?.url, origin),
  }
}
