import { expect, test } from 'vitest'
import type { productMetadata_product$data } from '#src/__generated__/productMetadata_product.graphql.ts'
import type { structuredData_product$data } from '#src/__generated__/structuredData_product.graphql.ts'
import { FREE_SHIPPING_FROM_CENTS, shippingMethods } from '#shop-folder/seed/checkout.ts'
import { cmsBlocks } from '#shop-folder/seed/pages/blocks.ts'
import type { ShippingTerms } from '#src/features/seo/shippingDetails.ts'
import { productMetadata } from '#src/pages/product/head/productMetadata.ts'
import { structuredData } from '#src/pages/product/head/structuredData.ts'
import { markedNumber } from '#src/lib/markedNumber.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import type { ProductFeed } from '#src/shop/feedColumns.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { returnDaysIn } from '#src/pages/product/delivery/returnDays.ts'

const priceRange = (value: number | null, { regular = value, highest = value } = {}) => ({
  minimum_price: { final_price: { value, currency: 'EUR' as const }, regular_price: { value: regular } },
  maximum_price: { final_price: { value: highest } },
})

const cup = {
  sku: 'TAZZA',
  name: 'Tazza',
  meta_title: null,
  meta_description: 'Una tazza.',
  canonical_url: 'tazza.html',
  url_key: 'tazza',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  image: { url: 'https://backend.example/media/catalog/product/tazza.jpg' },
  price_range: priceRange(24),
} as const satisfies Partial<structuredData_product$data> & Partial<productMetadata_product$data>

const ORIGIN = 'https://shop.example'
const metadata = (product: object) =>
  productMetadata({ ...cup, ...product } as Partial<productMetadata_product$data> as productMetadata_product$data, {
    absoluteUrl: (path) => `${ORIGIN}/it/${path}`,
    origin: ORIGIN,
  })
const SHIPPING: ShippingTerms = { rates: [], daysOf: new Map(), closedWeekdays: [] }
const describe = (
  product: object,
  columns: ProductFeed['columns'] = {},
  isTaxIncluded: boolean | null = null,
  shipping = SHIPPING,
) =>
  structuredData({ ...cup, ...product } as Partial<structuredData_product$data> as structuredData_product$data, {
    url: metadata(product).url,
    origin: ORIGIN,
    seller: 'Shop',
    returns: { days: 30, country: 'IT', postage: 'buyer' },
    hasReviews: true,
    addedTo: () => 0,
    columns,
    isTaxIncluded,
    shipping,
  })

test('the title written for search engines wins over the name', () => {
  expect(metadata({})).toMatchObject({ title: 'Tazza', path: 'tazza.html', url: 'https://shop.example/it/tazza.html' })
  expect(metadata({ meta_title: 'Tazza in gres' }).title).toBe('Tazza in gres')
})

test('a product and its offer', () => {
  expect(describe({})).toMatchObject({
    '@type': 'Product',
    sku: 'TAZZA',
    description: 'Una tazza.',
    image: 'https://shop.example/media/catalog/product/tazza.jpg?width=1280',
    offers: {
      price: '24.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/it/tazza.html',
      seller: { name: 'Shop' },
      hasMerchantReturnPolicy: {
        applicableCountry: 'IT',
        merchantReturnDays: 30,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  })
})

test('a reduced price is valid until its last day, and no other price is', () => {
  const special = { special_to_date: '2026-12-24 00:00:00' }
  const reduced = { ...special, price_range: priceRange(20, { regular: 24 }) }
  expect(describe(reduced)['offers']).toMatchObject({ priceValidUntil: '2026-12-24' })
  expect(describe(special)['offers']).not.toHaveProperty('priceValidUntil')
  expect(describe({ ...reduced, special_to_date: null })['offers']).not.toHaveProperty('priceValidUntil')
})

test.each(['GroupedProduct', 'BundleProduct'])('a %s has the prices of its cheapest and its dearest choice', (type) => {
  const composed = describe({ __typename: type, price_range: priceRange(12, { highest: 49 }) })
  expect(composed['offers']).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '12.00',
    highPrice: '49.00',
    priceCurrency: 'EUR',
  })
  expect(composed['offers']).not.toHaveProperty('price')
  expect(describe({ __typename: type })['offers']).toMatchObject({ '@type': 'Offer', price: '24.00' })
})

