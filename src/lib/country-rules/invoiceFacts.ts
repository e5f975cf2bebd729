import { invoiceRulesOf } from './invoiceRules.ts'

type InvoicedAddress = {
  readonly company: string | null | undefined
  readonly countryCode: string | null | undefined
  readonly vatId: string | null | undefined
  readonly fax: string | null | undefined
}

export type InvoiceFact = {
  readonly kind: 'vat-number' | 'tax-code' | 'recipient-code' | 'certified-mail'
  readonly value: string
}

/** Seven letters and digits, six for public bodies. */
const RECIPIENT_CODE = /^[A-Z\d]{6,7}$/i

/** Invoice data of a billing address: the checkout stores it in Magento's `vat_id` and `fax`. */
export function invoiceFactsOf({ company, countryCode, vatId, fax }: InvoicedAddress): readonly InvoiceFact[] {
  const facts: InvoiceFact[] = []
  const { hasTaxCode, hasRecipient } = invoiceRulesOf(countryCode)
  if (vatId) facts.push({ kind: hasTaxCode && !company ? 'tax-code' : 'vat-number', value: vatId })
  // Without a company's VAT number the `fax` field holds a real fax number.
  if (!hasRecipient || !company || !vatId || !fax) return facts
  if (fax.includes('@')) facts.push({ kind: 'certified-mail', value: fax })
  else if (RECIPIENT_CODE.test(fax)) facts.push({ kind: 'recipient-code', value: fax })
  return facts
}
