import type { MockPayloadGenerator } from 'relay-test-utils'
import { SHOP } from '#src/shop/selectedShop.ts'
import { SHOP_RESOLVERS } from '#tests/harness/components/shopResolvers.ts'
import { PHOTO } from './photo.ts'
import type { AnswerOptions, ScalarValue } from './schemaAnswer.ts'

type MockResolvers = MockPayloadGenerator.MockResolvers

/** All specimens are shown on this day. */
export const TODAY = '2026-11-21'

export const CART_ID = 'cart-of-the-styleguide'

const NAMES = ['Tazza Alba', 'Piatto Duna', 'Teiera Pausa', 'Vaso Anfora']

/** The place in the nearest list. */
const indexIn = (path: readonly (string | number)[] | null | undefined): number =>
  Number(path?.findLast((step) => /^\d+$/.test(String(step))) ?? 0)

/** Texts by the name of their field. */
const TEXTS: Readonly<Record<string, string>> = {
  base_currency_code: SHOP.currency,
  city: 'Firenze',
  code: 'codice',
  company: 'Bottega Verdi',
  content: '<p>Un testo del negozio, con un <a href="/chi-siamo">collegamento</a>.</p>',
  created_at: `${TODAY} 09:30:00`,
  date: `${TODAY} 09:30:00`,
  default_display_currency_code: SHOP.currency,
  description: 'Una descrizione del negozio.',
  download_url: 'https://shop.test/download/1',
  email: 'giulia@example.com',
  event_name: 'Le nozze di Giulia e Marco',
  event_title: 'Le nozze di Giulia e Marco',
  expiration_date: '2027-11-21',
  firstname: 'Giulia',
  full_name_locale: 'Italia',
  html: '<p>Gres smaltato a mano, cotto due volte.</p>',
  identifier: 'pagina',
  label: 'Etichetta',
  lastname: 'Verdi',
  message: 'Auguri di cuore!',
  name: 'Nome',
  nickname: 'Giulia',
  number: '000000012',
  order_date: `${TODAY} 09:30:00`,
  order_increment_id: '000000012',
  owner_name: 'Giulia Verdi',
  phone: '055 123456',
  postcode: '50123',
  product_name: 'Tazza Alba',
  product_sku: 'TAZZA',
  product_url_key: 'tazza-alba',
  remaining_downloads: '3',
  street: 'Via Roma 3',
  summary: 'Bellissima',
  telephone: '055 123456',
  text: 'La uso ogni mattina, e sta bene in mano.',
  timestamp: `${TODAY} 09:30:00`,
  title: 'Titolo',
  token: 'token',
  tracking_number: '1234567890',
  url: 'https://shop.test/',
  url_key: 'indirizzo',
  url_path: 'tavola',
  value: 'Gres',
}

const NUMBERS: Readonly<Record<string, number>> = {
  current_page: 1,
  page_size: 12,
  quantity: 2,
  quantity_ordered: 2,
  rating_summary: 80,
  average_rating: 80,
  total_pages: 1,
  value: 24.5,
}

/** Words that no line has room for. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'

const LONG_FIELDS = [
  'name',
  'label',
  'title',
  'product_name',
  'event_name',
  'firstname',
  'lastname',
  'city',
  'summary',
  'message',
  'email',
  'full_name_locale',
  'nickname',
  'code',
  'content_heading',
  'company',
  'event_title',
  'owner_name',
  'shipping_method',
  'text',
  'checkbox_text',
]

const scalar: ScalarValue = ({ name, type, path }) => {
  if (type === 'Boolean') return false
  if (type === 'ID') return `${name}-${path.join('-')}`
  if (type !== 'String') return NUMBERS[name] ?? 1
  return TEXTS[name] ?? 'Testo'
}

const longScalar: ScalarValue = (field) =>
  field.type === 'String' && LONG_FIELDS.includes(field.name)
    ? field.name === 'email'
      ? `${LONG_WORD.toLowerCase()}@example.com`
      : LONG_WORD
    : scalar(field)

const addressed = {
  firstname: 'Giulia',
  lastname: 'Verdi',
  street: ['Via Roma 3'],
  city: 'Firenze',
  region: { region: 'Firenze', region_id: 7, region_code: 'FI', code: 'FI', label: 'Firenze' },
  postcode: '50123',
  telephone: '055 123456',
  company: null,
}

const picture = { url: PHOTO, label: '', disabled: false }

/** Ratings of a product are given in this one. */
const QUALITY = {
  id: 'quality',
  name: 'Qualità',
  values: [1, 2, 3, 4, 5].map((value) => ({ value: String(value), value_id: `value-${value}` })),
}

