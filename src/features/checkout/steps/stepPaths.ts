import type { CheckoutStep } from './checkoutSteps.ts'

/** The address of each step. */
export const STEP_PATHS = {
  contact: '/checkout',
  delivery: '/checkout/delivery',
  payment: '/checkout/payment',
} as const satisfies Record<CheckoutStep, string>
