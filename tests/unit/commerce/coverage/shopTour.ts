import { expect } from 'vitest'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import type { TestShop } from '../smallShop.ts'
import { selectionsOfFields } from './wholeSelection.ts'

type Headers = Readonly<Record<string, string>>

/** Receives every answer of the tour. */
export type Note = (data: unknown) => void

const PRODUCTS = 'products(filter: {}, pageSize: 100) { items @ }'

/** Queries for the records of a type; `@` is the selection. */
const PLACES: readonly (readonly [typeName: string, place: string])[] = [
  ['StoreConfig', 'storeConfig @'],
  ['StoreConfig', 'availableStores @'],
  ['Currency', 'currency @'],
  ['Country', 'countries @'],
  ['CmsPage', 'cmsPage(identifier: "home") @'],
  ['CmsPage', 'cmsPage(id: 2) @'],
  ['CmsPage', 'route(url: "home") @'],
  ['CmsBlocks', 'cmsBlocks(identifiers: ["1", "2"]) @'],
  ['CategoryResult', 'categories(filters: { name: { match: "Casa" } }) @'],
  ['CategoryResult', 'categories(filters: { name: { match: "asa", match_type: PARTIAL } }, pageSize: 1) @'],
  ['CategoryTree', 'categories(filters: { parent_category_uid: { eq: "Mg==" } }) { items @ }'],
  ['CategoryTree', 'categories(filters: { name: { match: "ere", match_type: PARTIAL } }) { items @ }'],
  ['Products', 'products(filter: {}) @'],
  ['Products', 'products(filter: {}, pageSize: 5, currentPage: 2) @'],
  ['Products', 'products(search: "lamdpaa") @'],
  ['Products', 'products(search: "vasxxo") @'],
  ['SimpleProduct', PRODUCTS],
  ['VirtualProduct', PRODUCTS],
  ['ConfigurableProduct', PRODUCTS],
  ['BundleProduct', PRODUCTS],
  ['GroupedProduct', PRODUCTS],
  ['DownloadableProduct', PRODUCTS],
  ['GiftCardProduct', PRODUCTS],
  ['BundleProduct', 'route(url: "servizio-tavola-per-quattro.html") @'],
  ['GroupedProduct', 'route(url: "trio-di-vasi.html") @'],
  ['DownloadableProduct', 'route(url: "ricettario-della-tavola-digitale.html") @'],
  ['GiftCardProduct', 'route(url: "buono-regalo.html") @'],
  ['SimpleProduct', 'route(url: "teiera-rotonda.html") @'],
  ['SimpleProduct', 'route(url: "piastrella-con-dedica.html") @'],
  ['VirtualProduct', 'route(url: "corsi") @'],
  ['VirtualProduct', 'route(url: "laboratorio-di-maiolica.html") @'],
  ['ConfigurableProduct', 'route(url: "vaso-anfora-classico.html") @'],
  ['ConfigurableProduct', 'route(url: "barattolo-dispensa.html") @'],
  ['CategoryTree', 'route(url: "vasi.html") @'],
  ['CmsPage', 'route(url: "la-bottega.html") @'],
  ['PickupLocations', 'pickupLocations @'],
  ['PickupLocations', 'pickupLocations(area: { radius: 100, search_term: "Firenze:IT" }, pageSize: 1) @'],
  ['PickupLocations', 'pickupLocations(pageSize: 2, currentPage: 2) @'],
  ['PickupLocation', 'pickupLocations { items @ }'],
  ['GiftRegistryType', 'giftRegistryTypes @'],
  ['GiftRegistrySearchResult', 'giftRegistryEmailSearch(email: "giulia@example.com") @'],
  ['ProductReviewRatingsMetadata', 'productReviewRatingsMetadata @'],
  ['IsEmailAvailableOutput', 'isEmailAvailable(email: "giulia@example.com") @'],
  ['IsEmailAvailableOutput', 'isEmailAvailable(email: "nobody@example.com") @'],
  ['GiftCardAccount', 'giftCardAccount(input: { gift_card_code: "TERRA-4F7K-92QX" }) @'],
  ['GiftCardAccount', 'giftCardAccount(input: { gift_card_code: "SMALTO-8H3M-51ZT" }) @'],
  ['AttributesFormOutput', 'attributesForm(formCode: "customer_account_create") @'],
  ['AttributesMetadataOutput', 'attributesList(entityType: CATALOG_PRODUCT) @'],
  ['AttributesMetadataOutput', 'attributesList(entityType: RMA_ITEM) @'],
]