/** The settings of the store view. */
export const SETTINGS = {
  store_code: SHOP.stores[0].magentoStoreCode,
  store_name: SHOP.stores[0].label,
  default_title: SHOP.brand.name,
  default_country: SHOP.country,
  countries_with_required_region: 'IT,US',
  optional_zip_countries: '',
  is_guest_checkout_enabled: true,
  is_checkout_agreements_enabled: true,
  minimum_password_length: '8',
  required_character_classes_number: '3',
  newsletter_enabled: true,
  contact_enabled: true,
  display_product_prices_in_catalog: 2,
  shopping_cart_display_price: 2,
  shopping_cart_display_shipping: 2,
  shopping_cart_display_subtotal: 2,
  returns_enabled: 'enabled',
  order_cancellation_enabled: true,
  order_cancellation_reasons: [{ description: 'Ho cambiato idea' }, { description: 'Ho trovato altro' }],
  root_category_uid: 'root',
  allow_items: '1',
  allow_order: '1',
  allow_gift_receipt: '1',
  category_url_suffix: '.html',
  product_url_suffix: '.html',
  copyright: `© ${SHOP.brand.name}`,
  magento_wishlist_general_is_enabled: '1',
  enable_multiple_wishlists: '1',
  maximum_number_of_wishlists: '5',
}

/** The values of the styleguide's backend. Each specimen replaces those that make its state. */
const VALUES: MockResolvers = {
  Money: () => ({ value: 24.5, currency: SHOP.currency }),
  ProductImage: () => picture,
  ProductVideo: () => picture,
  ProductInterface: ({ path }) => {
    const index = indexIn(path)
    // Related products are others than the product itself.
    const row = path?.find((step) => step.endsWith('_products')) ?? ''
    return {
      uid: `product-${row}${index}`,
      sku: `SKU-${row}${index}`,
      name: NAMES[index % NAMES.length],
      url_key: `prodotto-${index}`,
      media_gallery: [
        { __typename: 'ProductImage', ...picture },
        { __typename: 'ProductImage', ...picture },
      ],
      custom_attributesV2: { items: [] },
      short_description: { html: '<p>Gres smaltato a mano.</p>' },
      meta_title: null,
      meta_description: null,
      related_products: [],
      upsell_products: [],
      crosssell_products: [],
      categories: [],
      url_rewrites: [],
      min_sale_qty: null,
      max_sale_qty: null,
    }
  },
  CustomizableProductInterface: () => ({ options: [] }),
  ProductDiscount: () => ({ amount_off: 0, percent_off: 0 }),
  Products: () => ({ items: [{}, {}, {}, {}], total_count: 4, suggestions: [], aggregations: [] }),
  SearchResultPageInfo: () => ({ current_page: 1, page_size: 12, total_pages: 1 }),
  CategoryTree: ({ path }) => ({
    uid: `category-${path?.join('-') ?? ''}`,
    image: PHOTO,
    breadcrumbs: null,
    children: [],
    description: null,
    default_sort_by: null,
    meta_title: null,
    meta_description: null,
    canonical_url: null,
    redirect_code: 0,
    position: 1,
    level: 2,
    product_count: 4,
  }),
  CmsPage: () => ({
    title: 'Chi siamo',
    content_heading: 'Chi siamo',
    page_layout: '1column',
    redirect_code: 0,
    meta_title: null,
    meta_description: null,
  }),
  CmsBlock: () => ({ content: '<p>Un testo del negozio.</p>' }),
  Cart: () => ({
    id: CART_ID,
    email: null,
    is_virtual: false,
    total_quantity: 2,
    itemsV2: { items: [{}, {}] },
    items: [{}, {}],
    applied_coupons: null,
    applied_gift_cards: [],
    applied_store_credit: null,
    applied_reward_points: null,
    billing_address: null,
    shipping_addresses: [],
    gift_message: null,
    gift_receipt_included: false,
    selected_payment_method: null,
  }),
  CartItemInterface: ({ path }) => ({
    uid: `line-${indexIn(path)}`,
    quantity: 2,
    errors: null,
    is_available: true,
    customizable_options: [],
    gift_message: null,
  }),
  CartPrices: () => ({ discounts: [], applied_taxes: [] }),
  CartItemPrices: () => ({ discounts: [] }),
  Customer: () => ({
    email: 'giulia@example.com',
    prefix: null,
    middlename: null,
    suffix: null,
    date_of_birth: null,
    gender: null,
    taxvat: null,
    is_subscribed: true,
    confirmation_status: 'ACCOUNT_CONFIRMED',
    custom_attributes: [],
    default_billing: '1',
    default_shipping: '1',
    addresses: [{ id: 1, default_billing: true, default_shipping: true }, { id: 2 }],
  }),
  CustomerAddress: () => ({
    ...addressed,
    country_code: SHOP.country,
    vat_id: null,
    fax: null,
    prefix: null,
    middlename: null,
    suffix: null,
  }),
  OrderAddress: () => ({
    ...addressed,
    country_code: SHOP.country,
    vat_id: null,
    fax: null,
    prefix: null,
    middlename: null,
    suffix: null,
    region: 'Firenze',
  }),
  CartAddressInterface: () => ({ ...addressed, country: { code: SHOP.country, label: 'Italia' }, vat_id: null }),
  Country: () => ({
    id: SHOP.country,
    two_letter_abbreviation: SHOP.country,
    available_regions: [
      { id: 7, code: 'FI', name: 'Firenze' },
      { id: 9, code: 'MI', name: 'Milano' },
    ],
  }),
  CheckoutAgreement: () => ({
    agreement_id: 1,
    mode: 'MANUAL',
    is_html: false,
    name: 'Condizioni',
    checkbox_text: 'Accetto le condizioni di vendita',
    content: 'Recesso entro trenta giorni.',
  }),
  CustomerOrder: ({ path }) => ({
    id: `order-${indexIn(path)}`,
    number: `00000001${indexIn(path)}`,
    status: 'Processing',
    available_actions: ['REORDER', 'CANCEL'],
    applied_coupons: [],
    applied_gift_cards: [],
    gift_message: null,
    gift_receipt_included: false,
    is_virtual: false,
    carrier: 'Corriere',
    shipping_method: 'Corriere - in bottega',
    comments: [],
    credit_memos: [],
    invoices: [],
    shipments: [],
    returns: { items: [] },
  }),
  OrderItemInterface: ({ path }) => ({
    id: `item-${indexIn(path)}`,
    product_name: NAMES[indexIn(path) % NAMES.length],
    discounts: [],
    entered_options: [],
    selected_options: [],
    gift_message: null,
    quantity_canceled: 0,
    quantity_invoiced: 2,
    quantity_ordered: 2,
    quantity_refunded: 0,
    quantity_shipped: 2,
    status: 'Ordered',
  }),
  OrderTotal: () => ({
    discounts: [],
    taxes: [],
    total_giftcard: null,
    total_store_credit: null,
    total_reward_points: null,
  }),
  OrderPaymentMethod: () => ({ name: 'Bonifico', type: 'banktransfer', additional_data: [] }),
  ShippingHandling: () => ({ discounts: [], taxes: [] }),
  ProductReviewRatingsMetadata: () => ({ items: [QUALITY] }),
  StoreConfig: () => SETTINGS,
  Query: () => ({
    route: ({ url }: { readonly url: string }) =>
      url.startsWith('prodotto')
        ? { __typename: 'SimpleProduct', type: 'PRODUCT', url_key: url.replace('.html', ''), redirect_code: 0 }
        : url.startsWith('pagina')
          ? { __typename: 'CmsPage', type: 'CMS_PAGE', identifier: url, redirect_code: 0 }
          : url.startsWith('tavola')
            ? { __typename: 'CategoryTree', type: 'CATEGORY', uid: 'tavola', redirect_code: 0 }
            : null,
    isEmailAvailable: { is_email_available: true },
  }),
}

