import type { Variables } from 'relay-runtime'
import type { Link, OperationRequest } from './link.ts'

/**
 * Mutations in which null has a meaning, with that meaning. Elsewhere Magento treats an absent value as the default and
 * answers some nulls, such as a list's `sort: null`, with an internal error.
 */
export const NULL_HAS_MEANING: Readonly<Record<string, string>> = {
  setShippingAddressMutation: 'empties a field that the address of the cart had before; an absent one keeps its value',
  setBillingAddressMutation: 'empties a field that the address of the cart had before; an absent one keeps its value',
  useSaveCustomerAddressUpdateMutation: 'empties a field of the saved address; an absent one keeps its value',
}

/**
 * Leaves out every variable and every input field that is null or undefined, at any depth. Items of lists stay, because
 * their position may matter. Above `persistedGet`, which writes the variables into an address.
 */
export const withoutNulls: Link = (request, forward) =>
  forward({ ...request, variables: withoutNullVariables(request) })

function withoutNullVariables({ name, variables }: OperationRequest): Variables {
  if (!(name in NULL_HAS_MEANING)) return withoutNullFields(variables) as Variables
  return Object.fromEntries(Object.entries(variables).filter(([, value]: [string, unknown]) => value != null))
}

function withoutNullFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]: [string, unknown]) => entry != null)
      .map(([key, entry]: [string, unknown]) => [key, withoutNullFields(entry)]),
  )
}
