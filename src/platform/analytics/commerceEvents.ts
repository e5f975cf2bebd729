/** A product as GA4 names its facts. `item_id` is the SKU of the product as listed, `item_variant` that of the variant. */
export type AnalyticsItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_variant?: string
  /** Per piece, as the shopper sees it: with tax. */
  readonly price?: number
  readonly quantity?: number
  /** Place in its list, from 0. */
  readonly index?: number
}

type ItemList = {
  readonly item_list_id: string
  readonly item_list_name: string
  readonly items: readonly AnalyticsItem[]
}

export type ItemValue = {
  /** ISO 4217. */
  readonly currency: string
  readonly value: number
  readonly items: readonly AnalyticsItem[]
}

/**
 * Every commerce event of the shop by its GA4 name. None has a place for anything personal: no address, no e-mail, no
 * name, no token. An order's number is the merchant's, not the shopper's.
 */
export type CommerceEvents = {
  readonly view_item_list: ItemList
  readonly select_item: ItemList
  readonly view_item: ItemValue
  readonly add_to_cart: ItemValue
  readonly add_to_wishlist: ItemValue
  readonly remove_from_cart: ItemValue
  readonly view_cart: ItemValue
  readonly begin_checkout: ItemValue
  readonly add_shipping_info: ItemValue & { readonly shipping_tier: string }
  readonly add_payment_info: ItemValue & { readonly payment_type: string }
  readonly purchase: ItemValue & {
    readonly transaction_id: string
    readonly tax: number
    readonly shipping: number
  }
}

/** Cents add up exactly, fractions do not. */
export const valueOf = (items: readonly AnalyticsItem[]): number =>
  Math.round(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0) * 100) / 100
