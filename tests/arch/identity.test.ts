import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { KEYED_TYPE_NAMES, keyFieldsOf } from '#src/relay/identity.ts'
import { possibleTypesOf } from '../../build/possibleTypes.ts'
import { PROJECT_ROOT } from './sources.ts'

/**
 * The interface families of spec §3, with what tells their members apart. A family that schema.graphql does not hold yet
 * is held to this when it comes.
 */
const FAMILIES: Readonly<Record<string, string | null>> = {
  ProductInterface: 'uid',
  CartItemInterface: 'uid',
  OrderItemInterface: 'id',
  InvoiceItemInterface: 'id',
  CreditMemoItemInterface: 'id',
  ShipmentItemInterface: 'id',
  WishlistItemInterface: 'id',
  GiftRegistryItemInterface: 'uid',
  CategoryInterface: 'uid',
  // Of the filters, swatches and addresses each member is without identity, and routable are members of other families.
  LayerFilterItemInterface: null,
  SwatchLayerFilterItemInterface: null,
  AggregationOptionInterface: null,
  SwatchDataInterface: null,
  MediaGalleryInterface: null,
  RoutableInterface: null,
}

/** Other types of spec §3's table and of what its families belong to; asked of schema.graphql as soon as it has them. */
const TYPES: Readonly<Record<string, string>> = {
  Cart: 'id',
  CartItemQuantity: 'cart_item_id',
  BundleItem: 'uid',
  BundleItemOption: 'uid',
  ConfigurableProductOptions: 'uid',
  ComparableItem: 'uid',
  CompareList: 'uid',
  MediaGalleryEntry: 'uid',
  AvailablePaymentMethod: 'code',
  SelectedPaymentMethod: 'code',
  AvailableShippingMethod: 'carrier_code method_code',
  SelectedShippingMethod: 'carrier_code method_code',
  CartAddressCountry: 'code',
  Country: 'id',
  Order: 'order_number',
  CustomerOrder: 'number',
  Invoice: 'number',
  CreditMemo: 'number',
  OrderShipment: 'number',
  StoreConfig: 'store_code',
  CmsPage: 'identifier',
  CmsBlock: 'identifier',
  CheckoutAgreement: 'agreement_id',
  Breadcrumb: 'category_uid',
  Customer: '',
  CustomerAddress: 'id',
  Wishlist: 'id',
  GiftRegistry: 'uid',
  GiftRegistryRegistrant: 'uid',
  PaymentToken: 'public_hash',
}

/** Types of a family, or with something like a key, that have no identity; and why not. */
const WITHOUT_IDENTITY: readonly (readonly [typeNames: RegExp, why: string])[] = [
  [/Error$/, 'its code says which kind of error, not which'],
  [/^RoutableUrl$|^EntityUrl$/, 'an address is no entity: it may lead elsewhere tomorrow'],
  [/^Product(Image|Video)$/, 'a picture belongs to its product'],
  [/^AggregationOption$|LayerFilterItem$/, 'counted anew in every list'],
  [/SwatchData$/, 'a value'],
  [/^AppliedCoupon$/, 'belongs to its cart'],
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
]

/** Fields by which Magento tells entities apart. Those that point at another entity (`category_id`) are none. */
const KEY_LIKE = /^(id|uid|code|number|order_number|identifier|public_hash)$/

const schemaText = readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8')
const schema = buildSchema(schemaText)
const tableOf = (typeName: string) => keyFieldsOf(typeName)?.join(' ') ?? null
const isReasoned = (typeName: string) => WITHOUT_IDENTITY.some(([names]) => names.test(typeName))

describe('the identity table', () => {
  it('has the keys of spec §3', () => {
    expect(Object.fromEntries(Object.keys(TYPES).map((name) => [name, tableOf(name)]))).toEqual(TYPES)
  })

  it('names only keys that the schema has', () => {
    const wrong = KEYED_TYPE_NAMES.flatMap((typeName) => {
      const type = schema.getType(typeName)
      if (!isObjectType(type)) return []
      return (keyFieldsOf(typeName) ?? [])
        .filter((field) => !(field in type.getFields()))
        .map((field) => `${typeName}.${field}`)
    })
    expect(wrong).toEqual([])
  })

  it('has the key of every member of a family, or a reason why there is none', () => {
    const members = Object.entries(possibleTypesOf(schemaText)).flatMap(([family, types]) => {
      const key = FAMILIES[family]
      return key === undefined ? [] : types.map((type) => ({ type, family, key }))
    })
    expect(members.length).toBeGreaterThan(10)
    const wrong = members.filter(({ type, key }) =>
      key === null ? tableOf(type) === null && !isReasoned(type) : tableOf(type) !== key,
    )
    expect(wrong).toEqual([])
  })

  it('decides about every type that has something like a key', () => {
    const undecided = Object.values(schema.getTypeMap()).filter(
      (type) =>
        isObjectType(type) &&
        Object.keys(type.getFields()).some((field) => KEY_LIKE.test(field)) &&
        tableOf(type.name) === null &&
        !isReasoned(type.name),
    )
    const remedy = 'give it a key in src/relay/identity.ts, or a reason in tests/arch/identity.test.ts'
    expect(undecided.map(({ name }) => `${name}: ${remedy}`)).toEqual([])
  })

  it('gives no identity to what is said to have none', () => {
    expect(KEYED_TYPE_NAMES.filter(isReasoned)).toEqual([])
  })
})
