import type { FieldErrors } from 'react-hook-form'
import { isFieldRule } from './fieldMessages.ts'
import type { FieldRule } from './checkoutSchema.ts'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'

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

/** The way down the form. */
const ORDER: readonly string[] = [
  'email',
  ...ADDRESS_ORDER.map((field) => `shipping.${field}`),
  'shippingMethod',
  ...ADDRESS_ORDER.map((field) => `billing.${field}`),
  'paymentMethod',
  'purchaseOrderNumber',
]

/** What keeps the form from being sent, from top to bottom. */
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
