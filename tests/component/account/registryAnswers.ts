import guestPageNode from '#src/__generated__/GiftRegistryPageQuery.graphql.ts'
import listPageNode from '#src/__generated__/AccountGiftRegistriesPageQuery.graphql.ts'
import searchPageNode from '#src/__generated__/GiftRegistrySearchPageQuery.graphql.ts'
import registryPageNode from '#src/__generated__/AccountGiftRegistryPageQuery.graphql.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'

const STORE_CONFIG = { store_code: 'it', default_title: 'Shop' }
export const KEY = 'abcdefghijklmnopqrstuvwxyz012345'

const attribute = (code: string, label: string, input_type: string, attribute_group: string, is_required: boolean) => ({
  __typename: 'GiftRegistryDynamicAttributeMetadata',
  code,
  label,
  input_type,
  attribute_group,
  is_required,
  sort_order: 1,
})
const TYPES = [
  {
    uid: 'MQ==',
    label: 'Compleanno',
    dynamic_attributes_metadata: [attribute('event_date', 'Data della festa', 'date', 'event_information', true)],
  },
  {
    uid: 'OQ==',
    label: 'Laurea',
    dynamic_attributes_metadata: [attribute('faculty', 'Facoltà', 'select', 'event_information', true)],
  },
  {
    uid: 'Mw==',
    label: 'Matrimonio',
    dynamic_attributes_metadata: [
      attribute('role', 'Ruolo', 'select', 'registrant', true),
      attribute('event_country', 'Paese', 'country', 'event_information', true),
      attribute('theme', 'Tema', 'select', 'detailed_information', false),
      attribute('number_of_guests', 'Numero di invitati', 'text', 'detailed_information', false),
    ],
  },
]

const EURO = { value: 24, currency: 'EUR' }

const product = (uid: string, name: string, change: object = {}) => ({
  __typename: 'SimpleProduct',
  uid,
  sku: name.toUpperCase(),
  name,
  url_key: name.toLowerCase(),
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  options: [],
  price_range: {
    minimum_price: { final_price: EURO, regular_price: EURO, fixed_product_taxes: [] },
    maximum_price: { final_price: EURO, regular_price: EURO },
  },
  ...change,
})
const piece = (uid: string, quantity: number, received: number, of: object | null) => ({
  __typename: 'GiftRegistryItem',
  uid,
  quantity,
  quantity_fulfilled: received,
  note: uid === 'i1' ? 'Per la domenica.' : null,
  product: of,
})

export const REGISTRY = {
  __typename: 'GiftRegistry',
  uid: KEY,
  event_name: 'Le nozze di Ada',
  owner_name: 'Ada Rossi',
  message: 'Venite!',
  status: 'ACTIVE',
  privacy_settings: 'PUBLIC',
  type: { uid: 'Mw==', label: 'Matrimonio' },
  dynamic_attributes: [
    { code: 'event_country', label: 'Paese', value: 'IT' },
    { code: 'theme', label: 'Tema', value: 'mare' },
  ],
  registrants: [
    {
      uid: 'r1',
      firstname: 'Ada',
      lastname: 'Rossi',
      email: 'ada@example.com',
      dynamic_attributes: [{ code: 'role', value: 'bride' }],
    },
    {
      uid: 'r2',
      firstname: 'Ugo',
      lastname: 'Neri',
      email: 'ugo@example.com',
      dynamic_attributes: [{ code: 'role', value: 'groom' }],
    },
  ],
  items: [
    piece('i1', 3, 1, product('p1', 'Tazza')),
    piece('i2', 1, 1, product('p2', 'Teiera')),
    piece('i3', 1, 0, product('p3', 'Vaso', { __typename: 'ConfigurableProduct' })),
    piece('i4', 1, 0, product('p4', 'Piatto', { stock_status: 'OUT_OF_STOCK' })),
    piece('i5', 1, 0, null),
  ],
}

const COUNTRIES = [
  { id: 'IT', full_name_locale: 'Italia' },
  { id: 'DE', full_name_locale: 'Germania' },
]
const HOME = {
  id: 7,
  default_shipping: true,
  default_billing: true,
  firstname: 'Ada',
  lastname: 'Rossi',
  street: ['Via Roma 1'],
  city: 'Firenze',
  region: { region_id: 1, region_code: 'FI' },
  postcode: '50100',
  country_code: 'IT',
  telephone: '055 1',
}
const ADA = { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.com', addresses: [HOME] }
/** A registry's address. */
export const ELSEWHERE = { ...HOME, id: null, street: ['Via Po 1'], city: 'Torino' }

const beside = { giftRegistryTypes: TYPES, countries: COUNTRIES, storeConfig: STORE_CONFIG }

export const listAnswer = (registries: readonly object[] | null = [REGISTRY]) => ({
  AccountGiftRegistriesPageQuery: {
    data: completeAnswer(listPageNode.operation, { customer: { ...ADA, gift_registries: registries }, ...beside }),
  },
})

export const registryAnswer = (registry: object | null = REGISTRY) => ({
  AccountGiftRegistryPageQuery: {
    data: completeAnswer(registryPageNode.operation, { customer: { ...ADA, gift_registry: registry }, ...beside }),
  },
})

export const guestAnswer = (registry: object | null = REGISTRY) => ({
  GiftRegistryPageQuery: {
    data: completeAnswer(guestPageNode.operation, { giftRegistry: registry, storeConfig: STORE_CONFIG }),
  },
})

export const searchAnswer = () => ({
  GiftRegistrySearchPageQuery: {
    data: completeAnswer(searchPageNode.operation, { giftRegistryTypes: TYPES, storeConfig: STORE_CONFIG }),
  },
})
