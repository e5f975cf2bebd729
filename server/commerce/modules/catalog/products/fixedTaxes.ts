import { allRows, jsonList } from '../../../db/rows.ts'
import type { CommerceContext, StoreView } from '../../../engine/context.ts'
import { shownCents } from '../../../engine/currency.ts'
import { type Cents, toMoney } from '../../../engine/money.ts'

/** A fixed amount for one piece of a product, in the request's currency. */
export type FixedTax = { readonly label: string; readonly cents: Cents }

type FixedTaxRow = {
  readonly product_id: number
  readonly country_code: string
  readonly cents: number
  readonly label: string
}

/** The fixed taxes of products in a country; none where the store view has them switched off. */
export function fixedTaxesIn(
  { db, store }: CommerceContext,
  countryId: string,
  productIds: readonly number[],
): ReadonlyMap<number, readonly FixedTax[]> {
  if (!store.config.fixedTaxes) return new Map()
  const rows = allRows<FixedTaxRow>(
    db,
    `SELECT tax.product_id, tax.country_code, tax.cents, coalesce(own.label, base.label) AS label
     FROM product_fixed_tax tax
     JOIN product_fixed_tax_text base ON base.tax_id = tax.id AND base.store_id = 0
     LEFT JOIN product_fixed_tax_text own ON own.tax_id = tax.id AND own.store_id = :store
     WHERE country_code = :country AND product_id IN (SELECT value FROM json_each(:ids))
     ORDER BY tax.id`,
    { store: store.id, country: countryId, ids: jsonList(productIds) },
  )
  const taxes = rows.map(({ product_id: productId, label, cents }) => ({
    productId,
    label,
    cents: shownCents(store, cents),
  }))
  return Map.groupBy(taxes, ({ productId }) => productId)
}

/** The fixed taxes in the catalogue, which are those of the store view's country. */
export const loadFixedTaxes = (context: CommerceContext, productIds: readonly number[]) =>
  fixedTaxesIn(context, context.store.config.defaultCountry, productIds)

export const sumOfTaxes = (taxes: readonly FixedTax[]): Cents => taxes.reduce((sum, { cents }) => sum + cents, 0)

/** The answer of `FixedProductTax`. */
export const fixedTaxesOf = (taxes: readonly FixedTax[], currency: string) =>
  taxes.map(({ label, cents }) => ({ label, amount: toMoney(cents, currency) }))

/**
 * Whether the catalogue's prices contain the fixed taxes. As in Magento, whose API decides this for every price by the
 * setting of lists.
 */
export const arePricesWithFixedTaxes = ({ config }: Pick<StoreView, 'config'>): boolean =>
  config.fixedTaxes !== undefined && config.fixedTaxes.lists !== 'EXCLUDE_FPT_WITHOUT_DETAILS'
