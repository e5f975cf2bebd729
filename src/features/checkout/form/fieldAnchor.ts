import type { CheckoutFieldName } from './checkoutValues.ts'

/** The element id that the problem summary links to. */
export const fieldAnchor = (name: CheckoutFieldName): string => `field-${name.replaceAll('.', '-')}`
