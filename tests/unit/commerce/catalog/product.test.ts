import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodeUid } from '#server/commerce/engine/uid.ts'
import type { SeedImage } from '#server/commerce/seed/types.ts'
import { GLAZE, openShop, SIZE, smallShop, type TestShop } from '../smallShop.ts'

let shop: TestShop
beforeEach(() => {
  shop = openShop()
})
afterEach(() => {
  expect(shop.logged).toEqual([])
  shop.close()
})

const PRICES = `price_range {
  minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } }
  maximum_price { regular_price { value } final_price { value } }
}`

const product = async (sku: string, fields: string, variables = '', values: object = {}) => {
  const { body } = await shop.query(
    `query ($sku: String ${variables}) { products(filter: { sku: { eq: $sku } }) { items { ${fields} } } }`,
    { sku, ...values },
  )
  expect(body.errors).toBeUndefined()
  return body.data.products.items[0]
}

describe('prices', () => {
  test('a special price holds from its first to its last day, in the shop’s time zone', async () => {
    const final = async () => (await product('TAZZA', PRICES)).price_range.minimum_price.final_price.value
    expect(await final()).toBe(24)
    shop.setDay('2026-03-01')
    expect(await final()).toBe(18)
    shop.setDay('2026-03-31')
    expect(await final()).toBe(18)
    shop.setDay('2026-04-01')
    expect(await final()).toBe(24)
  })

  test('regular price, final price and discount', async () => {
    shop.setDay('2026-03-15')
    expect(await product('TAZZA', `${PRICES} special_price special_to_date`)).toEqual({
      price_range: {
        minimum_price: {
          regular_price: { value: 24, currency: 'EUR' },
          final_price: { value: 18 },
          discount: { amount_off: 6, percent_off: 25 },
        },
        maximum_price: { regular_price: { value: 24 }, final_price: { value: 18 } },
      },
      special_price: 18,
      special_to_date: '2026-03-31 00:00:00',
    })
  })

  test('a configurable: over its salable variants', async () => {
    const { minimum_price: minimum, maximum_price: maximum } = (await product('VASO', PRICES)).price_range
    expect(minimum.regular_price.value).toBe(50)
    // 90 would be the sold-out one.
    expect(maximum.final_price.value).toBe(70)
  })

  test('tiers are answered as Magento does: for the whole quantity', async () => {
    expect(
      (await product('TAZZA', 'price_tiers { quantity final_price { value } discount { amount_off percent_off } }'))
        .price_tiers,
    ).toEqual([{ quantity: 4, final_price: { value: 60 }, discount: { amount_off: 9, percent_off: 37.5 } }])
  })
})

describe('stock', () => {
  test('only low stock is shown', async () => {
    const fields = 'stock_status only_x_left_in_stock'
    expect(await product('TAZZA', fields)).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: 3 })
    expect(await product('PIATTO', fields)).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: null })
    expect(await product('FINITO', fields)).toEqual({ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null })
    expect(await product('VASO', fields)).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: null })
  })
})

