import { type Cents, percentOf, taxInGross } from '../../engine/money.ts'
import { type FixedTax, sumOfTaxes } from '../catalog/products/fixedTaxes.ts'

/** A cart line for the totals; its price is with or without tax, as {@link collectTotals} is called. */
export type TotalsLine = {
  readonly id: number
  readonly quantity: number
  /** The current price of one item. */
  readonly unitCents: Cents
  readonly taxPercent: number
  readonly taxTitle: string
  /** The fixed taxes of one item. */
  readonly fixedTaxes?: readonly FixedTax[]
}

/** The discount of a cart price rule: percent with up to four decimals, or an amount for the whole cart. */
export type DiscountAction =
  | { readonly kind: 'by_percent'; readonly percent: number }
  | { readonly kind: 'cart_fixed'; readonly cents: Cents }

/** A rule that applies to this cart, in the order of application. */
export type AppliedDiscount = { readonly ruleId: number; readonly label: string; readonly action: DiscountAction }

export type ShippingCharge = {
  /** As catalogue prices: with or without tax. */
  readonly cents: Cents
  readonly taxPercent: number
  readonly taxTitle: string
}

/** With or without tax, as catalogue prices are. */
export type DiscountAmount = { readonly ruleId: number; readonly label: string; readonly cents: Cents }

export type TaxAmount = { readonly title: string; readonly percent: number; readonly cents: Cents }

export type LineTotals = {
  readonly id: number
  readonly unitInclTax: Cents
  readonly unitExclTax: Cents
  readonly rowInclTax: Cents
  readonly rowExclTax: Cents
  readonly discounts: readonly DiscountAmount[]
  readonly discount: Cents
  readonly taxPercent: number
  /** The tax of the row after its discount. */
  readonly tax: Cents
  /** Those of one item, which are in none of the amounts above. */
  readonly fixedTaxes: readonly FixedTax[]
}

/**
 * The sums of a cart before gift cards. Always `grandTotal = subtotalWithDiscountExclTax + shippingExclTax + tax +
 * fixedTax`; of prices with tax also `grandTotal = subtotalInclTax − discount + shippingInclTax + fixedTax`. Fixed taxes
 * are neither taxed nor discounted, as in a new Magento.
 */
