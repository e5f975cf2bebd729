import type { CommerceContext } from '../../engine/context.ts'
import type { Oddities } from '../../engine/profile/oddities.ts'
import { type Cents, toMoney } from '../../engine/money.ts'
import { encodeUid } from '../../engine/uid.ts'
import { loadProducts, type Product } from '../catalog/products/products.ts'
import { soldCardOf } from './documents.ts'
import {
  type OrderDiscountRow,
  type OrderItemOptionRow,
  type OrderItemPartRow,
  type OrderItemRow,
  orderParts,
  type OrderParts,
  type OrderRow,
} from './repository.ts'
import { itemStatus } from './rules.ts'
import { giftMessageOf } from '../quote/rules.ts'

/** An order with all of its parts. */
export type Order = OrderRow & {
  readonly parts: OrderParts
  /** The products of all orders of the answer, read together at the first access; they may be deleted. */
  readonly products: () => ReadonlyMap<number, Product>
  readonly oddities: Oddities
}

export function loadOrders(context: CommerceContext, rows: readonly OrderRow[]): readonly Order[] {
  const partsOf = orderParts(
    context.db,
    rows.map(({ id }) => id),
  )
  const orders = rows.map((row) => ({ ...row, parts: partsOf(row.id), oddities: context.oddities }))
  const productIds = new Set(orders.flatMap(({ parts }) => parts.items.map((item) => item.product_id)))
  let loaded: ReadonlyMap<number, Product> | undefined
  const products = () => (loaded ??= loadProducts(context, [...productIds]))
  return orders.map((order) => ({ ...order, products }))
}

export function loadOrder(context: CommerceContext, row: OrderRow): Order {
  const [order] = loadOrders(context, [row])
  if (!order) throw new Error(`The order ${row.id} has no parts`)
  return order
}

export const discountsOf = (rows: readonly OrderDiscountRow[], itemId: number | null, currency: string) =>
  rows
    .filter((row) => row.item_id === itemId)
    .map(({ label, amount }) => ({ label, amount: toMoney(amount, currency) }))

/** The answer of `OrderItemInterface`. */
export function orderItem(order: Order, item: OrderItemRow) {
  const { currency, parts, products, oddities } = order
  const money = (cents: Cents) => toMoney(cents, currency)
  const isSelected = ({ kind, is_custom: isCustom }: OrderItemOptionRow) =>
    oddities.swapsOrderOptions && isCustom === 1 ? kind === 'entered' : kind === 'selected'
  const options = parts.options.filter((option) => option.item_id === item.id)
  return {
    ...item,
    gift_message: giftMessageOf(item.gift_message),
    products,
    id: encodeUid(item.id),
    product_name: item.name,
    product_sku: item.sku,
    product_url_key: item.url_key,
    product_sale_price: money(item.unit_excl_tax),
    prices: {
      price: money(item.unit_excl_tax),
      price_including_tax: money(item.unit_incl_tax),
      row_total: money(item.row_excl_tax),
      row_total_including_tax: money(item.row_incl_tax),
      fixed_product_taxes: parts.fixedTaxes
        .filter((tax) => tax.item_id === item.id)
        .map(({ label, amount }) => ({ label, amount: money(amount) })),
    },
    discounts: discountsOf(parts.discounts, item.id, currency),
    selected_options: options.filter(isSelected),
    entered_options: options.filter((option) => !isSelected(option)),
    bundle_options: bundleOptions(
      parts.bundleParts.filter((part) => part.item_id === item.id),
      currency,
    ),
    downloadable_links: parts.links
      .filter((link) => link.item_id === item.id)
      .map(({ uid, title, position }) => ({ uid, title, sort_order: position })),
    gift_card: soldCardOf(parts, item.id),
    status: itemStatus(item, item.weight_kg !== null),
  }
}

/** The choice for each option of a bundle. */
const bundleOptions = (rows: readonly OrderItemPartRow[], currency: string) =>
  [...Map.groupBy(rows, (row) => row.option_uid)].map(([uid, parts]) => ({
    uid,
    label: parts[0]?.option_label ?? '',
    values: parts.map((part) => ({
      uid: part.uid,
      product_name: part.name,
      product_sku: part.sku,
      quantity: part.quantity,
      price: toMoney(part.unit_cents, currency),
    })),
  }))