/** Selects every field of every record that a visitor can reach, in every store view. No answer may be an error. */
export async function browseEverything(shop: TestShop, note: Note): Promise<void> {
  for (const headers of [{}, { store: 'en' }])
    for (const [typeName, place] of PLACES) await askForAll(shop, note, typeName, place, headers)
}

/** Selects every field of the records in one place, except the `Type.field`s that fail there like in Magento. */
export async function askForAll(
  shop: TestShop,
  note: Note,
  typeName: string,
  place: string,
  headers: Headers = {},
  except: readonly string[] = [],
): Promise<void> {
  for (const { field, selection } of selectionsOfFields(typeName, place)) {
    if (except.includes(field)) continue
    const { body } = await shop.query(`{ ${place.replace(' @', ` ${selection}`)} }`, {}, headers)
    expect(body.errors, `${field} in ${place}: ${JSON.stringify(shop.logged)}`).toBeUndefined()
    note(body.data)
  }
}

const ADDRESS = `{ firstname: "Ada", lastname: "Rossi", street: ["Via Roma 1"], city: "Firenze", region_id: 867,
  region: "FI", postcode: "50100", country_code: "IT", telephone: "055123456" }`
const OTHER_ADDRESS = `{ prefix: "Frau", firstname: "Erika", middlename: "M.", lastname: "Muster", suffix: "jr.",
  company: "Muster GmbH", street: ["Hauptstr. 2", "Hof"], city: "Berlin", postcode: "10115", country_code: "DE",
  telephone: "030123456", fax: "030123457", vat_id: "DE123" }`

type Journey = {
  readonly address: string
  /** Null: a customer's. */
  readonly email: string | null
  /** Null: nothing to ship. */
  readonly carrier: string | null
  readonly payment: string
  readonly coupon: string | null
  readonly giftCards: readonly string[]
  readonly headers: Headers
  /** The products: the first ones of these types. */
  readonly buys: readonly string[]
  /** The quantity of each. */
  readonly quantity: number
}

const JOURNEYS: readonly [Journey, ...Journey[]] = [
  {
    address: ADDRESS,
    email: 'ada@example.com',
    carrier: 'flatrate',
    payment: '{ code: "checkmo" }',
    coupon: 'BENVENUTO10',
    giftCards: ['TERRA-4F7K-92QX'],
    headers: {},
    buys: [
      'ConfigurableProduct',
      'SimpleProduct',
      'VirtualProduct',
      'BundleProduct',
      'DownloadableProduct',
      'TS-BUONO-REGALO',
    ],
    quantity: 2,
  },
  {
    address: OTHER_ADDRESS,
    email: 'erika@example.com',
    carrier: 'flatrate',
    payment: '{ code: "purchaseorder", purchase_order_number: "PO-7" }',
    coupon: null,
    giftCards: ['SMALTO-8H3M-51ZT'],
    headers: { store: 'en' },
    buys: [
      'TS-PIASTRELLA-DEDICA',
      'TS-SET-TE',
      'TS-TAZZA',
      'ConfigurableProduct',
      'TS-SERVIZIO-TAVOLA',
      'TS-COLAZIONE-PER-DUE',
      'TS-BUONO-CARTA',
    ],
    quantity: 1,
  },
  {
    address: ADDRESS,
    email: 'eva@example.com',
    carrier: null,
    payment: '{ code: "banktransfer" }',
    coupon: null,
    giftCards: [],
    headers: {},
    buys: ['TS-CORSO-TORNIO', 'TS-BUONO-REGALO', 'DownloadableProduct'],
    quantity: 1,
  },
]

