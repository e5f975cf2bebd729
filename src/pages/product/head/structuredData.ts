import { graphql } from 'relay-runtime'
import type { structuredData_product$data } from '#src/__generated__/structuredData_product.graphql.ts'
import { PERCENT_OF_A_STAR } from '#src/features/reviews/useStarsText.ts'
import type { JsonLdData } from '#src/features/seo/JsonLd.tsx'
import { returnPolicyOf, type ReturnTerms } from '#src/features/seo/returnPolicy.ts'
import { shippingDetailsOf, type ShippingTerms } from '#src/features/seo/shippingDetails.ts'
import { amountText } from '#src/shop/amountText.ts'
import { isGtin } from '#src/shop/gtin.ts'
import { PAGE_COLUMNS, type FeedValue, type ProductFeed } from '#src/shop/feedColumns.ts'
import { sharedPicture } from '#src/shop/addresses/sharedPicture.ts'
import { UNPOSTED } from '../delivery/WithoutParcel.tsx'
import { variantQuery } from '#src/shop/addresses/variantQuery.ts'

type Variant = NonNullable<NonNullable<NonNullable<structuredData_product$data['variants']>[number]>['product']>
type Offered = Pick<structuredData_product$data, 'stock_status' | 'price_range' | 'special_to_date'> | Variant

export const structuredDataFragment = graphql`
  fragment structuredData_product on ProductInterface {
    __typename
    sku
    name
    meta_description
    stock_status
    rating_summary
    review_count
    image {
      url
    }
    special_to_date
    custom_attributesV2 {
      items {
        code
        ... on AttributeValue {
          value
        }
        ... on AttributeSelectedOptions {
          selected_options {
            label
          }
        }
      }
    }
    price_range {
      minimum_price {
        final_price {
          value
          currency
        }
        regular_price {
          value
        }
      }
      maximum_price {
        final_price {
          value
        }
      }
    }
    # The component reads the parts for the surroundings.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...partedProduct_product
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
          special_to_date
          image {
            url
          }
          price_range {
            minimum_price {
              final_price {
                value
                currency
              }
              regular_price {
                value
              }
            }
          }
        }
      }
    }
  }
`

/** The context of a product: its address, the shop's origin and name, the terms of returns. */
type Surroundings = {
  readonly url: string
  readonly origin: string
  /** The name of the shop, which sells all products. */
  readonly seller: string
  readonly returns: ReturnTerms
  /** A rating that the page does not show is left out of the structured data too. */
  readonly hasReviews: boolean
  /** How much the least purchase costs more than a price of the product, in units of the currency. */
  readonly addedTo: (price: number) => number
  /** The sources of brand, size and the like. */
  readonly columns: ProductFeed['columns']
  /** Whether prices contain the value added tax; null where the page does not say so. */
  readonly isTaxIncluded: boolean | null
  readonly shipping: ShippingTerms
}

/** A product in the vocabulary of schema.org; one with variants is a group of products. */
export function structuredData(product: structuredData_product$data, given: Surroundings): JsonLdData {
  const surroundings = mayComeInParcel(product) ? given : { ...given, shipping: { ...given.shipping, rates: [] } }
  const { url, origin, hasReviews, columns } = surroundings
  const { sku, name, meta_description: description, image, variants } = product
  const texts = attributeTexts(product)
  const common = {
    name,
    url,
    ...imageOf(image, origin),
    ...(description && { description }),
    ...factsOf(columns, (code) => texts.get(code)),
    ...(hasReviews && ratingOf(product)),
  }
  if (!variants) return { '@type': 'Product', ...common, sku, ...offersOf(product, url, surroundings) }
  const choices = variants.flatMap((variant) => variant?.attributes?.map((attribute) => attribute?.code) ?? [])
  const varying = VARYING.filter((column) => choices.includes(attributeOf(columns[column])))
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: sku,
    ...(varying.length > 0 && { variesBy: varying.map((column) => `https://schema.org/${column}`) }),
    hasVariant: variants.flatMap((variant) => {
      if (!variant?.product) return []
      const options = (variant.attributes ?? []).flatMap((attribute) =>
        attribute?.code && attribute.label ? [{ code: attribute.code, label: attribute.label }] : [],
      )
      const address = `${url}?${variantQuery(options)}`
      return {
        '@type': 'Product',
        sku: variant.product.sku,
        inProductGroupWithID: sku,
        name: [name, ...options.map(({ label }) => label)].join(', '),
        url: address,
        ...imageOf(variant.product.image, origin),
        ...factsOf(columns, (code) => options.find((option) => option.code === code)?.label),
        ...offerOf(variant.product, address, surroundings),
      }
    }),
  }
}

