import type { DatabaseSync } from 'node:sqlite'
import { ADDRESS_COLUMNS, type AddressColumns } from '../../db/addressTable.ts'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { StoreView } from '../../engine/context.ts'
import { shownCents, shownCentsOrNull } from '../../engine/currency.ts'

export type QuoteRow = {
  id: number
  masked_id: string
  website_id: number
  store_id: number
  customer_id: number | null
  customer_email: string | null
  is_active: number
  coupon_code: string | null
  payment_method: string | null
  po_number: string | null
  /** 1: the customer's store credit is used. */
  uses_store_credit: number
  /** The balance of reward points that the customer chose to use; null: none. */
  reward_points_offered: number | null
  /** JSON of `GiftMessage`, for the whole cart; null for none. */
  gift_message: string | null
  /** 1: with a receipt without prices. */
  has_gift_receipt: number
  /** Cents of the total that was answered since the last change of the shopper; null: none was. */
  shown_total: number | null
  shown_currency: string | null
}

/** The gift message of an item. */
export type GiftMessage = { readonly to: string; readonly from: string; readonly message: string }

export type QuoteItemRow = {
  id: number
  quote_id: number
  /** The chosen product, e.g. a configurable parent. */
  product_id: number
  /** The item that is bought, e.g. the variant. */
  bought_product_id: number
  quantity: number
  buy_request: string
  /** JSON of `GiftMessage`; null for none. */
  gift_message: string | null
  /** Milliseconds since 1970. */
  created_at: number
  updated_at: number
}

export type AddressType = 'shipping' | 'billing'

export type QuoteAddressRow = AddressColumns & {
  id: number
  address_type: AddressType
  customer_address_id: number | null
  same_as_billing: number
  customer_notes: string | null
  pickup_location_code: string | null
  carrier_code: string | null
  method_code: string | null
}

const QUOTE_COLUMNS =
  'id, masked_id, website_id, store_id, customer_id, customer_email, is_active, coupon_code, payment_method, po_number, uses_store_credit, reward_points_offered, gift_message, has_gift_receipt, shown_total, shown_currency'

export const findQuote = (db: DatabaseSync, id: number): QuoteRow | undefined =>
  oneRow<QuoteRow>(db, `SELECT ${QUOTE_COLUMNS} FROM quote WHERE id = ?`, [id])

export const findQuoteByMaskedId = (db: DatabaseSync, maskedId: string): QuoteRow | undefined =>
  oneRow<QuoteRow>(db, `SELECT ${QUOTE_COLUMNS} FROM quote WHERE masked_id = ?`, [maskedId])

export const findActiveQuoteOfCustomer = (db: DatabaseSync, customerId: number): QuoteRow | undefined =>
  oneRow<QuoteRow>(db, `SELECT ${QUOTE_COLUMNS} FROM quote WHERE customer_id = ? AND is_active = 1`, [customerId])

export type NewQuote = {
  readonly maskedId: string
  readonly store: Pick<StoreView, 'id' | 'websiteId'>
  readonly customer: { readonly id: number; readonly email: string } | null
  readonly now: number
}

