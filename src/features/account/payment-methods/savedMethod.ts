import * as v from 'valibot'
import { parseJson } from '#src/lib/parseJson.ts'

/** A saved payment method with the details that the backend reports. */
export type SavedMethod =
  | {
      readonly kind: 'card'
      /** Null for brands that the shop does not know. */
      readonly brand: string | null
      readonly lastDigits: string | null
      readonly expiry: { readonly month: number; readonly year: number } | null
    }
  | { readonly kind: 'account'; readonly name: string | null }

/** Magento's codes. Company names are the same in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  AE: 'American Express',
  DI: 'Discover',
  DN: 'Diners Club',
  JCB: 'JCB',
  MC: 'Mastercard',
  MI: 'Maestro',
  MD: 'Maestro',
  UN: 'UnionPay',
  VI: 'Visa',
}

/** The details of Magento's vaults; modules of other providers may omit any of them. */
const Details = v.object({
  type: v.optional(v.string()),
  maskedCC: v.optional(v.string()),
  expirationDate: v.optional(v.string()),
  payerEmail: v.optional(v.string()),
})

/** @param details Magento's JSON of a token; untrusted, because any module may have written it */
export function readSavedMethod(type: string, details: string | null | undefined): SavedMethod {
  const known = parseJson(details ?? null, (value) => v.is(Details, value)) ?? {}
  if (type === 'account') return { kind: 'account', name: known.payerEmail ?? null }
  return {
    kind: 'card',
    brand: BRANDS[known.type ?? ''] ?? null,
    lastDigits: /\d{2,4}$/.exec(known.maskedCC ?? '')?.[0] ?? null,
    expiry: readExpiry(known.expirationDate ?? ''),
  }
}

/** `9/2028`, `09-2028` or `09/28`. */
function readExpiry(text: string): { readonly month: number; readonly year: number } | null {
  const [, monthText, yearText = ''] = /^(\d{1,2})[/-](\d{4}|\d{2})$/.exec(text) ?? []
  const month = Number(monthText)
  if (!(month >= 1 && month <= 12)) return null
  return { month, year: Number(yearText.length === 2 ? `20${yearText}` : yearText) }
}
