import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CheckoutStep } from './checkoutSteps.ts'

/** The title of each step, in the list of steps and above its screen. */
export const STEP_TITLES: Readonly<Record<CheckoutStep, MessageDescriptor>> = {
  contact: msg`Contatti`,
  delivery: msg`Consegna`,
  payment: msg`Pagamento`,
}
