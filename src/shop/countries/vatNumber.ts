import { invoiceRulesOf } from '#src/lib/country-rules/invoiceRules.ts'

/** Whether a VAT number that begins with its country has the form of that country, and the right check digit. */
export function isVatNumber(number: string): boolean {
  const { vatId, vatForm, hasCheckDigit } = invoiceRulesOf(number.slice(0, 2))
  const kept = vatId(number)
  return vatForm.test(kept) && hasCheckDigit(kept)
}
