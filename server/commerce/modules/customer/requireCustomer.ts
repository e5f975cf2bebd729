import type { CommerceContext } from '../../engine/context.ts'
import { notAuthorized } from '../../engine/errors.ts'
import { type CustomerRow, findCustomer } from './repository.ts'

/** The signed-in customer; refuses guests like Magento. */
export function requireCustomer(context: CommerceContext): CustomerRow {
  const customer = context.customerId === null ? undefined : findCustomer(context.db, context.customerId)
  if (!customer) throw notAuthorized()
  return customer
}
