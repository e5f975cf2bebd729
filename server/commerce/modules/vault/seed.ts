import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import { findCustomerByEmail } from '../customer/repository.ts'
import { PUBLIC_HASH_LENGTH, savePaymentToken } from './repository.ts'

/** Writes the demo customers' saved methods. */
export function seedPaymentTokens({ db, shop, randomText }: SeedInput): void {
  for (const { email, paymentTokens = [] } of shop.customers) {
    const customer = findCustomerByEmail(db, 1, email)
    if (!customer) throw new SeedError(`The content has no customer ${email} who could have saved how to pay`)
    for (const saved of paymentTokens) {
      const publicHash = randomText(PUBLIC_HASH_LENGTH)
      savePaymentToken(db, { customerId: customer.id, publicHash, saved })
    }
  }
}
