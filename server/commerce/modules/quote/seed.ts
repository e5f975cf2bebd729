import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import type { SeedCartPriceRule, SeedShippingMethod, StoreCode } from '../../seed/types.ts'
import { seedGiftCards } from './giftCards.ts'

type StoreIds = Readonly<Record<StoreCode, number>>

/** Shipping is taxed at the standard rate: the highest one of the shop. */
const STANDARD_RATE_SQL = 'SELECT max(rate_percent) AS percent FROM tax_class'

/** Writes gift cards, cart price rules and shipping methods. */
export function seedQuote({ db, shop, storeIds }: SeedInput): void {
  seedGiftCards(db, shop.giftCards)
  for (const rule of shop.cartPriceRules) seedPriceRule(db, rule, storeIds)
  const standardRate = oneRow<{ percent: number | null }>(db, STANDARD_RATE_SQL)?.percent ?? 0
  for (const method of shop.shippingMethods) seedShippingMethod(db, method, standardRate, storeIds)
}

function seedPriceRule(db: DatabaseSync, rule: SeedCartPriceRule, storeIds: StoreIds): void {
  const { lastId } = runSql(
    db,
    `INSERT INTO salesrule (website_id, name, coupon_code, action, amount, subtotal_from_cents, grants_free_shipping,
       from_date, to_date, uses_per_customer, stops_further_rules, sort_order)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      rule.name.it,
      rule.couponCode,
      rule.action,
      rule.amount,
      rule.subtotalFromCents,
      Number(rule.grantsFreeShipping),
      rule.from,
      rule.to,
      rule.usesPerCustomer,
      Number(rule.stopsFurtherRules),
      rule.sortOrder,
    ],
  )
  for (const code of ['it', 'en'] as const) {
    runSql(db, 'INSERT INTO salesrule_label (rule_id, store_id, label) VALUES (?, ?, ?)', [
      lastId,
      storeIds[code],
      rule.name[code],
    ])
  }
}

function seedShippingMethod(
  db: DatabaseSync,
  method: SeedShippingMethod,
  taxPercent: number,
  storeIds: StoreIds,
): void {
  const { carrierCode, methodCode } = method
  runSql(
    db,
    `INSERT INTO shipping_method (carrier_code, method_code, price_cents, tax_percent, subtotal_from_cents, countries, sort_order)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      carrierCode,
      methodCode,
      method.priceCents,
      taxPercent,
      method.subtotalFromCents,
      JSON.stringify(method.countries),
      method.sortOrder,
    ],
  )
  for (const code of ['it', 'en'] as const) {
    runSql(
      db,
      `INSERT INTO shipping_method_title (carrier_code, method_code, store_id, carrier_title, method_title)
       VALUES (?, ?, ?, ?, ?)`,
      [carrierCode, methodCode, storeIds[code], method.carrierTitle[code], method.methodTitle[code]],
    )
  }
}
