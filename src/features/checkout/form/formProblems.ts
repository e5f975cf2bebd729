import type { FieldErrors } from 'react-hook-form'
import type { CheckoutStep } from '../steps/checkoutSteps.ts'
import type { FieldRule } from './checkoutSchema.ts'
import type { AddressKind } from '#src/features/address/addressValues.ts'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'
import { isFieldRule } from './fieldMessages.ts'

export type FormProblem = { readonly name: CheckoutFieldName; readonly rule: FieldRule }

const ADDRESS_ORDER = [
  'firstname',
  'lastname',
  'street',
  'postcode',
  'city',
  'regionId',
  'telephone',
  'countryCode',
] as const

const addressFields = (kind: AddressKind) => ADDRESS_ORDER.map((field) => `${kind}.${field}` as const)

/** The fields of each step from top to bottom. */
export const STEP_FIELDS: Readonly<Record<CheckoutStep, readonly CheckoutFieldName[]>> = {
  contact: ['email'],
  delivery: ['pickup', ...addressFields('shipping'), 'shippingMethod', 'gift.to', 'gift.from', 'gift.message'],
  payment: [
    'paymentMethod',
    'purchaseOrderNumber',
    ...addressFields('billing'),
    'invoiceCompany',
    'vatId',
    'invoiceDelivery',
    'fiscalCode',
  ],
}

const ORDER: readonly string[] = Object.values(STEP_FIELDS).flat()

/** Without a delivery to an address the billing address is the only one and comes before the payment. */
const ORDER_WITHOUT_DELIVERY: readonly string[] = [
  ...ORDER.filter((name) => !STEP_FIELDS.payment.some((field) => field === name)),
  ...addressFields('billing'),
  ...STEP_FIELDS.payment,
]

/** The errors that prevent submitting the form, from top to bottom. */
export function formProblems(errors: FieldErrors<CheckoutValues>, isOnlyBilled: boolean): readonly FormProblem[] {
  const order = isOnlyBilled ? ORDER_WITHOUT_DELIVERY : ORDER
  const place = ({ name }: FormProblem) => (order.includes(name) ? order.indexOf(name) : order.length)
  return flatten(errors, []).toSorted((a, b) => place(a) - place(b))
}

function flatten(node: unknown, path: readonly string[]): readonly FormProblem[] {
  if (typeof node !== 'object' || node === null) return []
  const { message } = node as { message?: unknown }
  if (typeof message === 'string') {
    return isFieldRule(message) ? [{ name: path.join('.') as CheckoutFieldName, rule: message }] : []
  }
  return Object.entries(node).flatMap(([key, child]) => flatten(child, [...path, key]))
}
