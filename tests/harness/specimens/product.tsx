import { msg } from '@lingui/core/macro'
import { RecentProducts } from '#src/pages/product/sections/RecentProducts.tsx'
import { createRecentlyViewed } from '#src/platform/saved/recentlyViewed.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { PHOTO } from './photo.ts'
import { screenStates } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const PATH = '/prodotto-0.html'

/** The texts of a whole page, reviews, and rows of other products. */
const whole = (values: object = {}): MockResolvers => ({
  ProductInterface: ({ path }) =>
    // The products of the rows are simple ones.
    path?.filter((step) => step === 'items' || step.endsWith('_products')).length === 1 &&
    !path.some((step) => step.endsWith('_products'))
      ? {
          short_description: { html: '<p>Gres smaltato a mano, per la colazione.</p>' },
          description: { html: '<p>Gres smaltato a mano, cotto due volte.</p><ul><li>Va in lavastoviglie</li></ul>' },
          related_products: [{}, {}],
          upsell_products: [{}, {}],
          categories: [{ uid: 'tavola', name: 'Tavola', url_path: 'tavola', breadcrumbs: null }],
          media_gallery: [
            { __typename: 'ProductImage', url: PHOTO, label: 'Davanti' },
            { __typename: 'ProductImage', url: PHOTO, label: 'Di lato' },
            {
              __typename: 'ProductVideo',
              url: PHOTO,
              label: 'Il forno',
              video_content: { video_url: 'https://www.youtube.com/watch?v=abcdefghijk', video_title: 'Il forno' },
            },
          ],
          custom_attributesV2: { items: ATTRIBUTES },
          ...values,
        }
      : {},
  CmsBlocks: () => ({
    items: [
      { identifier: 'product-delivery', title: 'Consegna e resi', content: '<p>In tre giorni.</p>' },
      {
        identifier: 'product-delivery-note',
        title: 'Consegna',
        content:
          '<p>Consegna in tre giorni.</p><p>Gratis da <data itemprop="freeShippingThreshold" value="60">60 euro</data>.</p>',
      },
    ],
  }),
  AttributesMetadataOutput: () => ({
    items: [
      { __typename: 'CatalogAttributeMetadata', code: 'materiale', label: 'Materiale' },
      { __typename: 'CatalogAttributeMetadata', code: 'diametro', label: 'Diametro' },
    ],
    errors: [],
  }),
})

const { care, safety, manufacturer, sizeGuide } = SHOP.attributes

const ATTRIBUTES = [
  ['materiale', 'Gres'],
  ['diametro', '12 cm'],
  [care, '<p>Lavare a mano.</p>'],
  [safety, '<p>Diventa caldo.</p>'],
  [manufacturer, 'Bottega Verdi, Firenze'],
  [sizeGuide, 'guida'],
].flatMap(([code, value]) => (code ? [{ __typename: 'AttributeValue', code, value }] : []))

const kind = (__typename: string, values: object = {}) => whole({ __typename, ...values })

const option = (__typename: string, title: string, value: object | readonly object[], required = false) => ({
  __typename,
  uid: title,
  title,
  required,
  value,
})

const NO_PRICE = { price: 0, price_type: 'FIXED' }
const picks = ['Rosso', 'Blu'].map((title) => ({ uid: title, title, price: 3, price_type: 'FIXED' }))

/** A product with every kind of question. */
const questions = kind('SimpleProduct', {
  options: [
    option('CustomizableFieldOption', 'Dedica', { ...NO_PRICE, max_characters: 20 }, true),
    option('CustomizableAreaOption', 'Biglietto', { ...NO_PRICE, max_characters: 200 }),
    option('CustomizableDateOption', 'Data', { ...NO_PRICE, type: 'DATE_TIME' }),
    option('CustomizableDropDownOption', 'Nastro', picks),
    option('CustomizableRadioOption', 'Carta', picks),
    option('CustomizableCheckboxOption', 'Aggiunte', picks),
    option('CustomizableMultipleOption', 'Colori', picks),
    option('CustomizableFileOption', 'Disegno', NO_PRICE, true),
  ],
})

const GLAZES = [
  { uid: 'teal', label: 'Petrolio', swatch_data: { __typename: 'ColorSwatchData', value: '#1d5c63' } },
  { uid: 'sage', label: 'Salvia', swatch_data: { __typename: 'ColorSwatchData', value: '#8a9a78' } },
]
const SIZES = ['12 cm', '18 cm'].map((label) => ({
  uid: label,
  label,
  swatch_data: { __typename: 'TextSwatchData', value: label },
}))

