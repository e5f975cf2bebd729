import type { FieldErrors } from 'react-hook-form'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { ALL_STEPS, partOfField, partsOf } from '../steps/checkoutSteps.ts'
import type { CheckoutStep } from '../steps/checkoutSteps.ts'
import type { FieldRule } from './checkoutSchema.ts'
import type { AddressKind } from '#src/features/address/addressValues.ts'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'
import { isFieldRule } from './fieldMessages.ts'

export type FormProblem = { readonly name: CheckoutFieldName; readonly rule: FieldRule }

const ADDRESS_FIELDS = [
  'firstname',
  'lastname',
  'street',
  'postcode',
  'city',
  'regionId',
  'telephone',
  'countryCode',
] as const

const addressFields = (kind: AddressKind) => ADDRESS_FIELDS.map((field) => `${kind}.${field}` as const)

const PART_FIELDS: Readonly<Record<CheckoutStep, readonly CheckoutFieldName[]>> = {
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

/** The fields that a step asks for. */
export const stepFields = (...step: Parameters<typeof partsOf>): readonly CheckoutFieldName[] =>
  partsOf(...step).flatMap((part) => PART_FIELDS[part])

/** The errors that prevent submitting the form, from the first part to the last and in a part from top to bottom. */
export const formProblems = (
  errors: FieldErrors<CheckoutValues>,
  isBefore: IsBefore = isAbove,
): readonly FormProblem[] => {
  const problems = flatten(errors, [])
  const names = inFieldOrder(
    problems.map(({ name }) => name),
    isBefore,
  )
  return problems.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}

type IsBefore = (one: CheckoutFieldName, other: CheckoutFieldName) => boolean

/** The order of the parts, and in a shown part that of the fields in the document: parts show their fields by rules. */
export const inFieldOrder = (
  names: readonly CheckoutFieldName[],
  isBefore: IsBefore = isAbove,
): readonly CheckoutFieldName[] => {
  const placeOf = (name: CheckoutFieldName) => ALL_STEPS.indexOf(partOfField(name))
  return names.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0),
  )
}

function isAbove(one: CheckoutFieldName, other: CheckoutFieldName): boolean {
  const [upper, lower] = [one, other].map((name) => document.getElementById(fieldAnchor(name)))
  return Boolean(upper && lower && upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function flatten(node: unknown, path: readonly string[]): readonly FormProblem[] {
  if (typeof node !== 'object' || node === null) return []
  const { message } = node as { message?: unknown }
  if (typeof message === 'string') {
    return isFieldRule(message) ? [{ name: path.join('.') as CheckoutFieldName, rule: message }] : []
  }
  return Object.entries(node).flatMap(([key, child]) => flatten(child, [...path, key]))
}