export function insertQuote(db: DatabaseSync, quote: NewQuote): QuoteRow {
  const { lastId } = runSql(
    db,
    `INSERT INTO quote (masked_id, website_id, store_id, customer_id, customer_email, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      quote.maskedId,
      quote.store.websiteId,
      quote.store.id,
      quote.customer?.id ?? null,
      quote.customer?.email ?? null,
      quote.now,
      quote.now,
    ],
  )
  const row = findQuote(db, lastId)
  if (!row) throw new Error(`The cart ${lastId} is gone right after it was written`)
  return row
}

export type QuoteChange = {
  readonly [
    Column in Exclude<keyof QuoteRow, 'id' | 'website_id' | 'shown_total' | 'shown_currency'>
  ]?: QuoteRow[Column]
}

/** Writes the given columns of a cart. The total that was shown before is that of another cart. */
export function updateQuote(db: DatabaseSync, id: number, change: QuoteChange, now: number): void {
  const columns = Object.keys(change)
  const assigned = columns.map((column) => `${column} = ?, `).join('')
  runSql(db, `UPDATE quote SET ${assigned}shown_total = NULL, shown_currency = NULL, updated_at = ? WHERE id = ?`, [
    ...Object.values(change),
    now,
    id,
  ])
}

/** Records the total that an answer contains. */
export function noteShownTotal(db: DatabaseSync, id: number, cents: number, currency: string): void {
  runSql(
    db,
    `UPDATE quote SET shown_total = ?, shown_currency = ?
     WHERE id = ? AND (shown_total IS NOT ? OR shown_currency IS NOT ?)`,
    [cents, currency, id, cents, currency],
  )
}

export type GiftCardRow = { id: number; code: string; balance_cents: number; expires_on: string | null }

/** The gift cards of a cart, in the order in which they are used. */
export const quoteGiftCards = (db: DatabaseSync, quoteId: number): GiftCardRow[] =>
  allRows<GiftCardRow>(
    db,
    `SELECT card.id, card.code, card.balance_cents, card.expires_on
     FROM quote_gift_card JOIN gift_card_account AS card ON card.id = account_id
     WHERE quote_id = ? ORDER BY quote_gift_card.id`,
    [quoteId],
  )

export const quoteItems = (db: DatabaseSync, quoteId: number): QuoteItemRow[] =>
  allRows<QuoteItemRow>(
    db,
    `SELECT id, quote_id, product_id, bought_product_id, quantity, buy_request, gift_message, created_at, updated_at
     FROM quote_item WHERE quote_id = ? AND parent_item_id IS NULL ORDER BY id`,
    [quoteId],
  )

export type NewQuoteItem = Pick<
  QuoteItemRow,
  'quote_id' | 'product_id' | 'bought_product_id' | 'quantity' | 'buy_request' | 'gift_message'
>

export function insertQuoteItem(db: DatabaseSync, item: NewQuoteItem, now: number): number {
  return runSql(
    db,
    `INSERT INTO quote_item
       (quote_id, product_id, bought_product_id, quantity, buy_request, gift_message, created_at, updated_at)
     VALUES (:quote_id, :product_id, :bought_product_id, :quantity, :buy_request, :gift_message, :now, :now)`,
    {
      quote_id: item.quote_id,
      product_id: item.product_id,
      bought_product_id: item.bought_product_id,
      quantity: item.quantity,
      buy_request: item.buy_request,
      gift_message: item.gift_message,
      now,
    },
  ).lastId
}

export function setItemQuantity(db: DatabaseSync, itemId: number, quantity: number, now: number): void {
  runSql(db, 'UPDATE quote_item SET quantity = ?, updated_at = ? WHERE id = ?', [quantity, now, itemId])
}

export function setItemGiftMessage(db: DatabaseSync, itemId: number, message: GiftMessage | null): void {
  runSql(db, 'UPDATE quote_item SET gift_message = ? WHERE id = ?', [message && JSON.stringify(message), itemId])
}

export function deleteQuoteItem(db: DatabaseSync, itemId: number): void {
  runSql(db, 'DELETE FROM quote_item WHERE id = ?', [itemId])
}

export const quoteAddresses = (db: DatabaseSync, quoteId: number): QuoteAddressRow[] =>
  allRows<QuoteAddressRow>(db, 'SELECT * FROM quote_address WHERE quote_id = ?', [quoteId])

const WRITTEN_COLUMNS = [
  ...ADDRESS_COLUMNS,
  'customer_address_id',
  'same_as_billing',
  'customer_notes',
  'pickup_location_code',
] as const

export type NewQuoteAddress = Pick<QuoteAddressRow, (typeof WRITTEN_COLUMNS)[number]>

/**
 * Writes the only address of its kind. The chosen shipping method stays; whether it is still valid is decided on read.
 */
export function writeQuoteAddress(
  db: DatabaseSync,
  quoteId: number,
  type: AddressType,
  address: NewQuoteAddress,
): void {
  runSql(
    db,
    `INSERT INTO quote_address (quote_id, address_type, ${WRITTEN_COLUMNS.join(', ')})
     VALUES (?, ?, ${WRITTEN_COLUMNS.map(() => '?').join(', ')})
     ON CONFLICT (quote_id, address_type) DO UPDATE SET
       ${WRITTEN_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [quoteId, type, ...WRITTEN_COLUMNS.map((column) => address[column])],
  )
}

export type ShippingChoice = { readonly carrierCode: string; readonly methodCode: string }

export function writeShippingChoice(db: DatabaseSync, quoteId: number, choice: ShippingChoice): void {
  runSql(
    db,
    `UPDATE quote_address SET carrier_code = ?, method_code = ? WHERE quote_id = ? AND address_type = 'shipping'`,
    [choice.carrierCode, choice.methodCode, quoteId],
  )
}

export type PriceRuleRow = {
  id: number
  label: string
  coupon_code: string | null
  action: 'by_percent' | 'cart_fixed'
  amount: number
  subtotal_from_cents: number | null
  grants_free_shipping: number
  from_date: string | null
  to_date: string | null
  uses_per_customer: number | null
  used_by_customer: number
  stops_further_rules: number
}

/** The rules without a coupon and the one of the given coupon, in order, with the store view's labels and currency. */
export const priceRules = (
  db: DatabaseSync,
  store: Pick<StoreView, 'id' | 'websiteId' | 'exchangeRate'>,
  couponCode: string | null,
  customerId: number | null,
): PriceRuleRow[] =>
  allRows<PriceRuleRow>(
    db,
    `SELECT rule.id, coalesce(label.label, rule.name) AS label, coupon_code, action, amount, subtotal_from_cents,
       grants_free_shipping, from_date, to_date, uses_per_customer, stops_further_rules,
       coalesce(usage.times_used, 0) AS used_by_customer
     FROM salesrule AS rule
     LEFT JOIN salesrule_label AS label ON label.rule_id = rule.id AND label.store_id = :storeId
     LEFT JOIN salesrule_customer AS usage ON usage.rule_id = rule.id AND usage.customer_id = :customerId
     WHERE is_active = 1 AND website_id = :websiteId AND (coupon_code IS NULL OR coupon_code = :couponCode)
     ORDER BY sort_order, rule.id`,
    { storeId: store.id, websiteId: store.websiteId, couponCode, customerId },
  ).map((rule) => ({
    ...rule,
    amount: rule.action === 'cart_fixed' ? shownCents(store, rule.amount) : rule.amount,
    subtotal_from_cents: shownCentsOrNull(store, rule.subtotal_from_cents),
  }))

/** Counts a use of the rules by an order. */
export function countRuleUse(db: DatabaseSync, ruleIds: readonly number[], customerId: number | null): void {
  for (const ruleId of ruleIds) {
    runSql(db, 'UPDATE salesrule SET times_used = times_used + 1 WHERE id = ?', [ruleId])
    if (customerId !== null) {
      runSql(
        db,
        `INSERT INTO salesrule_customer (rule_id, customer_id, times_used) VALUES (?, ?, 1)
         ON CONFLICT DO UPDATE SET times_used = times_used + 1`,
        [ruleId, customerId],
      )
    }
  }
}

export type ShippingMethodRow = {
  carrier_code: string
  method_code: string
  carrier_title: string
  method_title: string
  price_cents: number
  tax_percent: number
  subtotal_from_cents: number | null
  /** JSON array of country ids. */
  countries: string
}

/** In the store view's language and currency. */
export const shippingMethods = (db: DatabaseSync, store: Pick<StoreView, 'id' | 'exchangeRate'>): ShippingMethodRow[] =>
  allRows<ShippingMethodRow>(
    db,
    `SELECT carrier_code, method_code, carrier_title, method_title, price_cents, tax_percent, subtotal_from_cents, countries
     FROM shipping_method JOIN shipping_method_title USING (carrier_code, method_code)
     WHERE is_active = 1 AND store_id = ? ORDER BY sort_order, carrier_code, method_code`,
    [store.id],
  ).map((method) => ({
    ...method,
    price_cents: shownCents(store, method.price_cents),
    subtotal_from_cents: shownCentsOrNull(store, method.subtotal_from_cents),
  }))

/** Deletes active carts whose last change is older than a time (milliseconds since 1970). */
export function deleteExpiredQuotes(db: DatabaseSync, before: number): void {
  runSql(db, 'DELETE FROM quote WHERE is_active = 1 AND updated_at < ?', [before])
}
