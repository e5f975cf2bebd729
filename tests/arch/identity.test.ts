import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it, test } from 'vitest'
import { createGetDataID, KEYED_TYPE_NAMES, keyFieldsOf } from '#src/relay/identity.ts'
import { possibleTypesOf } from '../../build/possibleTypes.ts'
import { PROJECT_ROOT } from './sources.ts'

/** A row of spec §3's "Cache identity keys". */
type Row = {
  readonly entity: string
  /** Fields, with spaces between; empty where there is one instance at most. */
  readonly key: string
  /** The types of Magento's API that the row means. */
  readonly types: string
}

const ROWS: readonly Row[] = [
  {
    entity: 'products',
    key: 'uid',
    types:
      'SimpleProduct VirtualProduct ConfigurableProduct BundleProduct GroupedProduct DownloadableProduct GiftCardProduct',
  },
  {
    entity: 'cart items',
    key: 'uid',
    types: 'SimpleCartItem VirtualCartItem ConfigurableCartItem BundleCartItem DownloadableCartItem GiftCardCartItem',
  },
  { entity: 'bundle parts', key: 'uid', types: 'BundleItem BundleItemOption' },
  { entity: 'configurable parts', key: 'uid', types: 'ConfigurableProductOptions' },
  { entity: 'categories', key: 'uid', types: 'CategoryTree' },
  { entity: 'comparison items', key: 'uid', types: 'ComparableItem' },
  { entity: 'comparison lists', key: 'uid', types: 'CompareList' },
  { entity: 'media gallery entries', key: 'uid', types: 'MediaGalleryEntry' },
  { entity: 'payment method', key: 'code', types: 'AvailablePaymentMethod' },
  { entity: 'selected payment method', key: 'code', types: 'SelectedPaymentMethod' },
  {
    entity: 'shipping method',
    key: 'carrier_code method_code',
    types: 'AvailableShippingMethod SelectedShippingMethod',
  },
  { entity: 'country', key: 'code', types: 'CartAddressCountry' },
  // In the directory's entry the API names the same code `id`.
  { entity: 'country', key: 'id', types: 'Country' },
  { entity: 'order', key: 'order_number', types: 'Order' },
  { entity: 'store configuration', key: 'store_code', types: 'StoreConfig' },
  { entity: 'CMS page', key: 'identifier', types: 'CmsPage' },
  { entity: 'CMS block', key: 'identifier', types: 'CmsBlock' },
  { entity: 'checkout agreement', key: 'agreement_id', types: 'CheckoutAgreement' },
  { entity: 'cart item quantity', key: 'cart_item_id', types: 'CartItemQuantity' },
  { entity: 'breadcrumb', key: 'category_uid', types: 'Breadcrumb' },
  { entity: 'customer', key: '', types: 'Customer' },
  { entity: 'customer token', key: '', types: 'CustomerToken' },
  { entity: 'cart', key: 'id', types: 'Cart' },
]

/** Rows of whose types schema.graphql has none, as the API leads nowhere to them or is not asked for them yet. */
const NOT_ASKED = ['media gallery entries', 'cart item quantity']

/** Types beyond spec §3's table that the shop's screens and the families need. */
const OTHERS: Readonly<Record<string, string>> = {
  CustomerOrder: 'number',
  Invoice: 'number',
  CreditMemo: 'number',
  OrderShipment: 'number',
  CustomerAddress: 'id',
  Wishlist: 'id',
  GiftRegistry: 'uid',
  GiftRegistryRegistrant: 'uid',
  PaymentToken: 'public_hash',
  Return: 'uid',
  ReturnItem: 'uid',
  ReturnComment: 'uid',
  ReturnShippingTracking: 'uid',
}

/**
 * The interface families of spec §3: the key that distinguishes their members, and the members in Adobe Commerce 2.4.9.
 * Null: each member is a value or has its identity from another family.
 */
