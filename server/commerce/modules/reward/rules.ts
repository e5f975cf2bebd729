import type { StoreView } from '../../engine/context.ts'
import { shownCents } from '../../engine/currency.ts'
import type { Cents } from '../../engine/money.ts'
import type { SeedRewardRate, SeedRewards, SeedRewardPoints } from '../../seed/types.ts'

/** The value of points: whole steps of the rate only. */
export const worthOf = (points: number, { redemption }: SeedRewards): Cents =>
  Math.floor(points / redemption.points) * redemption.cents

/** The settings with the worth of points in the shopper's currency. */
export const shownRewards = (store: Pick<StoreView, 'exchangeRate'>, rewards: SeedRewards): SeedRewards => ({
  ...rewards,
  redemption: { ...rewards.redemption, cents: shownCents(store, rewards.redemption.cents) },
})

/** The points that an amount in the base currency earns: whole steps of the rate only. */
export const pointsEarned = (cents: Cents, { cents: step, points }: SeedRewardRate): number =>
  Math.max(0, Math.floor(cents / step)) * points

/** The points that are used, and their value. */
export type SpentPoints = { readonly points: number; readonly cents: Cents }

/** The part of a sum that a balance can pay, at most the sum. A partly used step is used completely. */
export function spendPoints(balance: number, due: Cents, rewards: SeedRewards): SpentPoints {
  const cents = Math.min(worthOf(balance, rewards), due)
  const { points, cents: step } = rewards.redemption
  return { points: Math.ceil(cents / step) * points, cents }
}

/** The reason for a change of points, in Magento's words. */
export function changeReason(action: SeedRewardPoints['action'] | OrderAction, orderNumber: string | null): string {
  switch (action) {
    case 'admin':
      return 'Updated by moderator'
    case 'register':
      return 'Registered as customer'
    case 'order':
      return `Redeemed for order #${orderNumber}`
    case 'order_extra':
      return `Earned points for order #${orderNumber}`
    case 'order_revert':
      return `Reverted from incomplete order #${orderNumber}`
    case 'creditmemo':
      return `Refunded from order #${orderNumber}`
    case 'creditmemo_void':
      return `Points voided at order #${orderNumber} refund.`
  }
}

/** The events of an order that change points: payment with points, earning, cancellation, refund. */
export type OrderAction = 'order' | 'order_extra' | 'order_revert' | 'creditmemo' | 'creditmemo_void'
