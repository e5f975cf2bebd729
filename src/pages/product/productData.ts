import type { ProductHead_product$data } from '#src/__generated__/ProductHead_product.graphql.ts'
import { slugOf } from '#src/features/product/variantSelection.ts'
import type { JsonLdData } from '#src/features/seo/JsonLd.tsx'
import { mediaUrl } from '#src/lib/media.ts'

type Variant = NonNullable<NonNullable<NonNullable<ProductHead_product$data['variants']>[number]>['product']>
type Offered = Pick<ProductHead_product$data, 'stock_status' | 'price_range'> | Variant

/** Italian Consumer Code art. 52: days in which a consumer may withdraw from a distance contract. */
const WITHDRAWAL_DAYS = 14

/** Of pictures that leave the shop: previews of shared links, search results. */
const SHARED_PICTURE_WIDTH = 1280

/** Absolute address of a picture for the world outside; null where there is none. */
export const sharedPicture = (image: Variant['image'], origin: string): string | null => {
  const path = image?.url ? mediaUrl(image.url, SHARED_PICTURE_WIDTH) : null
  return path === null ? null : `${origin}${path}`
}

/** A product in the words of schema.org; one with variants is a group of products. `url` is its canonical address. */
export function productData(product: ProductHead_product$data, url: string, origin: string): JsonLdData {
  const { sku, name, meta_description: description, image, variants } = product
  const common = { name, url, ...imageOf(image, origin), ...(description && { description }) }
  if (!variants) return { '@type': 'Product', ...common, sku, ...offerOf(product, url) }
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
        ...offerOf(variant.product, address),
      }
    }),
  }
}

function imageOf(image: Variant['image'], origin: string) {
  const picture = sharedPicture(image, origin)
  return picture === null ? {} : { image: picture }
}

function offerOf({ stock_status: stock, price_range: range }: Offered, url: string) {
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
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IT',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: WITHDRAWAL_DAYS,
      },
    },
  }
}
