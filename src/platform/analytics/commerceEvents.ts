import { exactAmount } from '#src/shop/amountText.ts'

/**
 * A product with GA4's property names. `item_id` is the SKU of the listed product, `item_variant` that of the variant.
 */
export type AnalyticsItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_variant?: string
  /** Price per piece with tax, as displayed. */
  readonly price?: number
  readonly quantity?: number
  /** Position in its list, from 0. */
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
 * Every commerce event of the shop by its GA4 name. No event has personal data: no address, e-mail, name or token. An
 * order number belongs to the merchant.
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

export const valueOf = (items: readonly AnalyticsItem[]): number =>
  exactAmount(items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0))
