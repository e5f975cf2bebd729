import { useRouterState } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import giftCardProductNode from '#src/__generated__/useGiftCardProductQuery.graphql.ts'
import productPageNode from '#src/__generated__/ProductPageQuery.graphql.ts'
import productLateNode from '#src/__generated__/ProductLateQuery.graphql.ts'
import quantityBoundsNode from '#src/__generated__/QuantityBoundsQuery.graphql.ts'
import {
  LateActions,
  LateData,
  LateFacts,
  LateFreeShipping,
  LateGiftCardParcel,
  LateGuarantee,
  LateQuantityBounds,
  LateReviews,
  LateRows,
  LateSizes,
  LateSkeleton,
  LateVideo,
} from '#src/pages/product/lateParts.ts'
import { component as ProductPage } from '#src/pages/product/ProductPage.tsx'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { variantParamsOf } from '#src/lib/url/urlSearch.ts'
import type { StoreConfigAnswer } from '#tests/harness/components/storeSettings.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageCart } from '../cart/cartStage.tsx'

const euros = (value: number) => ({ value, currency: 'EUR' })
const priceRange = (least: number, most = least) => ({
  minimum_price: { final_price: euros(least), regular_price: euros(least), fixed_product_taxes: [] },
  maximum_price: { final_price: euros(most), regular_price: euros(most) },
})

const photo = (name: string) => ({
  __typename: 'ProductImage',
  url: `https://backend.test/${name}.jpg`,
  label: name,
  disabled: false,
})

const text = (code: string, value: string) => ({ __typename: 'AttributeValue', code, value })

const option = (uid: string, label: string, colour: string | null = null) => ({
  uid,
  label,
  swatch_data: colour
    ? { __typename: 'ColorSwatchData', value: colour }
    : { __typename: 'TextSwatchData', value: label },
})

const TEAL = option('teal', 'Petrolio', 'teal')
const SAGE = option('sage', 'Verde salvia', 'olive')
const MEDIUM = option('m', 'Media')
const LARGE = option('l', 'Grande')

const base = {
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  price_tiers: [],
  special_price: null,
  categories: [],
  related_products: [],
  upsell_products: [],
  canonical_url: null,
  url_key: 'ciotola',
  url_suffix: '.html',
}

const variant = (glaze: typeof TEAL, size: typeof TEAL, price: number, more: object = {}) => ({
  attributes: [
    { code: 'smalto', ...glaze },
    { code: 'misura', ...size },
  ],
  product: {
    ...base,
    __typename: 'SimpleProduct',
    uid: `${glaze.uid}-${size.uid}`,
    sku: `CIOTOLA-${glaze.uid}-${size.uid}`.toUpperCase(),
    name: `Ciotola ${glaze.label} ${size.label}`,
    price_range: priceRange(price),
    image: photo(`ciotola ${glaze.uid}`),
    small_image: photo(`ciotola ${glaze.uid}`),
    media_gallery: [photo(`ciotola ${glaze.uid}`)],
    custom_attributesV2: { items: [text('dimensioni', `Ø ${price} cm`)] },
    weight: 0.6,
    ...more,
  },
})

/**
 * The page's main product. Two glazes in two sizes: the large teal one is sold out, a large sage one does not exist.
 */
export const BOWL = {
  ...base,
  __typename: 'ConfigurableProduct',
  uid: 'bowl',
  sku: 'CIOTOLA',
  name: 'Ciotola',
  short_description: { html: '<p>Si tiene fra le mani.</p>' },
  description: { html: '<p onclick="steal()">Fatta al tornio.<script>steal()</script></p>' },
  price_range: priceRange(22, 32),
  image: photo('ciotola'),
  small_image: photo('ciotola'),
  media_gallery: [photo('ciotola')],
  custom_attributesV2: { items: [text('materiale', 'Gres'), text('cura', 'Va in lavastoviglie.')] },
  configurable_options: [
    { uid: 'misura', attribute_code: 'misura', label: 'Misura', position: 1, values: [MEDIUM, LARGE] },
    { uid: 'smalto', attribute_code: 'smalto', label: 'Smalto', position: 0, values: [TEAL, SAGE] },
  ],
  variants: [
    variant(TEAL, MEDIUM, 22),
    variant(TEAL, LARGE, 32, { stock_status: 'OUT_OF_STOCK' }),
    variant(SAGE, MEDIUM, 24, { only_x_left_in_stock: 3 }),
  ],
}

