import { markedData } from '#src/lib/markedNumber.ts'
import { exactAmount } from '#src/shop/amountText.ts'

/** The lowest amount of an order that the backend accepts (`sales/minimum_order`), in the base currency. */
export type MinimumOrder = {
  readonly amount: number
  /** Whether all taxes count, also that of the delivery (`tax_including`). */
  readonly includesTax: boolean
  /** Whether the amount after discounts counts (`include_discount_amount`). */
  readonly includesDiscount: boolean
}

/**
 * The minimum that a merchant's text marks: `<data itemprop="eligibleTransactionVolume" value="25">25 €</data>`. The
 * options have the names and values of Magento's settings; without them those hold that Magento installs.
 */
export function minimumOrderOf(html: string | null | undefined): MinimumOrder | null {
  const mark = markedData(html, 'eligibleTransactionVolume')
  if (!mark || mark.value === 0) return null
  return {
    amount: mark.value,
    includesTax: mark.attribute('data-tax-including') !== '0',
    includesDiscount: mark.attribute('data-include-discount-amount') !== '0',
  }
}

/** The sums of a cart in the base currency. */
type Sums = {
  readonly subtotal: number
  /** Without the tax that a discount took off. */
  readonly subtotalWithDiscount: number
  readonly discounts: readonly number[]
  readonly taxes: readonly number[]
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)

/**
 * The amount that a cart lacks for the minimum; zero or negative if it is reached. As Magento compares it: without taxes
 * a discount counts as it is shown, also where it was given on prices with tax.
 */
export function missingForMinimum(minimum: MinimumOrder, { subtotal, subtotalWithDiscount, ...sums }: Sums): number {
  const discount = total(sums.discounts)
  const discounted = minimum.includesTax ? subtotalWithDiscount + total(sums.taxes) : subtotal - discount
  return exactAmount(minimum.amount - discounted - (minimum.includesDiscount ? 0 : discount))
}
