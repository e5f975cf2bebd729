import type { CountryCode } from '#src/shop/defineShop.ts'
import { graphql } from 'relay-runtime'
import type { structuredData_product$data } from '#src/__generated__/structuredData_product.graphql.ts'
import { PERCENT_OF_A_STAR } from '#src/features/reviews/useStarsText.ts'
import type { JsonLdData } from '#src/features/seo/JsonLd.tsx'
import { slugOf } from '#src/lib/url/optionSlugs.ts'
import { sharedPicture } from './sharedPicture.ts'

type Variant = NonNullable<NonNullable<NonNullable<structuredData_product$data['variants']>[number]>['product']>
type Offered = Pick<structuredData_product$data, 'stock_status' | 'price_range'> | Variant

export const structuredDataFragment = graphql`
  fragment structuredData_product on ProductInterface {
    sku
    name
    meta_description
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

/** The context of a product: its address, the shop's origin, the return period. */
type Surroundings = {
  readonly url: string
  readonly origin: string
  readonly returnDays: number | null
  /** Where these days are valid. */
  readonly country: CountryCode
  /** A rating that the page does not show is left out of the structured data too. */
  readonly hasReviews: boolean
}

/** A product in the vocabulary of schema.org; one with variants is a group of products. */
export function structuredData(
  product: structuredData_product$data,
  { url, origin, returnDays, country, hasReviews }: Surroundings,
): JsonLdData {
  const { sku, name, meta_description: description, image, variants } = product
  const returns = { returnDays, country }
  const common = {
    name,
    url,
    ...imageOf(image, origin),
    ...(description && { description }),
    ...(hasReviews && ratingOf(product)),
  }
  if (!variants) return { '@type': 'Product', ...common, sku, ...offerOf(product, url, returns) }
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
        ...offerOf(variant.product, address, returns),
      }
    }),
  }
}

function imageOf(image: Variant['image'], origin: string) {
  const picture = sharedPicture(image?.url, origin)
  return picture === null ? {} : { image: picture }
}

function offerOf(
  { stock_status: stock, price_range: range }: Offered,
  url: string,
  { returnDays, country }: Pick<Surroundings, 'returnDays' | 'country'>,
) {
  const { value, currency } = range.minimum_price.final_price
  // Without a price there is no offer: if only some customers may see prices, search engines see none.
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
          applicableCountry: country,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
        },
      }),
    },
  }
}

/** The rating that the page shows; nothing if it shows none. */
function ratingOf({ rating_summary: percent, review_count: reviewCount }: structuredData_product$data) {
  if (!reviewCount || !percent) return {}
  const ratingValue = Math.round((percent / PERCENT_OF_A_STAR) * 10) / 10
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: 5, worstRating: 1, reviewCount } }
}
