import { safeParse } from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import type { CartStepKind } from './cartSteps.ts'
import { pickupSchema, recipientSchema } from '../form/checkoutSchema.ts'
import type { CheckoutRules } from '../form/checkoutSchema.ts'
import type { CheckoutFieldName, CheckoutValues } from '../form/checkoutValues.ts'

/** The steps between the cart and the order. */
export type CheckoutStep = 'contact' | 'delivery' | 'payment'

export const ALL_STEPS = ['contact', 'delivery', 'payment'] as const

type StepRules = Pick<CheckoutRules, 'countries' | 'isVirtual' | 'isCustomer'>

/** The steps that apply: customers skip the e-mail, virtual carts skip the delivery. */
export const checkoutSteps = ({ isVirtual, isCustomer }: Omit<StepRules, 'countries'>): readonly CheckoutStep[] =>
  ALL_STEPS.filter((step) => !(step === 'contact' && isCustomer) && !(step === 'delivery' && isVirtual))

/** The shopper's step: every earlier step is answered and can be visited again. */
export function firstUnfinishedStep(values: CheckoutValues, rules: StepRules): CheckoutStep {
  return checkoutSteps(rules).find((step) => !isFinished(step, values, rules)) ?? 'payment'
}

function isFinished(step: CheckoutStep, values: CheckoutValues, { countries }: StepRules): boolean {
  switch (step) {
    case 'contact':
      return safeParse(emailSchema, values.email).success
    case 'delivery':
      return (
        Boolean(values.shippingMethod) &&
        (!values.isPickup || safeParse(pickupSchema, values.pickup).success) &&
        safeParse(recipientSchema(values.isPickup, countries), values.shipping).success
      )
    case 'payment':
      return false
  }
}

/** A step can be visited if all earlier ones are finished. */
export function isReachable(
  step: CheckoutStep,
  unfinished: CheckoutStep,
  rules: Omit<StepRules, 'countries'>,
): boolean {
  return checkoutSteps(rules).includes(step) && ALL_STEPS.indexOf(step) <= ALL_STEPS.indexOf(unfinished)
}

/** The step after this one; the last one returns itself. */
export function stepAfter(step: CheckoutStep, rules: Omit<StepRules, 'countries'>): CheckoutStep {
  const steps = checkoutSteps(rules)
  return steps[steps.indexOf(step) + 1] ?? step
}

/** The step of a field. */
export function stepOfField(name: CheckoutFieldName): CheckoutStep {
  if (name === 'email') return 'contact'
  return /^(shipping|pickup|notes|gift)/.test(name) ? 'delivery' : 'payment'
}

const STEP_OF_MUTATION: Readonly<Record<CartStepKind, CheckoutStep>> = {
  email: 'contact',
  shippingAddress: 'delivery',
  shippingMethod: 'delivery',
  giftOptions: 'delivery',
  billingAddress: 'payment',
  paymentMethod: 'payment',
}

/** The step whose fields a mutation sends. */
export const stepOfMutation = (kind: CartStepKind): CheckoutStep => STEP_OF_MUTATION[kind]
