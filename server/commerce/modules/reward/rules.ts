import type { Cents } from '../../engine/money.ts'
import type { SeedRewardRate, SeedRewards, SeedRewardPoints } from '../../seed/types.ts'

/** What points can pay: whole steps of the rate, the rest is kept. */
export const worthOf = (points: number, { redemption }: SeedRewards): Cents =>
  Math.floor(points / redemption.points) * redemption.cents

/** The points that money earns: whole steps of the rate. */
export const pointsEarned = (cents: Cents, { cents: step, points }: SeedRewardRate): number =>
  Math.max(0, Math.floor(cents / step)) * points

/** Points that pay, and what they pay. */
export type SpentPoints = { readonly points: number; readonly cents: Cents }

/** What a balance pays of a sum: as much as it can, and never more than the sum. A step that is begun is spent whole. */
export function spendPoints(balance: number, due: Cents, rewards: SeedRewards): SpentPoints {
  const cents = Math.min(worthOf(balance, rewards), due)
  const { points, cents: step } = rewards.redemption
  return { points: Math.ceil(cents / step) * points, cents }
}

/** Why points changed, in Magento's words. */
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

/** What an order does to points: it is paid with them, earns some, is called off, or paid back. */
export type OrderAction = 'order' | 'order_extra' | 'order_revert' | 'creditmemo' | 'creditmemo_void'
