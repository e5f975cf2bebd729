import { safeParse } from 'valibot'
import type { PaymentMethodInput } from '#src/__generated__/setPaymentMethodMutation.graphql.ts'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { cartAddressOf, companyAddressOf, personAddressOf, pickupAddressOf } from '../delivery/cartAddress.ts'
import type { CartAddressFields } from '../delivery/cartAddress.ts'
import { addressSchema } from '#src/features/address/addressSchema.ts'
import { giftSchema, invoiceSchema, personSchema, recipientSchema } from '../form/checkoutSchema.ts'
import type { CheckoutRules } from '../form/checkoutSchema.ts'
import { isBilledThere, methodCodesOf } from '../form/checkoutValues.ts'
import type { CheckoutValues, GiftValues } from '../form/checkoutValues.ts'
import { paymentInputOf } from '../payment/paymentAdapters.ts'

/** One mutation that transfers form values to the cart. */
export type CartStep =
  | { readonly kind: 'email'; readonly email: string }
  | {
      readonly kind: 'shippingAddress'
      readonly address: CartAddressFields
      readonly notes: string | null
      /**
       * Empty to switch back to delivery; absent if collection was never chosen, because some backends do not support
       * it.
       */
      readonly pickupCode?: string
    }
  | { readonly kind: 'shippingMethod'; readonly carrierCode: string; readonly methodCode: string }
  | { readonly kind: 'giftOptions'; readonly gift: GiftValues }
  | { readonly kind: 'billingAddress'; readonly address: CartAddressFields | 'same-as-shipping' }
  | { readonly kind: 'paymentMethod'; readonly input: PaymentMethodInput }

export type CartStepKind = CartStep['kind']

/** The last step of each kind that the cart has accepted, as text. */
export type SavedSteps = Readonly<Partial<Record<CartStepKind, string | undefined>>>

/** Magento's order: each step may need the ones before it. */
const ORDER: readonly CartStepKind[] = [
  'email',
  'shippingAddress',
  'shippingMethod',
  'giftOptions',
  'billingAddress',
  'paymentMethod',
]

/** After a new delivery address Magento removes the shipping method and the billing address copied from the old one. */
const FORGOTTEN: Readonly<Partial<Record<CartStepKind, readonly CartStepKind[]>>> = {
  shippingAddress: ['shippingMethod', 'billingAddress'],
}

const fingerprint = (step: CartStep): string => JSON.stringify(step)

/**
 * The steps for the valid parts of the form, in Magento's order. The final ones, right before the order, save the
 * address in the customer's book if wanted.
 */
export function stepsOf(
  values: CheckoutValues,
  { countries, isVirtual, isCustomer }: CheckoutRules,
  { isFinal } = { isFinal: false },
): readonly CartStep[] {
  const address = addressSchema(countries)
  const steps: CartStep[] = []
  const email = safeParse(emailSchema, values.email)
  if (email.success && !isCustomer) steps.push({ kind: 'email', email: email.output })

  const { isPickup, pickup } = values
  const hasPlace = !isPickup || Boolean(pickup?.code)
  const hasShipping = !isVirtual && hasPlace && safeParse(recipientSchema(isPickup, countries), values.shipping).success
  if (hasShipping) {
    const notes = isPickup ? null : values.notes.trim() || null
    const shipping = cartAddressOf(values.shipping, countries)
    const isKept = isFinal && isCustomer && values.savesAddress
    steps.push({
      kind: 'shippingAddress',
      address: isPickup && pickup ? pickupAddressOf(shipping, pickup) : { ...shipping, save_in_address_book: isKept },
      notes,
      ...(pickup && { pickupCode: isPickup ? pickup.code : '' }),
    })
    const method = methodCodesOf(values.shippingMethod)
    if (method) steps.push({ kind: 'shippingMethod', ...method })
  }

  const { gift } = values
  if (gift.isChosen && !isVirtual && safeParse(giftSchema(gift.hasMessage), gift).success) {
    steps.push({ kind: 'giftOptions', gift })
  }

  const isSame = isBilledThere(values, isVirtual)
  const billing = isSame ? values.shipping : values.billing
  const hasBilling = isSame ? hasShipping : safeParse(address, values.billing).success
  if (hasBilling && safeParse(personSchema(billing.countryCode), values).success) {
    const address = personAddressOf(cartAddressOf(billing, countries), values.fiscalCode)
    steps.push({ kind: 'billingAddress', address: isSame && address.vat_id === null ? 'same-as-shipping' : address })
  }
  if (hasBilling && safeParse(invoiceSchema(billing.countryCode), values).success) {
    steps.push({ kind: 'billingAddress', address: companyAddressOf(cartAddressOf(billing, countries), values) })
  }

  const input = paymentInputOf(values)
  // Magento accepts a payment method only after the delivery address.
  if (input && (isVirtual || hasShipping)) steps.push({ kind: 'paymentMethod', input })
  return steps
}

/** The first step that the cart has not accepted yet; null if it is up to date. */
export function nextStep(wanted: readonly CartStep[], saved: SavedSteps): CartStep | null {
  const byOrder = wanted.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  return byOrder.find((step) => saved[step.kind] !== fingerprint(step)) ?? null
}

/** The known state of the cart after a step. */
export function afterStep(saved: SavedSteps, step: CartStep): SavedSteps {
  const forgotten = new Set<string>(FORGOTTEN[step.kind] ?? [])
  const kept = Object.entries(saved).filter(([kind]) => !forgotten.has(kind))
  return { ...Object.fromEntries(kept), [step.kind]: fingerprint(step) }
}
