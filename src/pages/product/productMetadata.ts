import { graphql } from 'relay-runtime'
import type { productMetadata_product$data } from '#src/__generated__/productMetadata_product.graphql.ts'
import { slugOf } from '#src/lib/optionSlugs.ts'
import { PERCENT_OF_A_STAR } from '#src/features/reviews/useStarsText.ts'
import type { JsonLdData } from '#src/features/seo/JsonLd.tsx'
import { mediaUrl } from '#src/lib/media.ts'
import { canonicalPathOf } from './canonicalPath.ts'

type Variant = NonNullable<NonNullable<NonNullable<productMetadata_product$data['variants']>[number]>['product']>
type Offered = Pick<productMetadata_product$data, 'stock_status' | 'price_range'> | Variant

/** Of pictures that leave the shop: previews of shared links, search results. */
const SHARED_PICTURE_WIDTH = 1280

/** Absolute address of a picture for the world outside; null where there is none. */
const sharedPicture = (image: Variant['image'], origin: string): string | null => {
  const path = image?.url ? mediaUrl(image.url, SHARED_PICTURE_WIDTH) : null
  return path === null ? null : `${origin}${path}`
}

export const productMetadataFragment = graphql`
  fragment productMetadata_product on ProductInterface {
    sku
    name
    meta_title
    meta_description
    canonical_url
    url_key
    url_suffix
    stock_status
    rating_summary
    review_count
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
      variants {
        attributes {
          code
          label
        }
        product {
          uid
          sku
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
`

export type ProductMetadata = {
  readonly title: string | null
  readonly description: string | null
  /** Of the canonical address, below the store view's base and without a leading slash. */
  readonly path: string
  readonly url: string
  readonly picture: string | null
  readonly data: JsonLdData
}

/** What stands around a product: how a path becomes an address, where the shop is, how long a piece may come back. */
type Surroundings = {
  readonly absoluteUrl: (path: string) => string
  readonly origin: string
  readonly returnDays: number | null
}

/** What the world outside is told of a product. */
export function productMetadata(
  product: productMetadata_product$data,
  { absoluteUrl, origin, returnDays }: Surroundings,
): ProductMetadata {
  const { name, meta_title: title, meta_description: description, canonical_url, url_key, url_suffix } = product
  const path = canonicalPathOf({ canonical_url, url_key, url_suffix })
  const url = absoluteUrl(path)
  return {
    title: title || name || null,
    description: description || null,
    path,
    url,
    picture: sharedPicture(product.image, origin),
    data: structuredData(product, { url, origin, returnDays }),
  }
}

/** A product in the words of schema.org; one with variants is a group of products. */
function structuredData(
  product: productMetadata_product$data,
  { url, origin, returnDays }: Omit<Surroundings, 'absoluteUrl'> & { readonly url: string },
): JsonLdData {
  const { sku, name, meta_description: description, image, variants } = product
  const common = {
    name,
    url,
    ...imageOf(image, origin),
    ...(description && { description }),
    ...ratingOf(product),
  }
  if (!variants) return { '@type': 'Product', ...common, sku, ...offerOf(product, url, returnDays) }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: sku,
    hasVariant: variants.flatMap((variant) => {
      if (!variant?.product) return []
      const options = (variant.attributes ?? []).flatMap((attribute) =>
        attribute?.code && attribute.label ? [{ code: attribute.code, label: attribute.label }] : [],
      )
      const query = new URLSearchParams(options.map(({ code, label }) => [code, slugOf(label)]))
      const address = `${url}?${query}`
      return {
        '@type': 'Product',
        sku: variant.product.sku,
        name: [name, ...options.map(({ label }) => label)].join(', '),
        url: address,
        ...imageOf(variant.product.image, origin),
        ...offerOf(variant.product, address, returnDays),
      }
    }),
  }
}

function imageOf(image: Variant['image'], origin: string) {
  const picture = sharedPicture(image, origin)
  return picture === null ? {} : { image: picture }
}

function offerOf({ stock_status: stock, price_range: range }: Offered, url: string, returnDays: number | null) {
  const { value, currency } = range.minimum_price.final_price
  // No price, no offer: where only some customers may see prices, search engines see none.
  if (value == null || currency == null) return {}
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: value.toFixed(2),
      priceCurrency: currency,
      availability: stock === 'IN_STOCK' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      ...(returnDays !== null && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IT',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
        },
      }),
    },
  }
}

/** The stars that the page shows; nothing where it shows none. */
function ratingOf({ rating_summary: percent, review_count: reviewCount }: productMetadata_product$data) {
  if (!reviewCount || !percent) return {}
  const ratingValue = Math.round((percent / PERCENT_OF_A_STAR) * 10) / 10
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: 5, worstRating: 1, reviewCount } }
}