describe('gallery', () => {
  const FIELDS = `image { __typename url label } media_gallery { __typename url label position disabled
    ... on ProductVideo { video_content {
      media_type video_provider video_url video_title video_description video_metadata
    } } }`
  const preview = {
    file: 'catalog/product/vaso-video.jpg',
    label: { it: 'Anteprima', en: 'Preview' },
    width: 4,
    height: 5,
    background: '#ffffff',
  }
  const words = { title: { it: 'Al tornio', en: 'On the wheel' }, description: { it: 'Si tornisce.', en: 'Throwing.' } }
  const galleryOf = async (media: readonly SeedImage[]) => {
    shop.close()
    const [first, ...others] = smallShop.products
    if (!first) throw new Error('The small shop has no products')
    shop = openShop('2.4.8', { ...smallShop, products: [{ ...first, media }, ...others] })
    return product(first.sku, FIELDS)
  }

  test('a file of the shop’s own comes with its address below the media folder’s', async () => {
    const video = { provider: '', url: 'catalog/product/vaso.webm', ...words } as const
    const { file: _file, ...photo } = preview
    const gallery = await galleryOf([
      { ...photo, file: 'catalog/product/vaso.jpg' },
      { ...preview, video },
    ])
    expect(gallery.media_gallery).toEqual([
      {
        __typename: 'ProductImage',
        url: 'http://shop.test/media/catalog/product/vaso.jpg',
        label: 'Anteprima',
        position: 1,
        disabled: false,
      },
      {
        __typename: 'ProductVideo',
        url: 'http://shop.test/media/catalog/product/vaso-video.jpg',
        label: 'Anteprima',
        position: 2,
        disabled: false,
        video_content: {
          media_type: 'external-video',
          video_provider: '',
          video_url: 'http://shop.test/media/catalog/product/vaso.webm',
          video_title: 'Al tornio',
          video_description: 'Si tornisce.',
          video_metadata: null,
        },
      },
    ])
  })

  test('a video of another host keeps its address, and its preview may be the product’s picture', async () => {
    const url = 'https://vimeo.com/76979871'
    const gallery = await galleryOf([{ ...preview, video: { provider: 'vimeo', url, ...words } }])
    expect(gallery.image).toEqual({
      __typename: 'ProductImage',
      url: 'http://shop.test/media/catalog/product/vaso-video.jpg',
      label: 'Anteprima',
    })
    expect(gallery.media_gallery[0].video_content).toMatchObject({ video_provider: 'vimeo', video_url: url })
  })
})

describe('links and addresses', () => {
  test('related, up-sell and cross-sell', async () => {
    expect(
      await product('TAZZA', 'related_products { sku } upsell_products { sku } crosssell_products { sku }'),
    ).toEqual({
      related_products: [{ sku: 'VASO' }],
      upsell_products: [],
      crosssell_products: [{ sku: 'PIATTO' }],
    })
  })

  test('canonical address and categories', async () => {
    const fields =
      'canonical_url url_suffix url_rewrites { url parameters { name value } } categories { url_path breadcrumbs { category_url_path } }'
    expect(await product('VASO', fields)).toEqual({
      canonical_url: 'vaso-alto.html',
      url_suffix: '.html',
      url_rewrites: [{ url: 'vaso-alto.html', parameters: [{ name: 'id', value: '4' }] }],
      categories: [{ url_path: 'casa/vasi', breadcrumbs: [{ category_url_path: 'casa' }] }],
    })
  })
})

