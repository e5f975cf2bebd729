import type { FieldRule } from './checkoutSchema.ts'
import type { AddressKind, AddressValues } from '#src/features/address/addressValues.ts'

export type FieldProblem = {
  readonly path: 'email' | `${AddressKind}.${keyof AddressValues}`
  readonly rule: FieldRule
}

type AddressProblem = { readonly field: keyof AddressValues; readonly rule: FieldRule }

/** Magento names a missing field in its text only, one error per field (reference, observed 2.4.7 no. 9). */
const REQUIRED = /^"(\w+)" is required\. Enter and try again\.$/

const OF_MAGENTO_FIELD: Readonly<Record<string, AddressProblem>> = {
  firstname: { field: 'firstname', rule: 'firstname-missing' },
  lastname: { field: 'lastname', rule: 'lastname-missing' },
  street: { field: 'street', rule: 'street-missing' },
  city: { field: 'city', rule: 'city-missing' },
  telephone: { field: 'telephone', rule: 'telephone-missing' },
  postcode: { field: 'postcode', rule: 'postcode-missing' },
  regionId: { field: 'regionId', rule: 'region-missing' },
}

const OF_TEXT: readonly (readonly [pattern: RegExp, problem: AddressProblem])[] = [
  [/^Region is required\.$/, { field: 'regionId', rule: 'region-missing' }],
  [/^A region_id is required/, { field: 'regionId', rule: 'region-missing' }],
  [/^Region input is ambiguous/, { field: 'regionId', rule: 'region-foreign' }],
  [
    /^The (specified region|region_id) (is not a part of|does not match)/,
    { field: 'regionId', rule: 'region-foreign' },
  ],
]

/** Refusals of an address by field; `rest` are those without a field. */
export function addressProblems(
  kind: AddressKind,
  messages: readonly string[],
): { readonly fields: readonly FieldProblem[]; readonly rest: readonly string[] } {
  const fields: FieldProblem[] = []
  const rest: string[] = []
  for (const message of messages) {
    const named = OF_MAGENTO_FIELD[REQUIRED.exec(message)?.[1] ?? '']
    const problem = named ?? OF_TEXT.find(([pattern]) => pattern.test(message))?.[1]
    if (problem) fields.push({ path: `${kind}.${problem.field}`, rule: problem.rule })
    else rest.push(message)
  }
  return { fields, rest }
}

const CHANGED_MEANWHILE =
  /^(Country is not available|Shipping address is not allowed|Could not use the "same_as_shipping"|Can't assign cart|Can not find Pickup|The shipping address is missing)/

/** A refusal of a value that was valid when the form opened: the cart or the shop has changed. */
export const hasChangedMeanwhile = (message: string): boolean => CHANGED_MEANWHILE.test(message)

/** `setGuestEmailOnCart` has one input, so every refusal concerns the e-mail. */
export const emailProblem = (message: string): FieldProblem => ({
  path: 'email',
  rule: /missing/.test(message) ? 'email-missing' : 'email-malformed',
})
