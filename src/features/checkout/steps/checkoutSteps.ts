import { safeParse } from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import type { CartStepKind } from './cartSteps.ts'
import { pickupSchema, recipientSchema } from '../form/checkoutSchema.ts'
import type { CheckoutRules } from '../form/checkoutSchema.ts'
import type { CheckoutFieldName, CheckoutValues } from '../form/checkoutValues.ts'

/** The steps between the cart and the order, and the parts of the form: a step shows one or two of them. */
export type CheckoutStep = 'contact' | 'delivery' | 'payment'

export const ALL_STEPS = ['contact', 'delivery', 'payment'] as const

type StepRules = Pick<CheckoutRules, 'countries' | 'isVirtual' | 'isCustomer'>

type ShopperRules = Omit<StepRules, 'countries'>

/** The parts of the form that a step shows, from top to bottom: a guest's delivery begins with the e-mail. */
export const partsOf = (step: CheckoutStep, { isCustomer }: ShopperRules): readonly CheckoutStep[] =>
  step === 'delivery' && !isCustomer ? ['contact', 'delivery'] : [step]

/** The steps that apply: virtual carts skip the delivery, and only their guests have a step for the e-mail alone. */
export const checkoutSteps = ({ isVirtual, isCustomer }: ShopperRules): readonly CheckoutStep[] =>
  ALL_STEPS.filter((step) => (step === 'contact' ? isVirtual && !isCustomer : step === 'payment' || !isVirtual))

/** The step with which a shopper begins. */
export const firstStep = (rules: ShopperRules): CheckoutStep => checkoutSteps(rules)[0] ?? 'payment'

/** The shopper's step: every earlier step is answered and can be visited again. */
export function firstUnfinishedStep(values: CheckoutValues, rules: StepRules): CheckoutStep {
  const isFinished = (step: CheckoutStep) => partsOf(step, rules).every((part) => isAnswered(part, values, rules))
  return checkoutSteps(rules).find((step) => !isFinished(step)) ?? 'payment'
}

function isAnswered(part: CheckoutStep, values: CheckoutValues, { countries }: StepRules): boolean {
  switch (part) {
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
export function isReachable(step: CheckoutStep, unfinished: CheckoutStep, rules: ShopperRules): boolean {
  return checkoutSteps(rules).includes(step) && ALL_STEPS.indexOf(step) <= ALL_STEPS.indexOf(unfinished)
}

/**
 * The step to show at the address of `asked`. `/checkout` is the address of the contact: where a guest has no such step,
 * it opens the first one. Any other step that cannot be visited gives way to the unfinished one.
 */
export function shownStep(asked: CheckoutStep, unfinished: CheckoutStep, rules: ShopperRules): CheckoutStep {
  if (isReachable(asked, unfinished, rules)) return asked
  return asked === 'contact' && !rules.isCustomer ? firstStep(rules) : unfinished
}

/** The step after this one; the last one returns itself. */
export function stepAfter(step: CheckoutStep, rules: ShopperRules): CheckoutStep {
  const steps = checkoutSteps(rules)
  return steps[steps.indexOf(step) + 1] ?? step
}

/** The step that shows a part of the form. A customer's e-mail is shown nowhere. */
export const stepOfPart = (part: CheckoutStep, rules: ShopperRules): CheckoutStep =>
  checkoutSteps(rules).find((step) => partsOf(step, rules).includes(part)) ?? 'payment'

/** The part of the form that has a field. */
export function partOfField(name: CheckoutFieldName): CheckoutStep {
  if (name === 'email') return 'contact'
  return /^(shipping|pickup|notes|gift)/.test(name) ? 'delivery' : 'payment'
}

/** The step of a field. */
export const stepOfField = (name: CheckoutFieldName, rules: ShopperRules): CheckoutStep =>
  stepOfPart(partOfField(name), rules)

const PART_OF_MUTATION: Readonly<Record<CartStepKind, CheckoutStep>> = {
  email: 'contact',
  shippingAddress: 'delivery',
  shippingMethod: 'delivery',
  giftOptions: 'delivery',
  billingAddress: 'payment',
  paymentMethod: 'payment',
}

/** The step whose fields a mutation sends. */
export const stepOfMutation = (kind: CartStepKind, rules: ShopperRules): CheckoutStep =>
  stepOfPart(PART_OF_MUTATION[kind], rules)