describe('configurable', () => {
  const uid = (attribute: number, option: number) => encodeUid('configurable', attribute, option)
  type Axis = {
    attribute_code: string
    uid: string
    attribute_uid: string
    values: { uid: string; label: string; swatch_data: object }[]
  }
  const axes = async (): Promise<readonly Axis[]> =>
    (
      await product(
        'VASO',
        '... on ConfigurableProduct { configurable_options { attribute_code uid attribute_uid values { uid label swatch_data { __typename value } } } }',
      )
    ).configurable_options
  const valueUid = async (axis: number, value: number): Promise<string> =>
    (await axes())[axis]?.values[value]?.uid ?? ''
  const select = async (uids: readonly string[]) =>
    shop.query(
      `query ($uids: [ID!]) { products(filter: { sku: { eq: "VASO" } }) { items { ... on ConfigurableProduct {
        configurable_product_options_selection(configurableOptionValueUids: $uids) {
          variant { sku stock_status }
          options_available_for_selection { attribute_code option_value_uids }
          configurable_options { attribute_code values { uid is_available } }
        } } } } }`,
      { uids },
    )
  const selection = async (uids: readonly string[]) =>
    (await select(uids)).body.data.products.items[0].configurable_product_options_selection

  test('axes carry Magento’s uids and their swatches', async () => {
    const [glaze, size] = await axes()
    expect([glaze?.attribute_code, size?.attribute_code]).toEqual(['smalto', 'misura'])
    expect(glaze?.uid).toBe(encodeUid('configurable', 4, 1))
    expect(glaze?.attribute_uid).toBe(encodeUid(1))
    expect(glaze?.values.map((value) => value.uid)).toEqual([uid(1, 1), uid(1, 2)])
    expect(glaze?.values[0]?.swatch_data).toMatchObject({ __typename: 'ColorSwatchData' })
    expect(size?.values[0]?.swatch_data).toMatchObject({ __typename: 'TextSwatchData' })
  })

  test('variants name their options, sold-out ones too', async () => {
    const { variants } = await product(
      'VASO',
      '... on ConfigurableProduct { variants { attributes { code value_index } product { sku stock_status } } }',
    )
    expect(variants.map((variant: { product: object }) => variant.product)).toEqual([
      { sku: `VASO-${GLAZE[0]}-${SIZE[0]}`, stock_status: 'IN_STOCK' },
      { sku: `VASO-${GLAZE[0]}-${SIZE[1]}`, stock_status: 'IN_STOCK' },
      { sku: `VASO-${GLAZE[1]}-${SIZE[1]}`, stock_status: 'OUT_OF_STOCK' },
    ])
    expect(variants[0].attributes).toMatchObject([{ code: 'smalto', value_index: 1 }, { code: 'misura' }])
  })

  test('before any choice, sold-out values cannot be chosen', async () => {
    const { variant, options_available_for_selection: available, configurable_options: open } = await selection([])
    expect(variant).toBeNull()
    expect(available[0].option_value_uids).toEqual([await valueUid(0, 0)])
    expect(open[0].values.map((value: { is_available: boolean }) => value.is_available)).toEqual([true, false])
    expect(open[1].values.map((value: { is_available: boolean }) => value.is_available)).toEqual([true, true])
  })

  test('a choice narrows the other axis and leaves its own', async () => {
    const chosen = await selection([await valueUid(1, 0)])
    expect(chosen.variant).toBeNull()
    expect(chosen.configurable_options.map((axis: { attribute_code: string }) => axis.attribute_code)).toEqual([
      'smalto',
    ])
    expect(chosen.options_available_for_selection).toEqual([
      { attribute_code: 'smalto', option_value_uids: [await valueUid(0, 0)] },
      { attribute_code: 'misura', option_value_uids: [await valueUid(1, 0)] },
    ])
  })

  test('a full choice is a variant, salable, sold out or none', async () => {
    const salable = await selection([await valueUid(0, 0), await valueUid(1, 1)])
    expect(salable.variant).toEqual({ sku: `VASO-${GLAZE[0]}-${SIZE[1]}`, stock_status: 'IN_STOCK' })
    expect(salable.configurable_options).toEqual([])
    const soldOut = await selection([await valueUid(0, 1), await valueUid(1, 1)])
    expect(soldOut.variant.stock_status).toBe('OUT_OF_STOCK')
    expect(soldOut.options_available_for_selection).toEqual([])
    expect((await selection([await valueUid(0, 1), await valueUid(1, 0)])).variant).toBeNull()
  })

  test.each<[string, string]>([
    ['zzz', 'Value of uid "zzz" is incorrect.'],
    [encodeUid('configurable', 1, 9999), 'configurableOptionValueUids values are incorrect'],
  ])('the uid %s is refused', async (bad, message) => {
    const { body } = await select([bad])
    expect(body.errors).toMatchObject([{ message, extensions: { category: 'graphql-input' } }])
    expect(body.data.products.items).toEqual([{ configurable_product_options_selection: null }])
  })
})

describe('the list of attributes', () => {
  const labels = async (entityType: string, filters = '', headers = {}) => {
    const { body } = await shop.query(
      `{ attributesList(entityType: ${entityType} ${filters}) { items { code label frontend_input } errors { type } } }`,
      {},
      headers,
    )
    expect(body.errors).toBeUndefined()
    return body.data.attributesList.items
  }

  test('holds those that pass the filter, in the words of the store view', async () => {
    const all = await labels('CATALOG_PRODUCT')
    const shown = await labels('CATALOG_PRODUCT', 'filters: { is_visible_on_front: true }')
    expect(all).toContainEqual({ code: 'misura', label: 'Misura', frontend_input: 'SELECT' })
    expect(shown.length).toBeLessThanOrEqual(all.length)
    expect(await labels('CATALOG_PRODUCT', '', { store: 'en' })).toContainEqual({
      code: 'misura',
      label: 'Size',
      frontend_input: 'SELECT',
    })
  })

  test('is empty for entities without attributes of their own', async () => {
    expect(await labels('CUSTOMER')).toEqual([])
  })
})
