import type { DatabaseSync } from 'node:sqlite'
import type { AddressColumns } from '../../db/addressTable.ts'
import { allRows, jsonList, oneRow, type Row, runSql } from '../../db/rows.ts'

export type OrderRow = {
  id: number
  increment_id: string
  token: string
  store_id: number
  customer_id: number | null
  customer_email: string
  /** Magento's code; shoppers see the label. */
  status: string
  status_label: string
  is_virtual: number
  currency: string
  base_currency: string
  /** One unit of the base currency in the order's. */
  exchange_rate: number
  /** 1: its prices are without tax, which was added to their sum. */
  has_net_prices: number
  /** 1: its subtotals are shown with the fixed taxes of its items, which they contain. */
  has_fixed_taxes_in_subtotal: number
  subtotal_incl_tax: number
  subtotal_excl_tax: number
  shipping_incl_tax: number
  shipping_excl_tax: number
  tax: number
  /** The amount that was left to pay after {@link gift_card_total}, {@link store_credit} and {@link reward_cents}. */
  grand_total: number
  gift_card_total: number
  store_credit: number
  /** The same, as it was taken from the balance. */
  base_store_credit: number
  /** The points that paid, and their value. */
  reward_points: number
  reward_cents: number
  carrier_code: string | null
  carrier_title: string | null
  method_title: string | null
  /** The pickup location; null for a shipped order. */
  pickup_location_code: string | null
  payment_method: string
  payment_title: string
  po_number: string | null
  coupon_code: string | null
  customer_notes: string | null
  /** JSON of `GiftMessage`, for the whole order; null for none. */
  gift_message: string | null
  /** 1: with a receipt without prices. */
  has_gift_receipt: number
  /** Milliseconds since 1970. */
  created_at: number
  /** Null for orders of a time that did not record it. */
  status_changed_at: number | null
}

export type OrderItemRow = {
  id: number
  order_id: number
  product_id: number
  /** The item that was taken from the stock: the variant of a configurable. */
  bought_product_id: number
  product_type: string
  sku: string
  name: string
  url_key: string
  /** JSON of `BuyRequest`. */
  buy_request: string
  /** JSON of `GiftMessage`; null for none. */
  gift_message: string | null
  quantity_ordered: number
  quantity_invoiced: number
  quantity_shipped: number
  quantity_refunded: number
  quantity_canceled: number
  weight_kg: number | null
  unit_incl_tax: number
  unit_excl_tax: number
  row_incl_tax: number
  row_excl_tax: number
  discount: number
  tax_percent: number
  tax: number
}

export type OrderItemOptionRow = {
  order_id: number
  item_id: number
  kind: 'selected' | 'entered'
  /** 0: an axis of a configurable product. */
  is_custom: number
  label: string
  value: string
}
/** A part of a bundle at the time of purchase. */
export type OrderItemPartRow = {
  order_id: number
  item_id: number
  product_id: number
  option_uid: string
  option_label: string
  uid: string
  sku: string
  name: string
  quantity: number
  unit_cents: number
}
/** A fixed tax of one piece. */
export type OrderItemFixedTaxRow = { order_id: number; item_id: number; label: string; amount: number }
/** A purchased file. */
export type OrderItemLinkRow = { order_id: number; item_id: number; position: number; uid: string; title: string }
export type OrderDiscountRow = { order_id: number; item_id: number | null; label: string; amount: number }
/** A purchased gift card with sender and recipient. */
export type OrderSoldCardRow = {
  order_id: number
  item_id: number
  /** The balance of each card, in cents. */
  amount: number
  sender_name: string
  sender_email: string | null
  recipient_name: string
  recipient_email: string | null
  message: string | null
  /** The number of its cards that were partly spent. */
  spent_pieces: number
}
/** The payment of an order with a gift card. */
export type OrderGiftCardRow = {
  order_id: number
  account_id: number
  code: string
  amount: number
  /** The same, as it was taken from the card's balance. */
  base_amount: number
}
export type OrderTaxRow = {
  order_id: number
  applies_to: 'order' | 'shipping'
  title: string
  percent: number
  amount: number
}