const FAMILIES: Readonly<Record<string, { readonly key: string | null; readonly members: string }>> = {
  ProductInterface: {
    key: 'uid',
    members:
      'BundleProduct ConfigurableProduct DownloadableProduct GiftCardProduct GroupedProduct SimpleProduct VirtualProduct',
  },
  CartItemInterface: {
    key: 'uid',
    members: 'BundleCartItem ConfigurableCartItem DownloadableCartItem GiftCardCartItem SimpleCartItem VirtualCartItem',
  },
  OrderItemInterface: {
    key: 'id',
    members: 'BundleOrderItem ConfigurableOrderItem DownloadableOrderItem GiftCardOrderItem OrderItem',
  },
  InvoiceItemInterface: {
    key: 'id',
    members: 'BundleInvoiceItem DownloadableInvoiceItem GiftCardInvoiceItem InvoiceItem',
  },
  CreditMemoItemInterface: {
    key: 'id',
    members: 'BundleCreditMemoItem CreditMemoItem DownloadableCreditMemoItem GiftCardCreditMemoItem',
  },
  ShipmentItemInterface: { key: 'id', members: 'BundleShipmentItem GiftCardShipmentItem ShipmentItem' },
  WishlistItemInterface: {
    key: 'id',
    members:
      'BundleWishlistItem ConfigurableWishlistItem DownloadableWishlistItem GiftCardWishlistItem GroupedProductWishlistItem SimpleWishlistItem VirtualWishlistItem',
  },
  GiftRegistryItemInterface: { key: 'uid', members: 'GiftRegistryItem' },
  CategoryInterface: { key: 'uid', members: 'CategoryTree' },
  LayerFilterItemInterface: { key: null, members: 'LayerFilterItem SwatchLayerFilterItem' },
  SwatchLayerFilterItemInterface: { key: null, members: 'SwatchLayerFilterItem' },
  AggregationOptionInterface: { key: null, members: 'AggregationOption' },
  SwatchDataInterface: { key: null, members: 'ColorSwatchData ImageSwatchData TextSwatchData' },
  MediaGalleryInterface: { key: null, members: 'ProductImage ProductVideo' },
  RoutableInterface: {
    key: null,
    members:
      'BundleProduct CategoryTree CmsPage ConfigurableProduct DownloadableProduct GiftCardProduct GroupedProduct RoutableUrl SimpleProduct VirtualProduct',
  },
}

/** Types of a family, or with something like a key, that have no identity; and why not. */
const WITHOUT_IDENTITY: readonly (readonly [typeNames: RegExp, why: string])[] = [
  [/Error$/, 'its code says which kind of error, not which'],
  [/^RoutableUrl$|^EntityUrl$/, 'an address is no entity: it may lead elsewhere tomorrow'],
  [/^Product(Image|Video)$/, 'a picture belongs to its product'],
  [/^AggregationOption$|LayerFilterItem$/, 'counted anew in every list'],
  [/SwatchData$/, 'a value'],
  [/^AppliedCoupon$/, 'belongs to its cart'],
  [/^AppliedGiftCard$|^ApplyGiftCardToOrder$/, 'what a card pays belongs to the cart or the order'],
  [/^GiftCardAccount$/, 'asked for anew every time'],
  [/^GiftCardAmounts$/, 'one uid for the same amount of every card'],
  [/^(Billing|Shipping)CartAddress$/, 'belongs to its cart; Magento gives it another uid at every change'],
  [/Region$|^OrderAddress$/, 'belongs to its address or country'],
  [/^ConfigurableProductOptionsValues$|^ConfigurableAttributeOption$/, 'one uid for the same value in every product'],
  [/^ConfigurableProductOption(Value)?$/, 'what can be chosen depends on what was chosen'],
  [/^(ItemS|S)elected\w+Option(Value)?$/, 'a choice belongs to its line'],
  [/^Customizable\w+(Option|Value)$|^Downloadable(ItemsLinks|ProductLinks|ProductSamples)$/, 'asked with its product'],
  [/^AttributeValue$|^AttributeSelectedOptions$|^ProductAttribute$|^ComparableAttribute$/, 'belongs to its product'],
  [/AttributeMetadata$/, 'one code for an attribute of products and for one of customers'],
  [/^ProductReviewRatingMetadata$/, 'asked as one list'],
  [/^ShipmentTracking$/, 'belongs to its shipment'],
  [/^ReturnShippingCarrier$/, 'offered with a return'],
  [/^GiftRegistryType$/, 'told in the words of a store view beside what asks for it'],
  [/^GiftRegistry(Registrant)?DynamicAttribute$/, 'what was said of one event or person'],
  [/^MolliePaymentMethod$/, 'asked as one list'],
  [/^UpdateWishlistOutput$/, 'tells of a list what its `Wishlist` holds'],
]

/** Fields by which Magento tells entities apart. Those that point at another entity (`category_id`) are none. */
const KEY_LIKE = /^(id|uid|code|number|order_number|identifier|public_hash)$/

const REMEDY = 'give it a key in src/relay/identity.ts, or a reason in tests/arch/identity.test.ts'

const schemaText = readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8')
const tableOf = (typeName: string) => keyFieldsOf(typeName)?.join(' ') ?? null
const isReasoned = (typeName: string) => WITHOUT_IDENTITY.some(([names]) => names.test(typeName))
const namesIn = (types: string) => types.split(' ')

const getDataID = createGetDataID((error) => {
  throw error
})

