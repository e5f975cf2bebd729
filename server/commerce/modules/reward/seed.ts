import type { SeedInput } from '../../engine/module.ts'
import { findCustomerByEmail } from '../customer/repository.ts'
import { bookRewardPoints, rewardsOfStore } from './repository.ts'

/** Writes the demo customers' points that do not come from orders; orders earn and spend points themselves. */
export function seedRewardPoints({ db, shop, storeIdOf }: SeedInput): void {
  for (const { email, store, rewardPoints = [] } of shop.customers) {
    const rewards = rewardsOfStore(db, storeIdOf(store))
    const customer = findCustomerByEmail(db, 1, email)
    if (!rewards || !customer) continue
    for (const { on, action, points } of rewardPoints) {
      bookRewardPoints(db, customer.id, { action, points, at: Date.parse(`${on}T12:00:00Z`) }, rewards)
    }
  }
}
