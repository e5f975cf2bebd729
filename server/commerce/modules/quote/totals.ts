import { type Cents, percentOf, taxInGross } from '../../engine/money.ts'

/** A cart line for the totals; prices include tax. */
export type TotalsLine = {
  readonly id: number
  readonly quantity: number
  /** The current price of one item, tax included. */
  readonly unitCents: Cents
  readonly taxPercent: number
  readonly taxTitle: string
}

/** The discount of a cart price rule: percent with up to four decimals, or an amount for the whole cart. */
export type DiscountAction =
  | { readonly kind: 'by_percent'; readonly percent: number }
  | { readonly kind: 'cart_fixed'; readonly cents: Cents }

/** A rule that applies to this cart, in the order of application. */
export type AppliedDiscount = { readonly ruleId: number; readonly label: string; readonly action: DiscountAction }

export type ShippingCharge = {
  /** Tax included. */
  readonly cents: Cents
  readonly taxPercent: number
  readonly taxTitle: string
}

/** Tax included, as catalogue prices are. */
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
  /** The tax contained in the row after its discount. */
  readonly tax: Cents
}

/**
 * The sums of a cart before gift cards. Always `grandTotal = subtotalInclTax − discount + shippingInclTax`
 * and `grandTotal = subtotalWithDiscountExclTax + shippingExclTax + tax`.
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
  readonly grandTotal: Cents
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Computes the totals of a cart. Tax is taken per row from the amount after discounts, so that the rows add up to the
 * total.
 */
export function collectTotals(
  lines: readonly TotalsLine[],
  discounts: readonly AppliedDiscount[],
  shipping: ShippingCharge | null,
): Totals {
  const shares = shareDiscounts(
    lines.map((line) => line.unitCents * line.quantity),
    discounts,
  )
  const lineTotals = lines.map((line, index) => totalsOfLine(line, shares[index] ?? []))
  const subtotalInclTax = sum(lineTotals.map((line) => line.rowInclTax))
  const discount = sum(lineTotals.map((line) => line.discount))
  const goodsTax = sum(lineTotals.map((line) => line.tax))
  const shippingInclTax = shipping?.cents ?? 0
  const shippingTax = shipping ? taxInGross(shipping.cents, shipping.taxPercent) : 0
  return {
    lines: lineTotals,
    subtotalInclTax,
    subtotalExclTax: sum(lineTotals.map((line) => line.rowExclTax)),
    subtotalWithDiscountExclTax: subtotalInclTax - discount - goodsTax,
    discounts: sumByRule(lineTotals.flatMap((line) => line.discounts)),
    discount,
    shippingInclTax,
    shippingExclTax: shippingInclTax - shippingTax,
    shippingTax,
    taxes: sumByTax([
      ...lines.map((line, index) => ({
        title: line.taxTitle,
        percent: line.taxPercent,
        cents: lineTotals[index]?.tax ?? 0,
      })),
      ...(shipping ? [{ title: shipping.taxTitle, percent: shipping.taxPercent, cents: shippingTax }] : []),
    ]),
    tax: goodsTax + shippingTax,
    grandTotal: subtotalInclTax - discount + shippingInclTax,
  }
}

function totalsOfLine(line: TotalsLine, discounts: readonly DiscountAmount[]): LineTotals {
  const rowInclTax = line.unitCents * line.quantity
  const discount = sum(discounts.map((share) => share.cents))
  return {
    id: line.id,
    unitInclTax: line.unitCents,
    unitExclTax: line.unitCents - taxInGross(line.unitCents, line.taxPercent),
    rowInclTax,
    rowExclTax: rowInclTax - taxInGross(rowInclTax, line.taxPercent),
    discounts,
    discount,
    tax: taxInGross(rowInclTax - discount, line.taxPercent),
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