export type Totals = {
  readonly lines: readonly LineTotals[]
  readonly subtotalInclTax: Cents
  readonly subtotalExclTax: Cents
  readonly subtotalWithDiscountExclTax: Cents
  readonly discounts: readonly DiscountAmount[]
  readonly discount: Cents
  readonly shippingInclTax: Cents
  readonly shippingExclTax: Cents
  readonly shippingTax: Cents
  readonly taxes: readonly TaxAmount[]
  readonly tax: Cents
  readonly fixedTax: Cents
  readonly grandTotal: Cents
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Computes the totals of a cart. Tax is taken per row from the amount after discounts, so that the rows add up to the
 * total. With `areNet`, prices, discounts and shipping are amounts without tax.
 */
export function collectTotals(
  lines: readonly TotalsLine[],
  discounts: readonly AppliedDiscount[],
  shipping: ShippingCharge | null,
  areNet = false,
): Totals {
  const shares = shareDiscounts(
    lines.map((line) => line.unitCents * line.quantity),
    discounts,
  )
  const lineTotals = lines.map((line, index) => totalsOfLine(line, shares[index] ?? [], areNet))
  const subtotalInclTax = sum(lineTotals.map((line) => line.rowInclTax))
  const subtotalExclTax = sum(lineTotals.map((line) => line.rowExclTax))
  const discount = sum(lineTotals.map((line) => line.discount))
  const goodsTax = sum(lineTotals.map((line) => line.tax))
  const charge = amountsOf(shipping?.cents ?? 0, shipping?.taxPercent ?? 0, areNet)
  const fixedTax = sum(lines.map(({ quantity, fixedTaxes = [] }) => quantity * sumOfTaxes(fixedTaxes)))
  const subtotalWithDiscountExclTax = areNet ? subtotalExclTax - discount : subtotalInclTax - discount - goodsTax
  return {
    lines: lineTotals,
    subtotalInclTax,
    subtotalExclTax,
    subtotalWithDiscountExclTax,
    discounts: sumByRule(lineTotals.flatMap((line) => line.discounts)),
    discount,
    shippingInclTax: charge.inclTax,
    shippingExclTax: charge.exclTax,
    shippingTax: charge.tax,
    taxes: sumByTax([
      ...lines.map((line, index) => ({
        title: line.taxTitle,
        percent: line.taxPercent,
        cents: lineTotals[index]?.tax ?? 0,
      })),
      ...(shipping ? [{ title: shipping.taxTitle, percent: shipping.taxPercent, cents: charge.tax }] : []),
    ]),
    tax: goodsTax + charge.tax,
    fixedTax,
    grandTotal: subtotalWithDiscountExclTax + goodsTax + charge.inclTax + fixedTax,
  }
}

/** An amount with and without its tax. */
export function amountsOf(cents: Cents, percent: number, isNet: boolean) {
  const tax = isNet ? percentOf(cents, percent) : taxInGross(cents, percent)
  return isNet ? { exclTax: cents, inclTax: cents + tax, tax } : { exclTax: cents - tax, inclTax: cents, tax }
}

function totalsOfLine(line: TotalsLine, discounts: readonly DiscountAmount[], areNet: boolean): LineTotals {
  const rowCents = line.unitCents * line.quantity
  const unit = amountsOf(line.unitCents, line.taxPercent, areNet)
  const row = amountsOf(rowCents, line.taxPercent, areNet)
  const discount = sum(discounts.map((share) => share.cents))
  return {
    id: line.id,
    unitInclTax: unit.inclTax,
    unitExclTax: unit.exclTax,
    rowInclTax: row.inclTax,
    rowExclTax: row.exclTax,
    discounts,
    discount,
    taxPercent: line.taxPercent,
    tax: amountsOf(rowCents - discount, line.taxPercent, areNet).tax,
    fixedTaxes: line.fixedTaxes ?? [],
  }
}

/** The discount of each rule for each row; a later rule is applied to the amount that earlier ones left. */
function shareDiscounts(rows: readonly Cents[], discounts: readonly AppliedDiscount[]): readonly DiscountAmount[][] {
  const remaining = [...rows]
  const shares: DiscountAmount[][] = rows.map(() => [])
  for (const { ruleId, label, action } of discounts) {
    const base = sum(remaining)
    const wanted = action.kind === 'by_percent' ? percentOf(base, action.percent) : action.cents
    const parts = apportion(Math.min(Math.max(wanted, 0), base), remaining)
    for (const [index, cents] of parts.entries()) {
      if (cents === 0) continue
      remaining[index] = (remaining[index] ?? 0) - cents
      shares[index]?.push({ ruleId, label, cents })
    }
  }
  return shares
}

/**
 * Splits an amount in proportion to the weights without losing a cent: each part is the difference of two rounded
 * running sums. As long as the amount is no greater than all weights together, no part exceeds its weight.
 */
export function apportion(amount: Cents, weights: readonly Cents[]): readonly Cents[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map(() => 0)
  let weightSoFar = 0
  let givenSoFar = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const due = proportion(amount, weightSoFar, whole)
    const part = due - givenSoFar
    givenSoFar = due
    return part
  })
}

/** `amount × part ÷ whole`, rounded half up; with big integers, because the product exceeds the safe range. */
const proportion = (amount: Cents, part: Cents, whole: Cents): Cents =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))

function sumByRule(shares: readonly DiscountAmount[]): readonly DiscountAmount[] {
  return [...Map.groupBy(shares, (share) => share.ruleId).values()].flatMap((ofRule) => {
    const [first] = ofRule
    return first ? [{ ...first, cents: sum(ofRule.map((share) => share.cents)) }] : []
  })
}

function sumByTax(taxes: readonly TaxAmount[]): readonly TaxAmount[] {
  return [...Map.groupBy(taxes, (tax) => `${tax.percent} ${tax.title}`).values()].flatMap((ofRate) => {
    const [first] = ofRate
    const cents = sum(ofRate.map((tax) => tax.cents))
    return first && cents !== 0 ? [{ ...first, cents }] : []
  })
}