export type OrderAddressRow = AddressColumns & {
  order_id: number
  address_type: 'shipping' | 'billing'
}

export type DocumentKind = 'invoice' | 'shipment' | 'credit_memo'

/** An invoice, a shipment or a credit memo. */
export type DocumentRow = {
  id: number
  order_id: number
  kind: DocumentKind
  increment_id: string
  has_shipping: number
  comment: string | null
  created_at: number
}
export type DocumentItemRow = {
  order_id: number
  id: number
  document_id: number
  order_item_id: number
  quantity: number
}
export type TrackRow = {
  order_id: number
  document_id: number
  carrier: string
  title: string
  number: string | null
}

/** A comment of the shop to the buyer of an order. */
export type OrderCommentRow = { order_id: number; comment: string; created_at: number }

/** The next number of a store view's orders; in the transaction that writes the order, so that no number is skipped. */
export function nextSequenceValue(db: DatabaseSync, storeId: number): number {
  const row = oneRow<{ last_value: number }>(
    db,
    `INSERT INTO sales_sequence (store_id, last_value) VALUES (?, 1)
     ON CONFLICT DO UPDATE SET last_value = last_value + 1 RETURNING last_value`,
    [storeId],
  )
  if (!row) throw new Error(`Store view ${storeId} got no order number`)
  return row.last_value
}

/** The next number of a store view's documents of one kind. */
export function nextDocumentValue(db: DatabaseSync, kind: DocumentKind, storeId: number): number {
  const row = oneRow<{ last_value: number }>(
    db,
    `INSERT INTO sales_document_sequence (kind, store_id, last_value) VALUES (?, ?, 1)
     ON CONFLICT DO UPDATE SET last_value = last_value + 1 RETURNING last_value`,
    [kind, storeId],
  )
  if (!row) throw new Error(`Store view ${storeId} got no number for its ${kind}`)
  return row.last_value
}

export const setOrderStatus = (db: DatabaseSync, orderId: number, status: string, now: number): void =>
  void runSql(
    db,
    `UPDATE sales_order SET status_changed_at = CASE status WHEN ?1 THEN status_changed_at ELSE ?2 END,
       status = ?1, updated_at = ?2 WHERE id = ?3`,
    [status, now, orderId],
  )

/** Cancels an order for the buyer's reason. */
export const cancelOrderRow = (db: DatabaseSync, orderId: number, reason: string, now: number): void =>
  void runSql(
    db,
    `UPDATE sales_order SET status = 'canceled', cancellation_reason = ?1, updated_at = ?2, status_changed_at = ?2
     WHERE id = ?3`,
    [reason, now, orderId],
  )

/** Counts items of an order's row as invoiced, shipped, refunded or canceled. */
export const countPieces = (
  db: DatabaseSync,
  itemId: number,
  as: 'invoiced' | 'shipped' | 'refunded' | 'canceled',
  quantity: number,
): void =>
  void runSql(db, `UPDATE sales_order_item SET quantity_${as} = quantity_${as} + ? WHERE id = ?`, [quantity, itemId])

type Columns = Readonly<Record<string, number | string | null>>

/** Inserts one row into a table of this module and returns its id. Table and column names come from the code only. */
export function insertRow(db: DatabaseSync, table: `sales_${string}`, columns: Columns): number {
  const names = Object.keys(columns)
  return runSql(
    db,
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(columns),
  ).lastId
}

const PAID_BY_CARDS = '(SELECT coalesce(sum(amount), 0) FROM sales_order_gift_card WHERE order_id = sales_order.id)'
const LEFT_TO_PAY = `(sales_order.grand_total - ${PAID_BY_CARDS} - store_credit - reward_cents)`

