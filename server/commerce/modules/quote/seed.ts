import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import type { SeedCartPriceRule, SeedShippingMethod } from '../../seed/types.ts'
import { type TextScope, textScopes } from '../store/textScopes.ts'
import { seedGiftCards } from './giftCards.ts'

/** Shipping is taxed at the standard rate: the highest one of the shop. */
const STANDARD_RATE_SQL = 'SELECT max(rate_percent) AS percent FROM tax_class'

/** Writes gift cards, cart price rules and shipping methods. */
export function seedQuote(input: SeedInput): void {
  const { db, shop } = input
  const scopes = textScopes(input)
  seedGiftCards(db, shop.giftCards)
  for (const rule of shop.cartPriceRules) seedPriceRule(db, rule, scopes)
  const standardRate = oneRow<{ percent: number | null }>(db, STANDARD_RATE_SQL)?.percent ?? 0
  for (const method of shop.shippingMethods) seedShippingMethod(db, method, standardRate, scopes)
}

function seedPriceRule(db: DatabaseSync, rule: SeedCartPriceRule, scopes: readonly TextScope[]): void {
  const labels = scopes.map(({ ownId, text }) => ({ ownId, label: text(rule.name, 'the name of a cart price rule') }))
  const { lastId } = runSql(
    db,
    `INSERT INTO salesrule (website_id, name, coupon_code, action, amount, subtotal_from_cents, grants_free_shipping,
       from_date, to_date, uses_per_customer, stops_further_rules, sort_order)
     VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      labels[0]?.label ?? '',
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
  for (const { ownId, label } of labels) {
    runSql(db, 'INSERT INTO salesrule_label (rule_id, store_id, label) VALUES (?, ?, ?)', [lastId, ownId, label])
  }
}

function seedShippingMethod(
  db: DatabaseSync,
  method: SeedShippingMethod,
  taxPercent: number,
  scopes: readonly TextScope[],
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
  const owner = `the shipping method ${carrierCode}_${methodCode}`
  for (const { ownId, text } of scopes) {
    const carrierTitle = text(method.carrierTitle, `the carrier's title of ${owner}`)
    const methodTitle = text(method.methodTitle, `the title of ${owner}`)
    runSql(
      db,
      `INSERT INTO shipping_method_title (carrier_code, method_code, store_id, carrier_title, method_title)
       VALUES (?, ?, ?, ?, ?)`,
      [carrierCode, methodCode, ownId, carrierTitle, methodTitle],
    )
  }
}
