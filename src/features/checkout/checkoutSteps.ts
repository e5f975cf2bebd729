import { safeParse } from 'valibot'
import type { CartStepKind } from './cartSteps.ts'
import { emailSchema, pickupSchema, recipientSchema } from './checkoutSchema.ts'
import type { CheckoutRules } from './checkoutSchema.ts'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'

/** The screens between the cart and the order. */
export type CheckoutStep = 'contact' | 'delivery' | 'payment'

const ORDER = ['contact', 'delivery', 'payment'] as const

type StepRules = Pick<CheckoutRules, 'countries' | 'isVirtual' | 'isCustomer'>

/** The steps that have something to ask: of a customer not the e-mail, of a cart without anything to ship not where to. */
export const checkoutSteps = ({ isVirtual, isCustomer }: Omit<StepRules, 'countries'>): readonly CheckoutStep[] =>
  ORDER.filter((step) => !(step === 'contact' && isCustomer) && !(step === 'delivery' && isVirtual))

/** Where the shopper stands: every step before this one is answered, and only those can be gone back to. */
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

/** A step can be visited when all before it are finished. */
export function isReachable(
  step: CheckoutStep,
  unfinished: CheckoutStep,
  rules: Omit<StepRules, 'countries'>,
): boolean {
  return checkoutSteps(rules).includes(step) && ORDER.indexOf(step) <= ORDER.indexOf(unfinished)
}

/** The step after this one; itself at the end. */
export function stepAfter(step: CheckoutStep, rules: Omit<StepRules, 'countries'>): CheckoutStep {
  const steps = checkoutSteps(rules)
  return steps[steps.indexOf(step) + 1] ?? step
}

/** Where a field is asked for. */
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

/** Where what a mutation sends was asked for. */
export const stepOfMutation = (kind: CartStepKind): CheckoutStep => STEP_OF_MUTATION[kind]
