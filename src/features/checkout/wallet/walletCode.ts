import type { HasField } from '#src/platform/capabilities.ts'

/** Magento's code of Apple Pay through Mollie. */
export const APPLE_PAY = 'mollie_methods_applepay'

/** Whether this browser can pay with the method: its page of Apple Pay would be empty in most browsers. */
export const isUsableHere = (code: string): boolean => code !== APPLE_PAY || 'ApplePaySession' in globalThis

/** Whether this browser has the sheet and the backend can open it. Only then the code of the sheet is loaded. */
export const hasWallet = (hasField: HasField): boolean =>
  'ApplePaySession' in globalThis && hasField('Mutation', 'mollieApplePayValidation')
