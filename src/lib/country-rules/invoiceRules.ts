import { hasPartitaIvaCheckDigit, partitaIvaDigits } from './partitaIva.ts'

/** The data of an invoice that a country asks for beside names and an address. */
export type InvoiceRules = {
  /** The VAT number of a company in the form in which it is kept. */
  readonly vatId: (typed: string) => string
  /** The form of a VAT number, as it is kept. */
  readonly vatForm: RegExp
  /** An invented number of that form for the hint; left out where numbers have any form. */
  readonly vatExample?: string
  /** The digits of a number that consists of digits alone; left out where it has other characters too. */
  readonly vatDigits?: 11
  readonly hasCheckDigit: (vatId: string) => boolean
  /** Electronic invoices go to a recipient code or a certified e-mail address. */
  readonly hasRecipient: boolean
  /** Persons may give a tax code. */
  readonly hasTaxCode: boolean
}

/** Numbers for other countries of the European Union begin with the country; domestic tax numbers have any form. */
const european = (country: string, form: RegExp, example: string): InvoiceRules => ({
  vatId(typed) {
    const compact = typed.replaceAll(/[\s.-]/g, '').toUpperCase()
    return compact.startsWith(country) ? compact : typed.trim()
  },
  vatForm: new RegExp(`^(?!${country})|^${country}(?:${form.source})$`),
  vatExample: country + example,
  hasCheckDigit: () => true,
  hasRecipient: false,
  hasTaxCode: false,
})

/** By ISO 3166-1 code. The forms are those of the VIES register of the European Commission. */
const INVOICE_RULES: Readonly<Record<string, InvoiceRules>> = {
  AT: european('AT', /U\d{8}/, 'U99999999'),
  DE: european('DE', /\d{9}/, '999999999'),
  ES: european('ES', /[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]/, 'A99999999'),
  FR: european('FR', /[A-HJ-NP-Z\d]{2}\d{9}/, '99999999999'),
  // D.Lgs. 127/2015.
  IT: {
    vatId: partitaIvaDigits,
    vatForm: /^\d{11}$/,
    vatExample: '12345678903',
    vatDigits: 11,
    hasCheckDigit: hasPartitaIvaCheckDigit,
    hasRecipient: true,
    hasTaxCode: true,
  },
}

/** Countries without an entry accept every number. */
const ANY: InvoiceRules = {
  vatId: (typed) => typed.trim(),
  vatForm: /^/,
  hasCheckDigit: () => true,
  hasRecipient: false,
  hasTaxCode: false,
}

export const invoiceRulesOf = (countryCode: string | null | undefined): InvoiceRules =>
  INVOICE_RULES[countryCode ?? ''] ?? ANY