/** Buys in several ways, and selects every field of the cart at each step, of the order and of the account. */
export async function buyAndSignIn(shop: TestShop, note: Note, { customers }: SeedShop): Promise<void> {
  for (const journey of JOURNEYS) await buy(shop, note, journey)
  const [customer] = customers
  if (!customer) throw new Error('The shop has no customer')
  const data = dataOf(shop, {})
  await data(
    `mutation { createCustomerV2(input: { email: "new@example.com", firstname: "Nuovo", lastname: "Cliente", password: "Nuovo.2026" }) { customer { email } } }`,
  )
  const accounts = [customer, { email: 'new@example.com', password: 'Nuovo.2026' }]
  for (const [index, { email, password }] of accounts.entries()) {
    shop.setDay(`2026-01-${16 + index}`)
    const { generateCustomerToken } = await data(
      `mutation { generateCustomerToken(email: "${email}", password: "${password}") { token } }`,
    )
    const headers = { authorization: `Bearer ${generateCustomerToken.token}` }
    await wishAndCompare(shop, headers, index + 1)
    if (email === customer.email) await buy(shop, note, { ...JOURNEYS[0], giftCards: [], email: null, headers })
    else await fillInAccount(shop, headers)
    // Another customer's return is refused; a gift registry has a key that cannot be guessed.
    const refused = ['Customer.gift_registry', ...(email === customer.email ? [] : ['Customer.return'])]
    // All fields of all orders at once are more than the limit of a query's complexity.
    await askForAll(shop, note, 'Customer', 'customer @', headers, [...refused, 'Customer.orders'])
    await askForAll(shop, note, 'CustomerOrders', 'customer { __typename orders @ }', headers, ['CustomerOrders.items'])
    await askForAll(shop, note, 'CustomerOrder', 'customer { __typename orders { __typename items @ } }', headers)
    await askForAll(shop, note, 'Cart', 'customerCart @', headers)
    await askForAll(shop, note, 'CustomerPaymentTokens', 'customerPaymentTokens @', headers)
    await askForAll(shop, note, 'CustomerDownloadableProducts', 'customerDownloadableProducts @', headers)
  }
  await askForAll(shop, note, 'CheckoutAgreement', 'checkoutAgreements @')
}

const dataOf = (shop: TestShop, headers: Headers) => async (query: string) => {
  const { body } = await shop.query(query, {}, headers)
  expect(body.errors, `${query} ${JSON.stringify(shop.logged)}`).toBeUndefined()
  return body.data
}

