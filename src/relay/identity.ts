/**
 * The fields that identify the records of a type (spec §3 "Cache identity keys").
 *
 * Magento's uids are base64 of a per-type number and collide across types, so a store id is always `Type:key`. A type
 * that is not listed has no identity: Relay stores it under its parent, which is necessary for types whose key has
 * another meaning in every context (an option value per product, an address per cart).
 *
 * Types of Magento that no operation selects yet are listed too, so that the first operation finds their identity.
 */
const IDENTITY_KEYS = {
  uid: [
    'SimpleProduct',
    'VirtualProduct',
    'ConfigurableProduct',
    'BundleProduct',
    'GroupedProduct',
    'DownloadableProduct',
    'GiftCardProduct',
    'SimpleCartItem',
    'VirtualCartItem',
    'ConfigurableCartItem',
    'BundleCartItem',
    'DownloadableCartItem',
    'GiftCardCartItem',
    'BundleItem',
    'BundleItemOption',
    'ConfigurableProductOptions',
    'CategoryTree',
    'ComparableItem',
    'CompareList',
    'MediaGalleryEntry',
    'GiftRegistry',
    'GiftRegistryItem',
    'GiftRegistryRegistrant',
    'Return',
    'ReturnItem',
    'ReturnComment',
    'ReturnShippingTracking',
  ],
  code: ['AvailablePaymentMethod', 'SelectedPaymentMethod', 'CartAddressCountry'],
  'carrier_code method_code': ['AvailableShippingMethod', 'SelectedShippingMethod'],
  id: [
    'Cart',
    'Country',
    'CustomerAddress',
    'OrderItem',
    'BundleOrderItem',
    'ConfigurableOrderItem',
    'DownloadableOrderItem',
    'GiftCardOrderItem',
    'InvoiceItem',
    'BundleInvoiceItem',
    'DownloadableInvoiceItem',
    'GiftCardInvoiceItem',
    'CreditMemoItem',
    'BundleCreditMemoItem',
    'DownloadableCreditMemoItem',
    'GiftCardCreditMemoItem',
    'ShipmentItem',
    'BundleShipmentItem',
    'GiftCardShipmentItem',
    'Wishlist',
    'SimpleWishlistItem',
    'VirtualWishlistItem',
    'ConfigurableWishlistItem',
    'BundleWishlistItem',
    'GroupedProductWishlistItem',
    'DownloadableWishlistItem',
    'GiftCardWishlistItem',
  ],
  number: ['CustomerOrder', 'Invoice', 'CreditMemo', 'OrderShipment'],
  order_number: ['Order'],
  store_code: ['StoreConfig'],
  identifier: ['CmsPage', 'CmsBlock'],
  public_hash: ['PaymentToken'],
  agreement_id: ['CheckoutAgreement'],
  cart_item_id: ['CartItemQuantity'],
  category_uid: ['Breadcrumb'],
  // Types with at most one record, so the type alone is the identity (spec §3: "single instance, no key").
  '': ['Customer', 'CustomerToken'],
} as const

const KEY_FIELDS = new Map<string, readonly string[]>(
  Object.entries(IDENTITY_KEYS).flatMap(([fields, typeNames]) =>
    typeNames.map((typeName) => [typeName, fields.split(' ').filter(Boolean)] as const),
  ),
)

/** The fields that every selection on a keyed type must contain; null for a type without identity. */
export function keyFieldsOf(typeName: string): readonly string[] | null {
  return KEY_FIELDS.get(typeName) ?? null
}

export const KEYED_TYPE_NAMES: readonly string[] = [...KEY_FIELDS.keys()]

/** A keyed type was answered without its key: its data would be stored under its parent and become stale there. */
export class MissingIdentityKeyError extends Error {
  constructor(typeName: string, field: string) {
    super(
      `[vetrina:identity] A ${typeName} arrived without "${field}". ` +
        `Select ${keyFieldsOf(typeName)?.join(' and ')} wherever a query, mutation or fragment selects a ${typeName}.`,
    )
    this.name = 'MissingIdentityKeyError'
  }
}

/** The raw object of an answer, as Relay passes it to `getDataID`. */
type RawRecord = Readonly<Record<string, unknown>>

/**
 * Relay's `getDataID`, for the Environment AND the Store. `onMissingKey` handles a missing key: development and tests
 * throw, production reports it and uses the path-based id.
 */
export function createGetDataID(onMissingKey: (error: MissingIdentityKeyError) => void) {
  return (record: RawRecord, typeName: string): string | null => {
    const fields = keyFieldsOf(typeName)
    if (fields === null) return null
    const key: string[] = []
    for (const field of fields) {
      const value = record[field]
      // The copy of an address that a gift registry stores is in no address book.
      if (value === null && typeName === 'CustomerAddress') return null
      if (value === undefined || value === null) {
        onMissingKey(new MissingIdentityKeyError(typeName, field))
        return null
      }
      key.push(typeof value === 'string' ? value : JSON.stringify(value))
    }
    return key.length === 0 ? typeName : `${typeName}:${key.join(':')}`
  }
}
