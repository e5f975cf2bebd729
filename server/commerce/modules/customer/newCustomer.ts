import type { CommerceContext } from '../../engine/context.ts'
import { notAuthorized } from '../../engine/errors.ts'
import type { CustomerRow } from './repository.ts'

/** The customer in the answer of the mutation that has created the account. */
export type NewCustomer = CustomerRow & { readonly isNew: true; readonly isSubscribed: boolean }

export const isNewCustomer = (customer: CustomerRow): customer is NewCustomer => 'isNew' in customer

/** Throws if a field of the customer needs a signed-in customer, which a new customer is not yet. */
export function refuseNewCustomer(customer: CustomerRow, { oddities }: CommerceContext): void {
  if (oddities.failsOnNewCustomers && isNewCustomer(customer)) throw notAuthorized()
}