/** Members of the families, as a schema has them, that lack their family's key, or any and a reason. */
function membersWithoutKey(text: string): readonly string[] {
  return Object.entries(possibleTypesOf(text)).flatMap(([name, members]) => {
    const family = FAMILIES[name]
    if (!family) return []
    return members
      .filter((type) =>
        family.key === null ? tableOf(type) === null && !isReasoned(type) : tableOf(type) !== family.key,
      )
      .map((type) => `${type} of ${name}: ${REMEDY}`)
  })
}

/** Object types that have something like a key, and nobody has said whether it is one. */
const undecidedTypes = (text: string): readonly string[] =>
  Object.values(buildSchema(text).getTypeMap()).flatMap((type) =>
    isObjectType(type) &&
    Object.keys(type.getFields()).some((field) => KEY_LIKE.test(field)) &&
    tableOf(type.name) === null &&
    !isReasoned(type.name)
      ? [`${type.name}: ${REMEDY}`]
      : [],
  )

/** Fields of a schema's keyed types that the table names and the schema does not have. */
function unknownKeys(text: string): readonly string[] {
  const schema = buildSchema(text)
  return KEYED_TYPE_NAMES.flatMap((typeName) => {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) return []
    return (keyFieldsOf(typeName) ?? [])
      .filter((field) => !(field in type.getFields()))
      .map((field) => `${typeName}.${field}`)
  })
}

describe('the keys of spec §3', () => {
  test.each(ROWS)('$entity: $types by "$key"', ({ entity, key, types }) => {
    const fields = namesIn(key).filter(Boolean)
    const record = Object.fromEntries(fields.map((field) => [field, `a ${field}`]))
    for (const type of namesIn(types)) {
      expect(keyFieldsOf(type), type).toEqual(fields)
      expect(getDataID(record, type)).toBe([type, ...fields.map((field) => `a ${field}`)].join(':'))
      for (const field of fields) {
        expect(getDataID({ ...record, [field]: 'another' }, type)).not.toBe(getDataID(record, type))
        expect(() => getDataID({ ...record, [field]: undefined }, type)).toThrow(`arrived without "${field}"`)
      }
    }
    const schema = buildSchema(schemaText)
    const asked = namesIn(types).filter((type) => isObjectType(schema.getType(type)))
    expect(asked.length > 0).toBe(!NOT_ASKED.includes(entity))
  })

  test.each(Object.entries(FAMILIES))('the family %s', (_name, { key, members }) => {
    const wrong = namesIn(members).filter((type) =>
      key === null ? tableOf(type) === null && !isReasoned(type) : tableOf(type) !== key,
    )
    expect(wrong).toEqual([])
  })

  it('and those beyond it are all that the table has', () => {
    const known = [
      ...ROWS.flatMap(({ types }) => namesIn(types)),
      ...Object.values(FAMILIES).flatMap(({ key, members }) => (key === null ? [] : namesIn(members))),
      ...Object.keys(OTHERS),
    ]
    expect(Object.fromEntries(Object.keys(OTHERS).map((name) => [name, tableOf(name)]))).toEqual(OTHERS)
    expect(KEYED_TYPE_NAMES.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('the schema that the client is compiled against', () => {
  it('has the fields that the keys name', () => {
    expect(unknownKeys(schemaText)).toEqual([])
  })

  it('has a key for every member of a family, or a reason why there is none', () => {
    expect(membersWithoutKey(schemaText)).toEqual([])
    const members = Object.entries(possibleTypesOf(schemaText)).flatMap(([name, types]) =>
      name in FAMILIES ? types : [],
    )
    expect(members.length).toBeGreaterThan(40)
  })

  it('has a decision about every type that has something like a key', () => {
    expect(undecidedTypes(schemaText)).toEqual([])
  })

  it('gives no identity to types that must have none', () => {
    expect(KEYED_TYPE_NAMES.filter(isReasoned)).toEqual([])
  })

  it.each(
    Object.entries(FAMILIES)
      .filter(([name]) => new RegExp(`^interface ${name}\\b`, 'm').test(schemaText))
      .map(([name]) => name),
  )('would not get a new member of %s without a key past this check', (name) => {
    const [, fields = ''] = new RegExp(`^interface ${name}\\b[^{]*(\\{[^]*?\\n\\})`, 'm').exec(schemaText) ?? []
    const extended = `${schemaText}\ntype Novelty implements ${name} ${fields}`
    expect(membersWithoutKey(extended)).toEqual([`Novelty of ${name}: ${REMEDY}`])
  })

  it('would not get a new type with something like a key, or a key that is gone, past it either', () => {
    expect(undecidedTypes(`${schemaText}\ntype Novelty { code: String }`)).toEqual([`Novelty: ${REMEDY}`])
    const renamed = schemaText.replace(/^(type Breadcrumb \{[^}]*)category_uid/m, '$1category_uuid')
    expect(unknownKeys(renamed)).toEqual(['Breadcrumb.category_uid'])
  })
})