const ORDER_SELECT = `
  SELECT sales_order.id, increment_id, token, sales_order.store_id, customer_id, customer_email,
    sales_order.status, coalesce(own.label, base.label) AS status_label, is_virtual, currency, base_currency, exchange_rate, has_net_prices,
    has_fixed_taxes_in_subtotal, subtotal_incl_tax, subtotal_excl_tax,
    shipping_incl_tax, shipping_excl_tax, tax, ${LEFT_TO_PAY} AS grand_total,
    ${PAID_BY_CARDS} AS gift_card_total, store_credit, base_store_credit, reward_points, reward_cents, carrier_code, carrier_title, method_title,
    pickup_location_code, payment_method, payment_title, po_number, coupon_code, customer_notes, sales_order.gift_message,
    has_gift_receipt, created_at, status_changed_at
  FROM sales_order
  JOIN sales_order_status AS base USING (status)
  LEFT JOIN sales_order_status_label AS own ON own.status = sales_order.status AND own.store_id = sales_order.store_id`

export const findOrder = (db: DatabaseSync, id: number): OrderRow | undefined =>
  oneRow<OrderRow>(db, `${ORDER_SELECT} WHERE sales_order.id = ?`, [id])

/** A store view's order by its number. */
export const findOrderByNumber = (db: DatabaseSync, storeId: number, number: string): OrderRow | undefined =>
  oneRow<OrderRow>(db, `${ORDER_SELECT} WHERE increment_id = ? AND sales_order.store_id = ?`, [number, storeId])

/** The length of the token that is stored with an order. In an answer it may be followed by random text. */
export const ORDER_TOKEN_LENGTH = 48

export const findOrderByToken = (db: DatabaseSync, token: string): OrderRow | undefined =>
  oneRow<OrderRow>(db, `${ORDER_SELECT} WHERE token = ?`, [token.slice(0, ORDER_TOKEN_LENGTH)])

export type OrderInformation = {
  readonly number: string
  readonly email: string
  /** From the billing address: the version that requires it has no other. */
  readonly lastname?: string
  /** From the billing address, in 2.4.7. */
  readonly postcode?: string
}

/** A store view's order by its number and by data that the buyer knows; case-sensitive. */
export const findOrderByInformation = (
  db: DatabaseSync,
  storeId: number,
  { number, email, lastname, postcode }: OrderInformation,
): OrderRow | undefined =>
  oneRow<OrderRow>(
    db,
    `${ORDER_SELECT}
     JOIN sales_order_address AS billing ON billing.order_id = sales_order.id AND billing.address_type = 'billing'
     WHERE increment_id = ? AND sales_order.store_id = ? AND customer_email = ?
       AND ${lastname === undefined ? 'billing.postcode' : 'billing.lastname'} = ?`,
    [number, storeId, email, lastname ?? postcode ?? null],
  )

export type OrderSearch = {
  readonly customerId: number
  readonly storeIds: readonly number[]
  /** Exact numbers, one of which must match; null for any. */
  readonly numbers: readonly string[] | null
  /** A part of the number; null for any. */
  readonly numberPart: string | null
  /** Magento's codes, one of which must match; null for any. */
  readonly statuses: readonly string[] | null
  /** Dates in Magento's format, or the beginning of one; null for no limit. */
  readonly placed: Range<string>
  readonly grandTotal: Range<number>
}

type Range<Bound> = { readonly from: Bound | null; readonly to: Bound | null }

const SEARCH_WHERE = `
  customer_id = :customerId AND sales_order.store_id IN (SELECT value FROM json_each(:storeIds))
  AND (:numbers IS NULL OR increment_id IN (SELECT value FROM json_each(:numbers)))
  AND (:numberPart IS NULL OR instr(increment_id, :numberPart) > 0)
  AND (:statuses IS NULL OR sales_order.status IN (SELECT value FROM json_each(:statuses)))
  AND (:placedFrom IS NULL OR datetime(created_at / 1000, 'unixepoch') >= :placedFrom)
  AND (:placedTo IS NULL OR datetime(created_at / 1000, 'unixepoch') <= :placedTo)
  AND (:totalFrom IS NULL OR ${LEFT_TO_PAY} >= :totalFrom * 100)
  AND (:totalTo IS NULL OR ${LEFT_TO_PAY} <= :totalTo * 100)`

