import type { FieldErrors } from 'react-hook-form'
import type { CheckoutStep } from '../steps/checkoutSteps.ts'
import type { FieldRule } from './checkoutSchema.ts'
import type { AddressKind } from '#src/features/address/addressValues.ts'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'
import { isFieldRule } from './fieldMessages.ts'

export type FormProblem = { readonly name: CheckoutFieldName; readonly rule: FieldRule }

const ADDRESS_ORDER = [
  'countryCode',
  'firstname',
  'lastname',
  'street',
  'postcode',
  'city',
  'regionId',
  'telephone',
] as const

const addressFields = (kind: AddressKind) => ADDRESS_ORDER.map((field) => `${kind}.${field}` as const)

/** The fields of each step from top to bottom. */
export const STEP_FIELDS: Readonly<Record<CheckoutStep, readonly CheckoutFieldName[]>> = {
  contact: ['email'],
  delivery: ['pickup', ...addressFields('shipping'), 'shippingMethod', 'gift.to', 'gift.from', 'gift.message'],
  payment: [
    ...addressFields('billing'),
    'invoiceCompany',
    'vatId',
    'invoiceDelivery',
    'fiscalCode',
    'paymentMethod',
    'purchaseOrderNumber',
  ],
}

const ORDER: readonly string[] = Object.values(STEP_FIELDS).flat()

/** The errors that prevent submitting the form, from top to bottom. */
export function formProblems(errors: FieldErrors<CheckoutValues>): readonly FormProblem[] {
  const place = ({ name }: FormProblem) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)
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