/** Whether a kind of product is delivered is known of all kinds but gift cards, which may be sent by e-mail. */
const mayComeInParcel = ({ __typename: type }: structuredData_product$data) =>
  UNPOSTED[type] === undefined && type !== 'GiftCardProduct'

/** The properties by which schema.org lets the products of a group differ; other choices are in their names only. */
const VARYING = ['color', 'size', 'material', 'pattern'] as const satisfies readonly (typeof PAGE_COLUMNS)[number][]

const attributeOf = (source: FeedValue | undefined) => (source && 'attribute' in source ? source.attribute : undefined)

function factsOf(columns: ProductFeed['columns'], textOf: (code: string) => string | undefined) {
  const facts: Record<string, unknown> = {}
  for (const column of PAGE_COLUMNS) {
    const source = columns[column]
    const text = source && ('text' in source ? source.text : textOf(source.attribute))
    if (!text || (column === 'gtin' && !isGtin(text))) continue
    facts[column] = column === 'brand' ? { '@type': 'Brand', name: text } : text
  }
  return facts
}

const attributeTexts = ({ custom_attributesV2: attributes }: structuredData_product$data) =>
  new Map(
    (attributes?.items ?? []).flatMap((item) => {
      const text = item?.selected_options?.flatMap((option) => option?.label ?? []).join(', ') ?? item?.value?.trim()
      return item?.code && text ? [[item.code, text] as const] : []
    }),
  )

function imageOf(image: Variant['image'], origin: string) {
  const picture = sharedPicture(image?.url, origin)
  return picture === null ? {} : { image: picture }
}

/** The prices of a product whose parts are chosen reach from its cheapest to its dearest choice. */
function offersOf(product: structuredData_product$data, url: string, surroundings: Surroundings) {
  const { __typename: type, price_range: range } = product
  const single = offerOf(product, url, surroundings)
  const lowest = range.minimum_price.final_price.value
  const highest = range.maximum_price?.final_price.value
  const isComposed = type === 'GroupedProduct' || type === 'BundleProduct'
  if (!('offers' in single) || !isComposed || lowest == null || highest == null || highest <= lowest) return single
  const { price, ...offer } = single.offers
  const highPrice = amountText(highest + Math.max(0, surroundings.addedTo(highest)), single.offers.priceCurrency)
  return {
    offers: {
      ...offer,
      '@type': 'AggregateOffer',
      lowPrice: price,
      highPrice,
      ...taxedPrice(surroundings, {
        '@type': 'PriceSpecification',
        minPrice: price,
        maxPrice: highPrice,
        priceCurrency: offer.priceCurrency,
      }),
    },
  }
}

function offerOf(
  { stock_status: stock, price_range: range, special_to_date: specialUntil }: Offered,
  url: string,
  surroundings: Surroundings,
) {
  const { returns, addedTo, seller, shipping } = surroundings
  const { final_price: final, regular_price: regular } = range.minimum_price
  const { value, currency } = final
  // Without a price there is no offer: if only some customers may see prices, search engines see none.
  if (value == null || currency == null) return {}
  const least = value + addedTo(value)
  const isReduced = regular.value != null && regular.value > value
  const amount = { price: amountText(least, currency), priceCurrency: currency }
  return {
    offers: {
      '@type': 'Offer',
      url,
      ...amount,
      ...taxedPrice(surroundings, { '@type': 'UnitPriceSpecification', ...amount }),
      ...(isReduced && specialUntil && { priceValidUntil: specialUntil.slice(0, 'YYYY-MM-DD'.length) }),
      availability: stock === 'IN_STOCK' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller },
      ...returnPolicyOf(returns),
      ...shippingDetailsOf({ value: least, currency }, shipping),
    },
  }
}

/** A price with the statement whether it contains the value added tax; nothing if the page does not say so. */
const taxedPrice = ({ isTaxIncluded }: Surroundings, specification: JsonLdData) =>
  isTaxIncluded === null
    ? {}
    : { priceSpecification: { ...specification, valueAddedTaxIncluded: isTaxIncluded } satisfies JsonLdData }

/** The rating that the page shows; nothing if it shows none. */
function ratingOf({ rating_summary: percent, review_count: reviewCount }: structuredData_product$data) {
  if (!reviewCount || !percent) return {}
  const ratingValue = Math.round((percent / PERCENT_OF_A_STAR) * 10) / 10
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: 5, worstRating: 1, reviewCount } }
}