const configurable = kind('ConfigurableProduct', {
  configurable_options: [
    { uid: 'smalto', attribute_code: 'smalto', label: 'Smalto', position: 0, values: GLAZES },
    { uid: 'misura', attribute_code: 'misura', label: 'Misura', position: 1, values: SIZES },
  ],
  variants: GLAZES.flatMap((glaze) =>
    SIZES.map((size) => ({
      attributes: [
        { uid: glaze.uid, code: 'smalto', label: glaze.label },
        { uid: size.uid, code: 'misura', label: size.label },
      ],
      product: {
        uid: `${glaze.uid}-${size.uid}`,
        sku: `${glaze.uid}-${size.uid}`,
        stock_status: glaze.uid === 'sage' ? 'OUT_OF_STOCK' : 'IN_STOCK',
      },
    })),
  ),
})

const bundle = kind('BundleProduct', {
  dynamic_price: true,
  items: [
    {
      uid: 'cup',
      title: 'Tazza',
      type: 'radio',
      required: true,
      options: ['Tazza Alba', 'Tazza Notte'].map((label) => ({
        uid: label,
        label,
        can_change_quantity: true,
        is_default: label === 'Tazza Alba',
        quantity: 1,
      })),
    },
  ],
})

const reviewed: MockResolvers = {
  ...whole({ reviews: { items: [{}, { summary: 'Buona', average_rating: 60 }] } }),
}

export const PRODUCT: Part = {
  id: 'product',
  name: 'Product',
  specimens: [
    {
      id: 'product-page',
      name: 'Product',
      states: [
        ...screenStates(PATH, { answers: reviewed }),
        {
          name: 'Reduced',
          path: PATH,
          answers: { ...whole(), Money: ({ path }) => ({ value: path?.includes('final_price') ? 19.9 : 24.5 }) },
        },
        { name: 'Few left', path: PATH, answers: whole({ only_x_left_in_stock: 3, min_sale_qty: 2, max_sale_qty: 6 }) },
        { name: 'Sold out', path: PATH, answers: whole({ stock_status: 'OUT_OF_STOCK' }) },
        { name: 'Gone', path: '/prodotto-0.html', answers: { Products: () => ({ items: [] }) } },
        { name: 'Variants', path: PATH, answers: configurable },
        { name: 'A variant', path: `${PATH}?smalto=teal&misura=12%20cm`, answers: configurable },
        { name: 'Questions', path: PATH, answers: questions },
        { name: 'Bundle', path: PATH, answers: bundle },
        {
          name: 'Group',
          path: PATH,
          answers: kind('GroupedProduct', {
            items: [
              { qty: 1, product: { uid: 'one', name: 'Tazza' } },
              { qty: 0, product: { uid: 'two', name: 'Piatto' } },
            ],
          }),
        },
        { name: 'Download', path: PATH, answers: kind('DownloadableProduct', { links_purchased_separately: 1 }) },
        {
          name: 'Gift card',
          path: PATH,
          answers: kind('GiftCardProduct', {
            giftcard_type: 'COMBINED',
            allow_open_amount: true,
            open_amount_min: 10,
            open_amount_max: 100,
            giftcard_amounts: [
              { value: 25, uid: 'amount-25' },
              { value: 50, uid: 'amount-50' },
            ],
          }),
        },
        { name: 'A review', path: PATH, answers: whole(), presses: [msg`Scrivi una recensione`] },
        {
          name: 'Seen before',
          path: PATH,
          answers: whole(),
          prepare: ({ shop }) => {
            const seen = createRecentlyViewed({ lasting: shop.storage, ofTab: shop.tabStorage }, false)
            for (const sku of ['SKU-1', 'SKU-2', 'SKU-3', 'SKU-4', 'SKU-5']) seen.visit(sku)
          },
        },
        {
          name: 'Recently viewed',
          answers: whole(),
          component: () => <RecentProducts skus={['SKU-1', 'SKU-2', 'SKU-3', 'SKU-4', 'SKU-5']} shown={[]} />,
        },
        { name: 'A video', path: PATH, answers: whole(), presses: [msg`Guarda il video`] },
        { name: 'Virtual', path: PATH, answers: kind('VirtualProduct') },
      ],
    },
    {
      id: 'product-overlays',
      name: 'Windows over a product',
      states: [
        { name: 'Photos', path: `${PATH}?zoom=1`, answers: whole() },
        { name: 'Quick look', path: `${PATH}?quick=1`, answers: whole() },
        { name: 'Quick look at variants', path: `${PATH}?quick=1`, answers: configurable },
        { name: 'A line that is changed', path: `${PATH}?quick=line-0`, answers: whole() },
        { name: 'Sizes', path: `${PATH}?sizes=size-guide-tazze`, answers: whole() },
        { name: 'Facts', path: `${PATH}?specs=1`, answers: whole() },
      ],
    },
  ],
}