test.each([true, false])('an offer states whether its price contains value added tax: %s', (isTaxIncluded) => {
  const stated = { priceCurrency: 'EUR', valueAddedTaxIncluded: isTaxIncluded }
  expect(describe({}, {}, isTaxIncluded)['offers']).toMatchObject({
    priceSpecification: { '@type': 'UnitPriceSpecification', price: '24.00', ...stated },
  })
  const group = { __typename: 'GroupedProduct', price_range: priceRange(12, { highest: 49 }) }
  expect(describe(group, {}, isTaxIncluded)['offers']).toMatchObject({
    priceSpecification: { '@type': 'PriceSpecification', minPrice: '12.00', maxPrice: '49.00', ...stated },
  })
})

test('an offer states nothing about a tax that its page does not name', () => {
  expect(describe({})['offers']).not.toHaveProperty('priceSpecification')
})

const RATE = {
  carrier: 'flatrate',
  countries: ['IT', 'SM'],
  currency: 'EUR',
  amount: 6.9,
  freeFrom: 79,
  handlingDays: { fewest: 0, most: 1 },
} as const
const STATED: ShippingTerms = {
  rates: [RATE],
  daysOf: new Map([['flatrate', { fewest: 2, most: 4 }]]),
  closedWeekdays: [6, 7],
}
const delivered = (product: object, shipping = STATED) =>
  (describe(product, {}, null, shipping)['offers'] as { readonly shippingDetails?: unknown }).shippingDetails

test('an offer states cost, destination and days of its delivery', () => {
  const days = (minValue: number, maxValue: number) => ({ minValue, maxValue, unitCode: 'DAY' })
  expect(delivered({})).toMatchObject([
    {
      '@type': 'OfferShippingDetails',
      shippingRate: { value: '6.90', currency: 'EUR' },
      shippingDestination: [{ addressCountry: 'IT' }, { addressCountry: 'SM' }],
      deliveryTime: {
        businessDays: {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        },
        handlingTime: days(0, 1),
        transitTime: days(2, 3),
      },
    },
  ])
  expect(delivered({ price_range: priceRange(79) })).toMatchObject([{ shippingRate: { value: '0.00' } }])
})

test.each<[what: string, product: object, shipping: ShippingTerms]>([
  ['whose shop states no rates', {}, SHIPPING],
  ['whose carrier has no days', {}, { ...STATED, daysOf: new Map() }],
  ['in another currency', {}, { ...STATED, rates: [{ ...RATE, currency: 'CHF' }] }],
  ['of a service', { __typename: 'VirtualProduct' }, STATED],
  ['of a download', { __typename: 'DownloadableProduct' }, STATED],
  ['of a gift card', { __typename: 'GiftCardProduct' }, STATED],
])('an offer %s states no delivery', (_what, product, shipping) => {
  expect(delivered(product, shipping)).toBeUndefined()
})

test('the demo shop tells search engines the deliveries that it has', () => {
  for (const { carrier, countries, currency, amount, freeFrom } of SHOP.shippingRates ?? []) {
    const paid = shippingMethods.find(({ carrierCode }) => carrierCode === carrier)
    expect([paid?.priceCents, currency]).toEqual([Math.round(amount * 100), SHOP.currency])
    expect(paid?.countries).toEqual(expect.arrayContaining([...countries]))
    const free = shippingMethods.find(({ carrierCode }) => carrierCode === 'freeshipping')
    for (const country of countries)
      expect(free?.countries.includes(country) ? (free.subtotalFromCents ?? 0) / 100 : undefined).toBe(freeFrom)
  }
})

