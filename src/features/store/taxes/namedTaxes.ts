import type { MoneyValue } from '#src/ui/feedback/money.ts'
import type { FixedTaxes } from '../taxDisplay.ts'

/** A fixed tax with the merchant's label. */
export type NamedTax = { readonly label: string; readonly value: number }

/** The fixed taxes of some pieces, with their labels. */
export const namedTaxes = (taxes: FixedTaxes, pieces: number): readonly NamedTax[] =>
  (taxes ?? []).flatMap((tax) =>
    tax?.amount?.value ? { label: tax.label ?? '', value: tax.amount.value * pieces } : [],
  )

type TaxedLine = {
  /** The price of the line without fixed taxes. */
  readonly row: number
  readonly pieces: number
  readonly taxes: FixedTaxes
}

/** The fixed taxes of a cart or order by label, as rows of its sums; none if its subtotal contains them. */
export function fixedTaxRows(subtotal: MoneyValue, lines: readonly TaxedLine[]): readonly NamedTax[] {
  const byLabel = new Map<string, number>()
  for (const { label, value } of lines.flatMap(({ taxes, pieces }) => namedTaxes(taxes, pieces))) {
    byLabel.set(label, (byLabel.get(label) ?? 0) + value)
  }
  const rows = [...byLabel].map(([label, value]) => ({ label, value }))
  const all = rows.reduce((sum, { value }) => sum + value, 0)
  // Magento 2.4.7 does not tell the setting, so the amounts tell it.
  const rest = lines.reduce((left, { row }) => left - row, subtotal.value)
  return rest > all / 2 ? [] : rows
}