const searchParameters = (search: OrderSearch) => ({
  customerId: search.customerId,
  storeIds: jsonList(search.storeIds),
  numbers: search.numbers && jsonList(search.numbers),
  numberPart: search.numberPart,
  statuses: search.statuses && jsonList(search.statuses),
  placedFrom: search.placed.from,
  placedTo: search.placed.to,
  totalFrom: search.grandTotal.from,
  totalTo: search.grandTotal.to,
})

export const countOrders = (db: DatabaseSync, search: OrderSearch): number =>
  oneRow<{ total: number }>(
    db,
    `SELECT count(*) AS total FROM sales_order WHERE ${SEARCH_WHERE}`,
    searchParameters(search),
  )?.total ?? 0

export type OrderPage = {
  readonly sortField: 'NUMBER' | 'CREATED_AT'
  readonly sortDirection: 'ASC' | 'DESC'
  readonly pageSize: number
  readonly currentPage: number
}

const SORT_COLUMNS = { NUMBER: 'increment_id', CREATED_AT: 'created_at' } as const

export const searchOrders = (db: DatabaseSync, search: OrderSearch, page: OrderPage): OrderRow[] =>
  allRows<OrderRow>(
    db,
    `${ORDER_SELECT} WHERE ${SEARCH_WHERE}
     ORDER BY ${SORT_COLUMNS[page.sortField]} ${page.sortDirection}, sales_order.id ${page.sortDirection}
     LIMIT :limit OFFSET :offset`,
    { ...searchParameters(search), limit: page.pageSize, offset: (page.currentPage - 1) * page.pageSize },
  )

/** All parts of an order beside its own row. */
export type OrderParts = {
  readonly items: readonly OrderItemRow[]
  readonly options: readonly OrderItemOptionRow[]
  readonly bundleParts: readonly OrderItemPartRow[]
  readonly links: readonly OrderItemLinkRow[]
  readonly fixedTaxes: readonly OrderItemFixedTaxRow[]
  readonly discounts: readonly OrderDiscountRow[]
  readonly soldCards: readonly OrderSoldCardRow[]
  readonly giftCards: readonly OrderGiftCardRow[]
  readonly taxes: readonly OrderTaxRow[]
  readonly addresses: readonly OrderAddressRow[]
  readonly documents: readonly DocumentRow[]
  readonly documentItems: readonly DocumentItemRow[]
  readonly tracks: readonly TrackRow[]
  readonly comments: readonly OrderCommentRow[]
}

/** The subtotals of an order as they are shown. */
export function subtotalsOf(
  order: Pick<OrderRow, 'subtotal_incl_tax' | 'subtotal_excl_tax' | 'has_fixed_taxes_in_subtotal'>,
  { items, fixedTaxes }: OrderParts,
) {
  const quantityOf = (itemId: number) => items.find(({ id }) => id === itemId)?.quantity_ordered ?? 0
  const apart =
    order.has_fixed_taxes_in_subtotal === 1
      ? 0
      : fixedTaxes.reduce((sum, { item_id: itemId, amount }) => sum + amount * quantityOf(itemId), 0)
  return { inclTax: order.subtotal_incl_tax - apart, exclTax: order.subtotal_excl_tax - apart }
}