test('brand, numbers and properties come from the columns of the product feed', () => {
  const attributes = {
    custom_attributesV2: {
      items: [
        { code: 'ean', value: '4006381333931' },
        { code: 'stoff', selected_options: [{ label: 'Gres' }, { label: 'Legno' }] },
      ],
    },
  }
  const columns = {
    brand: { text: 'Shop' },
    gtin: { attribute: 'ean' },
    material: { attribute: 'stoff' },
    size: { attribute: 'none' },
  }
  const described = describe(attributes, columns)
  expect(described).toMatchObject({
    brand: { '@type': 'Brand', name: 'Shop' },
    gtin: '4006381333931',
    material: 'Gres, Legno',
  })
  expect(described).not.toHaveProperty('size')
  expect(describe(attributes, { gtin: { attribute: 'stoff' } })).not.toHaveProperty('gtin')
  expect(describe({}, { gtin: { text: '4006381333932' } })).not.toHaveProperty('gtin')
})

test('a group names the properties by which its variants differ, and each variant its own', () => {
  const variantOf = (colour: string, size: string) => ({
    attributes: [
      { code: 'farbe', label: colour },
      { code: 'masse', label: size },
    ],
    product: cup,
  })
  const columns = { color: { attribute: 'farbe' }, brand: { text: 'Shop' } }
  const group = describe({ variants: [variantOf('Blau', 'S'), variantOf('Rot', 'M')] }, columns)
  expect(group).toMatchObject({ variesBy: ['https://schema.org/color'], brand: { name: 'Shop' } })
  expect(group['hasVariant']).toMatchObject([
    { color: 'Blau', inProductGroupWithID: 'TAZZA' },
    { color: 'Rot', inProductGroupWithID: 'TAZZA' },
  ])
})

test('without a price there is no offer', () => {
  expect(describe({ price_range: priceRange(null) })).not.toHaveProperty('offers')
})

test('a group, each variant with the address that shows it', () => {
  const variant = {
    attributes: [{ code: 'smalto', label: 'Verde salvia' }],
    product: { ...cup, sku: 'TAZZA-SALVIA', stock_status: 'OUT_OF_STOCK' },
  }
  const group = describe({ variants: [variant, { attributes: [], product: null }] })
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'TAZZA' })
  expect(group).not.toHaveProperty('offers')
  expect(group['hasVariant']).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      sku: 'TAZZA-SALVIA',
      name: 'Tazza, Verde salvia',
      url: 'https://shop.example/it/tazza.html?smalto=verde-salvia',
      offers: expect.objectContaining({ availability: 'https://schema.org/OutOfStock' }),
    }),
  ])
})

test.each([
  ['says nothing', null, 14],
  ['says it in words alone', '<p>trenta giorni</p>', 14],
  ['says it', '<p><data itemprop="merchantReturnDays" value="30">trenta giorni</data></p>', 30],
  ['says it the other way round', '<data value="60" itemprop="merchantReturnDays">60</data>', 60],
  ['says less than the law', '<data itemprop="merchantReturnDays" value="7">7</data>', 14],
  ['says something else', '<data itemprop="weight" value="300">300 g</data>', 14],
])('the days of a return where the merchant %s', (_what, html, days) => {
  expect(returnDaysIn(html, { ...statedFacts(undefined), withdrawal: { days: 14 } })).toBe(days)
})

test('the demo shop says the same days to shoppers and to search engines', () => {
  const { content } = cmsBlocks.find(({ identifier }) => identifier === 'product-delivery') ?? {}
  const legal = statedFacts(SHOP.legal)
  expect([returnDaysIn(content?.it, legal), returnDaysIn(content?.en, legal)]).toEqual([30, 30])
})

test('without a right of withdrawal there are the days that the merchant names, or none', () => {
  const legal = statedFacts(undefined)
  expect(returnDaysIn('<data itemprop="merchantReturnDays" value="7">7</data>', legal)).toBe(7)
  expect(returnDaysIn('<p>trenta giorni</p>', legal)).toBeNull()
})

test('the demo shop names the threshold of free delivery that its delivery has', () => {
  const { content } = cmsBlocks.find(({ identifier }) => identifier === 'product-delivery-note') ?? {}
  const threshold = (html: string | undefined) => markedNumber(html, 'freeShippingThreshold')
  expect([threshold(content?.it), threshold(content?.en)]).toEqual(Array(2).fill(FREE_SHIPPING_FROM_CENTS / 100))
})