const attributesList = {
  items: [
    { __typename: 'CatalogAttributeMetadata', code: 'materiale', label: 'Materiale' },
    { __typename: 'CatalogAttributeMetadata', code: 'dimensioni', label: 'Dimensioni' },
    { __typename: 'CatalogAttributeMetadata', code: 'cura', label: 'Cura' },
  ],
}

const variables = { urlKey: 'ciotola' }
const query = { operation: 'ProductPageQuery', variables }

/** Like its route: the options in the URL are a prop. */
function RoutedProduct({ hasLate }: { readonly hasLate: boolean }) {
  const search = useRouterState({ select: ({ location }) => location.search })
  return <ProductPage query={query} hasLate={hasLate} variant={variantParamsOf(search)} />
}

/**
 * The product page with a mock network; `product: null` for one that was removed, `reviews` for the answer to its
 * reviews, `choices` for the options of a configurable product, `page` for other data of the page's query, `errors` for
 * the backend's errors, `giftCard` for the fields of a gift card, `bounds` for quantity limits if the backend has them,
 * `legal` for the facts of the merchant, `silent` if the queries beside the page's own are never answered.
 */
export async function stageProduct({
  product = BOWL as object | null,
  search = '',
  reviews = null as Record<string, unknown> | null,
  choices = null as object | null,
  giftCard = null as object | null,
  bounds = null as object | null,
  page = {} as Record<string, unknown>,
  errors = [] as readonly object[],
  silent = false,
  saves = false,
  config = {} as StoreConfigAnswer,
  legal = statedFacts(SHOP.legal),
} = {}) {
  // Their code has loaded, as after a navigation.
  await Promise.all([LateReviews.load(), LateRows.load(), LateActions.load(), LateData.load(), LateFacts.load()])
  await Promise.all([LateSkeleton.load(), LateSizes.load(), LateGuarantee.load()])
  await Promise.all([LateFreeShipping.load(), LateGiftCardParcel.load(), LateQuantityBounds.load(), LateVideo.load()])
  const stage = await stageCart(<RoutedProduct hasLate={reviews !== null || silent} />, {
    path: `/ciotola.html${search}`,
    hasGiftCards: giftCard !== null,
    hasBounds: bounds !== null,
    saves,
    config,
    legal,
  })
  const { container, unmount } = await act(async () => stage.show())
  await screen.findByRole('status', { name: 'Caricamento' })
  const data = completeAnswer(productPageNode.operation, {
    products: { items: product ? [{ ...product, ...choices }] : [] },
    attributesList,
    ...page,
  })
  await act(async () => stage.sent[0]?.answer({ data, ...(errors.length > 0 && { errors }) }))
  // Their code loads on demand, as in the shop.
  if (choices) await act(async () => void (await import('#src/pages/product/purchase/ProductChoices.tsx')))
  if (giftCard) {
    const asked = () => stage.sent.find(({ name }) => name === 'useGiftCardProductQuery')
    await act(async () => void (await import('#src/pages/product/purchase/GiftCardQuestions.tsx')))
    await expect.poll(asked).toBeTruthy()
    const answer = completeAnswer(giftCardProductNode.operation, {
      products: { items: [{ ...product, ...giftCard }] },
    })
    await act(async () => asked()?.answer({ data: answer }))
  }
  if (bounds) {
    const asked = () => stage.sent.find(({ name }) => name === 'QuantityBoundsQuery')
    await expect.poll(asked).toBeTruthy()
    expect(asked()?.variables).toEqual({ sku: BOWL.sku })
    const answer = completeAnswer(quantityBoundsNode.operation, { products: { items: [{ ...product, ...bounds }] } })
    await act(async () => asked()?.answer({ data: answer }))
  }
  if (reviews) {
    const answer = completeAnswer(productLateNode.operation, { products: { items: [product] }, ...reviews })
    const lateAsked = () => stage.sent.find(({ name }) => name === 'ProductLateQuery')
    await expect.poll(lateAsked).toBeTruthy()
    // A shop without reviews does not request them.
    expect(lateAsked()?.variables).toEqual({ ...variables, hasReviews: config.product_reviews_enabled !== '0' })
    await act(async () => lateAsked()?.answer({ data: answer }))
  }
  return { ...stage, container, unmount }
}

export const addButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Aggiungi al carrello|Esaurito)$/ })

/** Clicks it, and waits for its code, which loads after the page's own. */
export async function clickAdd(): Promise<void> {
  await userEvent.click(addButton())
  await act(async () => {
    await import('#src/features/cart/requests/additionParts.ts')
    await new Promise((resolve) => setTimeout(resolve))
  })
}
