import type { CheckoutFieldName } from './checkoutValues.ts'

/** Where the summary of problems leads to. */
export const fieldAnchor = (name: CheckoutFieldName): string => `field-${name.replaceAll('.', '-')}`