/** The parts of many orders in a fixed number of queries, each kind in its original order. */
export function orderParts(db: DatabaseSync, orderIds: readonly number[]): (orderId: number) => OrderParts {
  const read = <Shape extends Row & { order_id: number }>(sql: string) => {
    const byOrder = Map.groupBy(allRows<Shape>(db, sql, [jsonList(orderIds)]), (row) => row.order_id)
    return (orderId: number): readonly Shape[] => byOrder.get(orderId) ?? []
  }
  const ofOrders = 'order_id IN (SELECT value FROM json_each(?))'
  const items = read<OrderItemRow>(
    `SELECT * FROM sales_order_item WHERE ${ofOrders} AND parent_item_id IS NULL ORDER BY id`,
  )
  const options = read<OrderItemOptionRow>(
    `SELECT item.order_id, item_id, kind, is_custom, label, value
     FROM sales_order_item_option JOIN sales_order_item AS item ON item.id = item_id
     WHERE ${ofOrders} ORDER BY item_id, kind, position`,
  )
  const bundleParts = read<OrderItemPartRow>(
    `SELECT item.order_id, item_id, part.product_id, option_uid, option_label, uid, part.sku, part.name, quantity, unit_cents
     FROM sales_order_item_part AS part JOIN sales_order_item AS item ON item.id = item_id
     WHERE ${ofOrders} ORDER BY item_id, position`,
  )
  const links = read<OrderItemLinkRow>(
    `SELECT item.order_id, item_id, position, uid, title
     FROM sales_order_item_link JOIN sales_order_item AS item ON item.id = item_id
     WHERE ${ofOrders} ORDER BY item_id, position`,
  )
  const fixedTaxes = read<OrderItemFixedTaxRow>(
    `SELECT item.order_id, item_id, label, amount
     FROM sales_order_item_fixed_tax JOIN sales_order_item AS item ON item.id = item_id
     WHERE ${ofOrders} ORDER BY item_id, position`,
  )
  const discounts = read<OrderDiscountRow>(`SELECT * FROM sales_order_discount WHERE ${ofOrders} ORDER BY id`)
  const soldCards = read<OrderSoldCardRow>(
    `SELECT item.order_id, sold.*, (
       SELECT count(*) FROM sales_opened_gift_card AS opened JOIN gift_card_account AS card ON card.id = opened.account_id
       WHERE opened.item_id = sold.item_id AND card.balance_cents < opened.amount) AS spent_pieces
     FROM sales_sold_gift_card AS sold JOIN sales_order_item AS item ON item.id = sold.item_id
     WHERE ${ofOrders} ORDER BY sold.item_id`,
  )
  const giftCards = read<OrderGiftCardRow>(`SELECT * FROM sales_order_gift_card WHERE ${ofOrders} ORDER BY id`)
  const taxes = read<OrderTaxRow>(`SELECT * FROM sales_order_tax WHERE ${ofOrders} ORDER BY id`)
  const addresses = read<OrderAddressRow>(`SELECT * FROM sales_order_address WHERE ${ofOrders}`)
  const documents = read<DocumentRow>(`SELECT * FROM sales_document WHERE ${ofOrders} ORDER BY id`)
  const documentItems = read<DocumentItemRow>(
    `SELECT document.order_id, item.id, document_id, order_item_id, quantity
     FROM sales_document_item AS item JOIN sales_document AS document ON document.id = document_id
     WHERE ${ofOrders} ORDER BY item.id`,
  )
  const tracks = read<TrackRow>(
    `SELECT document.order_id, document_id, carrier, title, number
     FROM sales_shipment_track JOIN sales_document AS document ON document.id = document_id
     WHERE ${ofOrders} ORDER BY document_id, position`,
  )
  const comments = read<OrderCommentRow>(`SELECT * FROM sales_order_comment WHERE ${ofOrders} ORDER BY id`)
  return (orderId) => ({
    items: items(orderId),
    options: options(orderId),
    bundleParts: bundleParts(orderId),
    links: links(orderId),
    fixedTaxes: fixedTaxes(orderId),
    discounts: discounts(orderId),
    soldCards: soldCards(orderId),
    giftCards: giftCards(orderId),
    taxes: taxes(orderId),
    addresses: addresses(orderId),
    documents: documents(orderId),
    documentItems: documentItems(orderId),
    tracks: tracks(orderId),
    comments: comments(orderId),
  })
}
