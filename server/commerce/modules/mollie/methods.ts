/** The prefix of the codes of Mollie's methods; Mollie's own name of the method follows. */
export const MOLLIE_PREFIX = 'mollie_methods_'

/** Whether orders with the method are paid through Mollie. */
export const isMollieMethod = (code: string): boolean => code.startsWith(MOLLIE_PREFIX)

export const APPLE_PAY = `${MOLLIE_PREFIX}applepay`
