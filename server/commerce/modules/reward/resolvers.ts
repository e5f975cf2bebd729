import type { CommerceContext } from '../../engine/context.ts'
import { shownCents } from '../../engine/currency.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { toMoney } from '../../engine/money.ts'
import type { SeedRewardRate, SeedRewards } from '../../seed/types.ts'
import type { CustomerRow } from '../customer/repository.ts'
import { rewardHistory, rewardPointsOf } from './repository.ts'
import { changeReason, worthOf } from './rules.ts'

type RewardAccount = { readonly customerId: number; readonly rewards: SeedRewards }

const rateOf = ({ points, cents }: SeedRewardRate) => ({ points, currency_amount: cents / 100 })

function balance({ customerId, rewards }: RewardAccount, _: unknown, { db, store }: CommerceContext) {
  const points = rewardPointsOf(db, customerId)
  return { points, money: toMoney(shownCents(store, worthOf(points, rewards)), store.displayCurrency) }
}

function balanceHistory({ customerId, rewards }: RewardAccount, _: unknown, { db, store }: CommerceContext) {
  if (!rewards.isHistoryPublished) return []
  return rewardHistory(db, customerId).map((row) => ({
    balance: {
      points: row.balance_points,
      money: toMoney(shownCents(store, row.balance_cents), store.displayCurrency),
    },
    change_reason: changeReason(row.action, row.order_number),
    date: toMagentoDate(row.changed_at),
    points_change: row.change_points,
  }))
}

export const rewardResolvers: Readonly<Record<string, TypeResolvers>> = {
  Customer: {
    /** Null if the store has no points, as in Magento. */
    reward_points: ({ id }: CustomerRow, _: unknown, { store }): RewardAccount | null =>
      store.config.rewards && { customerId: id, rewards: store.config.rewards },
  },
  RewardPoints: {
    balance,
    balance_history: balanceHistory,
    exchange_rates: ({ rewards: { earning, redemption } }: RewardAccount) => ({
      earning: earning && rateOf(earning),
      redemption: rateOf(redemption),
    }),
    // The engine sends no mails about points, so nobody is subscribed.
    subscription_status: () => ({
      balance_updates: 'NOT_SUBSCRIBED',
      points_expiration_notifications: 'NOT_SUBSCRIBED',
    }),
  },
}