async function buy(shop: TestShop, note: Note, journey: Journey): Promise<void> {
  const { address, headers } = journey
  const data = dataOf(shop, headers)
  const id = journey.email === null ? (await data('{ customerCart { id } }')).customerCart.id : await newGuestCart(shop)
  const step = (name: string, input: string) =>
    data(`mutation { ${name}(input: { cart_id: "${id}", ${input} }) { cart { id } } }`)
  const askCart = () => askForAll(shop, note, 'Cart', `cart(cart_id: "${id}") @`, headers)

  await askCart()
  const lines = await linesOf(shop, journey)
  const added = await data(
    `mutation { addProductsToCart(cartId: "${id}", cartItems: [${lines}]) { cart { id } user_errors { code message } } }`,
  )
  expect(added.addProductsToCart.user_errors).toEqual([])
  await askCart()
  if (journey.coupon !== null) await step('applyCouponToCart', `coupon_code: "${journey.coupon}"`)
  for (const code of journey.giftCards) await step('applyGiftCardToCart', `gift_card_code: "${code}"`)
  if (journey.email === null) await data(`mutation { applyRewardPointsToCart(cartId: "${id}") { cart { id } } }`)
  if (journey.email !== null) await step('setGuestEmailOnCart', `email: "${journey.email}"`)
  const notes = journey.email === null ? '' : ', customer_notes: "Suonare due volte"'
  if (journey.carrier !== null)
    await step('setShippingAddressesOnCart', `shipping_addresses: [{ address: ${address}${notes} }]`)
  await askCart()
  const billing = journey.carrier === null ? `address: ${address}` : 'same_as_shipping: true'
  await step('setBillingAddressOnCart', `billing_address: { ${billing} }`)
  if (journey.carrier !== null) {
    const method = `{ carrier_code: "${journey.carrier}", method_code: "${journey.carrier}" }`
    await step('setShippingMethodsOnCart', `shipping_methods: [${method}]`)
  }
  await step('setPaymentMethodOnCart', `payment_method: ${journey.payment}`)
  await askCart()

  const { placeOrder } = await data(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { errors { code message } orderV2 { token } } }`,
  )
  expect(placeOrder.errors).toEqual([])
  if (journey.email === null) return
  await askForAll(
    shop,
    note,
    'CustomerOrder',
    `guestOrderByToken(input: { token: "${placeOrder.orderV2.token}" }) @`,
    headers,
  )
}

/** Fills in all fields of an account and an address. */
async function fillInAccount(shop: TestShop, headers: Headers): Promise<void> {
  const data = dataOf(shop, headers)
  await data(`mutation { updateCustomerV2(input: { prefix: "Dott.", middlename: "M.", suffix: "jr.", gender: 1,
    date_of_birth: "1980-02-29", taxvat: "IT123",
    custom_attributes: [{ attribute_code: "come_ci_conosci", value: "13" }] }) { customer { email } } }`)
  await data(`mutation { createCustomerAddress(input: { prefix: "Frau", firstname: "Erika", middlename: "M.",
    lastname: "Muster", suffix: "jr.", company: "Muster GmbH", street: ["Hauptstr. 2", "Hof"], city: "Berlin",
    postcode: "10115", country_code: DE, telephone: "030123456", fax: "030123457", vat_id: "DE123" }) { id } }`)
  // Nobody else can find it.
  await data(`mutation { createGiftRegistry(giftRegistry: { gift_registry_type_uid: "Mg==", event_name: "Arriva Bruno",
    message: "Vi aspettiamo!", privacy_settings: PRIVATE, status: INACTIVE,
    registrants: [{ firstname: "Eva", lastname: "Neri", email: "eva@example.com",
      dynamic_attributes: [{ code: "role", value: "mom" }] }],
    dynamic_attributes: [{ code: "event_country", value: "DE" }, { code: "baby_gender", value: "boy" }],
    shipping_address: { address_data: { firstname: "Eva", lastname: "Neri", street: ["Hauptstr. 2"], city: "Berlin",
      postcode: "10115", country_code: DE, telephone: "030123456" } }
  }) { gift_registry { uid } } }`)
}

/**
 * Adds one product of each kind to the wish list, with this quantity and a note; and compares this number of products.
 */
async function wishAndCompare(shop: TestShop, headers: Headers, count: number): Promise<void> {
  const data = dataOf(shop, headers)
  const [journey] = JOURNEYS
  const lines = await linesOf(shop, { ...journey, buys: [...journey.buys, 'GroupedProduct'] })
  const { addProductsToWishlist: added } = await data(
    `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [${lines}]) {
      wishlist { id items_v2 { items { id } } } user_errors { message } } }`,
  )
  expect(added.user_errors).toEqual([])
  if (count > 1) {
    await data(
      `mutation { updateWishlist(wishlistId: "${added.wishlist.id}", name: "Nozze", visibility: PUBLIC) { name } }`,
    )
  }
  const items: readonly { readonly id: string }[] = added.wishlist.items_v2.items
  const updates = items.map(
    ({ id }) => `{ wishlist_item_id: "${id}", quantity: ${count}, description: "per Bruno ${id}" }`,
  )
  await data(
    `mutation { updateProductsInWishlist(wishlistId: "0", wishlistItems: [${updates.join(', ')}]) { user_errors { message } } }`,
  )
  const { products } = await data(`{ products(filter: {}, pageSize: ${count}) { items { uid } } }`)
  const ids = products.items.map(({ uid }: { uid: string }) => Buffer.from(uid, 'base64').toString('utf8'))
  await data(`mutation { createCompareList(input: { products: ${JSON.stringify(ids)} }) { uid } }`)
}

/** Selects the cart of a shopper who was too late: another one bought the last items, of every type. */
export async function comeTooLate(shop: TestShop, note: Note): Promise<void> {
  const journey = { ...JOURNEYS[0], quantity: 1 }
  const id = await newGuestCart(shop)
  const lines = await linesOf(shop, journey)
  await dataOf(shop, {})(`mutation { addProductsToCart(cartId: "${id}", cartItems: [${lines}]) { cart { id } } }`)
  await buy(shop, note, journey)
  await askForAll(shop, note, 'Cart', `cart(cart_id: "${id}") @`)
}

async function newGuestCart(shop: TestShop): Promise<string> {
  return (await dataOf(shop, {})('mutation { createGuestCart { cart { id } } }')).createGuestCart.cart.id
}

type Uids = readonly { readonly uid: string }[]
type Salable = { readonly stock_status: string }
type ListedProduct = Salable & {
  readonly __typename: string
  readonly sku: string
  readonly variants?: readonly { readonly attributes: Uids; readonly product: Salable }[]
  readonly items?: readonly { readonly options: readonly { readonly uid: string; readonly product: Salable }[] }[]
  readonly downloadable_product_links?: Uids
  readonly giftcard_amounts?: Uids
  readonly gift_card_options?: readonly { readonly uid: string; readonly title: string }[]
  readonly options?: readonly {
    readonly __typename: string
    readonly uid: string
    readonly dropdown?: Uids
    readonly radio?: Uids
    readonly checkbox?: Uids
    readonly multiple?: Uids
  }[]
}

const inStock = ({ stock_status: status }: Salable): boolean => status === 'IN_STOCK'

/** Cart items that buy the first salable product of each type, or that of a SKU, with all choices. */
async function linesOf(shop: TestShop, { buys, quantity }: Journey): Promise<string> {
  const { products } = await dataOf(
    shop,
    {},
  )(`{ products(filter: {}, pageSize: 100) { items { __typename sku stock_status
    ... on ConfigurableProduct { variants { attributes { uid } product { stock_status } } }
    ... on BundleProduct { items { options { uid product { stock_status } } } }
    ... on DownloadableProduct { downloadable_product_links { uid } }
    ... on GiftCardProduct { giftcard_amounts { uid } gift_card_options { uid title } }
    ... on CustomizableProductInterface { options { __typename uid
      ... on CustomizableDropDownOption { dropdown: value { uid } } ... on CustomizableRadioOption { radio: value { uid } }
      ... on CustomizableCheckboxOption { checkbox: value { uid } }
      ... on CustomizableMultipleOption { multiple: value { uid } } } } } } }`)
  const items: readonly ListedProduct[] = products.items
  const lines = buys.map((wanted) => {
    const item = items.find((each) => (each.__typename === wanted || each.sku === wanted) && inStock(each))
    if (!item) throw new Error(`The shop has no ${wanted} to sell`)
    const { selected, entered } = choiceOf(item, quantity)
    return `{ sku: "${item.sku}", quantity: ${quantity}, selected_options: ${JSON.stringify(selected)},
      entered_options: [${entered.join(' ')}] }`
  })
  return lines.join(', ')
}

function choiceOf(product: ListedProduct, quantity: number) {
  const { variants, items, downloadable_product_links: links, giftcard_amounts: amounts, options } = product
  // The last ones of a bundle: the configurable lines buy the first variants.
  const parts = items?.flatMap((item) => item.options.findLast(({ product }) => inStock(product)) ?? []) ?? []
  const picked = options?.flatMap((option) => [
    ...(option.dropdown?.slice(0, 1) ?? []),
    ...(option.radio?.slice(0, 1) ?? []),
    ...(option.checkbox ?? []),
    ...(option.multiple ?? []),
  ])
  const chosen = [
    ...(variants?.find(({ product }) => inStock(product))?.attributes ?? []),
    ...parts,
    ...(links ?? []),
    ...(picked ?? []),
    ...(amounts?.slice(0, 1) ?? []),
  ]
  const entered = options?.flatMap(({ __typename: type, uid }) => {
    if (type === 'CustomizableDateOption') return [`{ uid: "${uid}", value: "2026-05-16 09:30:00" }`]
    if (type === 'CustomizableFieldOption' || type === 'CustomizableAreaOption')
      return [`{ uid: "${uid}", value: "Per Ada" }`]
    return []
  })
  const giftCard = (product.gift_card_options ?? [])
    .filter(({ title }) => title !== 'Custom Giftcard Amount')
    .map(
      ({ uid, title }) =>
        `{ uid: "${uid}", value: "${title.endsWith('Email') ? `ada${quantity}@example.com` : `${title} ${quantity}`}" }`,
    )
  return { selected: chosen.map(({ uid }) => uid), entered: [...(entered ?? []), ...giftCard] }
}
