import { CART_ID } from './cartStage.tsx'

const money = (value: number) => ({ value, currency: 'EUR' })

export type TestLine = {
  readonly uid: string
  readonly name: string
  readonly quantity: number
  readonly price: number
  /** The backend's error about it, and its stock. */
  readonly fault?: {
    readonly code: string
    readonly left: number | null
    readonly isSoldOut?: boolean
    readonly message?: string
  }
}

export const CUP: TestLine = { uid: 'MQ==', name: 'Tazza Alba', quantity: 1, price: 18 }
export const PLATE: TestLine = { uid: 'Mg==', name: 'Piatto Duna', quantity: 2, price: 24 }

const withoutTax = (amount: number): number => Math.round((amount / 1.22) * 100) / 100

const itemOf = ({ uid, name, quantity, price, fault }: TestLine) => ({
  __typename: 'SimpleCartItem',
  __isCartItemInterface: 'SimpleCartItem',
  uid,
  quantity,
  errors: fault ? [{ code: fault.code, message: fault.message ?? 'The requested qty is not available' }] : null,
  customizable_options: [],
  prices: {
    price: money(withoutTax(price)),
    price_including_tax: money(price),
    row_total: money(withoutTax(price * quantity)),
    row_total_including_tax: money(price * quantity),
    fixed_product_taxes: [],
  },
  product: {
    __typename: 'SimpleProduct',
    uid: `product-${uid}`,
    sku: `SKU-${uid}`,
    name,
    url_key: name.toLowerCase().replaceAll(' ', '-'),
    url_suffix: '.html',
    only_x_left_in_stock: fault?.left ?? null,
    stock_status: fault?.isSoldOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
    thumbnail: null,
  },
})

/** A cart as the server returns it. */
export function cartOf(lines: readonly TestLine[], coupon: string | null = null) {
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return {
    id: CART_ID,
    email: null,
    is_virtual: false,
    total_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    itemsV2: { items: lines.map(itemOf) },
    prices: {
      subtotal_excluding_tax: money(withoutTax(total)),
      subtotal_including_tax: money(total),
      subtotal_with_discount_excluding_tax: money(withoutTax(coupon === null ? total : total * 0.9)),
      discounts: coupon === null ? null : [{ label: 'Benvenuto', amount: money(total / 10) }],
      grand_total: money(coupon === null ? total : total * 0.9),
      applied_taxes: [],
    },
    shipping_addresses: [],
    applied_coupons: coupon === null ? null : [{ code: coupon }],
  }
}

export const STORE_CONFIG = {
  store_code: 'it',
  title_prefix: null,
  title_suffix: null,
  title_separator: null,
  default_title: 'Terra e Smalto',
  default_description: null,
}

/** The other queries of the cart's page. */
export const BESIDE = { storeConfig: STORE_CONFIG, cmsBlocks: { items: [] } }
