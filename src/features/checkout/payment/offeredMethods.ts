import type { HasField } from '#src/platform/capabilities.ts'
import { adapterOf } from './paymentAdapters.ts'

/** Whether the shop can complete the method, saved methods excepted. */
export const isPaymentCode = (code: string): boolean => !code.includes('|') && adapterOf(code) !== null

/** The same with this backend. */
export function isOffered(code: string, hasField: HasField): boolean {
  const needs = adapterOf(code)?.needs
  return isPaymentCode(code) && (needs === undefined || hasField(...needs))
}