const OPTIONS = {
  sparseTypes: new Set(['StoreConfig', 'ReCaptchaConfigurationV3']),
  typeOf: {
    ProductInterface: 'SimpleProduct',
    CategoryInterface: 'CategoryTree',
    CartItemInterface: 'SimpleCartItem',
    OrderItemInterface: 'OrderItem',
    WishlistItemInterface: 'SimpleWishlistItem',
    AttributeValueInterface: 'AttributeValue',
    MediaGalleryInterface: 'ProductImage',
    SwatchDataInterface: 'ColorSwatchData',
    CustomizableOptionInterface: 'CustomizableFieldOption',
    CartAddressInterface: 'ShippingCartAddress',
    AttributeSelectedOptionInterface: 'AttributeSelectedOption',
  },
} satisfies Partial<AnswerOptions>

/** How the styleguide's backend answers: with the state's own values, and with long words if asked. */
export const answerOptions = (own: MockResolvers, hasLongWords: boolean): AnswerOptions => {
  const resolvers = [SHOP_RESOLVERS, VALUES, own]
  if (!hasLongWords) return { ...OPTIONS, resolvers, scalar }
  const product: MockResolvers = {
    ProductInterface: () => ({ name: LONG_WORD }),
    OrderItemInterface: () => ({ product_name: LONG_WORD }),
    CustomerAddress: () => ({ firstname: LONG_WORD, lastname: LONG_WORD, street: [LONG_WORD], city: LONG_WORD }),
    OrderAddress: () => ({ firstname: LONG_WORD, lastname: LONG_WORD, street: [LONG_WORD], city: LONG_WORD }),
    CategoryTree: () => ({ name: LONG_WORD }),
    SimpleProduct: () => ({ name: LONG_WORD }),
  }
  return { ...OPTIONS, resolvers: [SHOP_RESOLVERS, VALUES, product, own], scalar: longScalar }
}
