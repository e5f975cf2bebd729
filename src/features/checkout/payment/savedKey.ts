import { adapterOf } from './paymentAdapters.ts'
import type { VaultCode } from './paymentAdapters.ts'

/** Magento's code in the saved tokens of each method. */
export const SAVED_UNDER: Readonly<Record<VaultCode, string>> = {
  braintree_cc_vault: 'braintree',
  braintree_paypal_vault: 'braintree_paypal',
}

/** Method and public hash in one text, as the value of a radio button. */
export const savedKey = (code: VaultCode, publicHash: string): string => `${code}|${publicHash}`

export const isSavedKey = (chosen: string): boolean => chosen.includes('|') && adapterOf(chosen) !== null
