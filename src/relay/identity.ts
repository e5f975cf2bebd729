/**
 * Which fields tell two records of a type apart (spec §3 "Cache identity keys").
 *
 * Magento's uids are base64 of a per-type number and collide across types, so a store id is always `Type:key`.
 * A type that is not listed has no identity: Relay files it under its parent, as it must for types whose key means
 * something else in every context (an option value per product, an address per cart).
 *
 * Types of Magento that no operation asks for yet are here too, so that the first one that does finds their identity.
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
  // One of each at most, so the type alone is the identity (spec §3: "single instance, no key").
  '': ['Customer', 'CustomerToken'],
} as const

const KEY_FIELDS = new Map<string, readonly string[]>(
  Object.entries(IDENTITY_KEYS).flatMap(([fields, typeNames]) =>
    typeNames.map((typeName) => [typeName, fields.split(' ').filter(Boolean)] as const),
  ),
)

/** The fields every selection on a keyed type must hold; null for a type without identity. */
export function keyFieldsOf(typeName: string): readonly string[] | null {
  return KEY_FIELDS.get(typeName) ?? null
}

export const KEYED_TYPE_NAMES: readonly string[] = [...KEY_FIELDS.keys()]

/** A keyed type arrived without its key: its data would be filed under its parent and go stale there. */
export class MissingIdentityKeyError extends Error {
  constructor(typeName: string, field: string) {
    super(
      `[vetrina:identity] A ${typeName} arrived without "${field}". ` +
        `Select ${keyFieldsOf(typeName)?.join(' and ')} wherever a query, mutation or fragment selects a ${typeName}.`,
    )
    this.name = 'MissingIdentityKeyError'
  }
}

/** What Relay hands to `getDataID`: the raw object of an answer. */
type RawRecord = Readonly<Record<string, unknown>>

/**
 * Relay's `getDataID`, to be given to the Environment AND the Store. `onMissingKey` decides what a forgotten key
 * costs: development and tests throw, production reports and falls back to the path-based id.
 */
export function createGetDataID(onMissingKey: (error: MissingIdentityKeyError) => void) {
  return (record: RawRecord, typeName: string): string | null => {
    const fields = keyFieldsOf(typeName)
    if (fields === null) return null
    const key: string[] = []
    for (const field of fields) {
      const value = record[field]
      // In no book: the copy that a gift registry keeps.
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
