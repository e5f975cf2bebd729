import type { CheckoutStep } from './checkoutSteps.ts'

/** The address of each step. That of the contact opens the first step of every shopper. */
export const STEP_PATHS = {
  contact: '/checkout',
  delivery: '/checkout/delivery',
  payment: '/checkout/payment',
} as const satisfies Record<CheckoutStep, string>
