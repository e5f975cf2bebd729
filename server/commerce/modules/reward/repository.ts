import type { DatabaseSync } from 'node:sqlite'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { SeedRewardPoints, SeedRewards, SeedStoreConfig } from '../../seed/types.ts'
import { type OrderAction, worthOf } from './rules.ts'

export type RewardPointsRow = {
  action: SeedRewardPoints['action'] | OrderAction
  order_number: string | null
  change_points: number
  balance_points: number
  balance_cents: number
  /** Milliseconds since 1970. */
  changed_at: number
}

/** A customer's balance. */
export const rewardPointsOf = (db: DatabaseSync, customerId: number): number =>
  oneRow<{ points: number | null }>(
    db,
    'SELECT sum(change_points) AS points FROM customer_reward_points WHERE customer_id = ?',
    [customerId],
  )?.points ?? 0

/** All changes, the latest first. */
export const rewardHistory = (db: DatabaseSync, customerId: number): RewardPointsRow[] =>
  allRows<RewardPointsRow>(db, 'SELECT * FROM customer_reward_points WHERE customer_id = ? ORDER BY id DESC', [
    customerId,
  ])

/** The settings of a store view's points; null without points. */
export function rewardsOfStore(db: DatabaseSync, storeId: number): SeedRewards | null {
  const row = oneRow<{ config: string }>(db, 'SELECT config FROM store WHERE id = ?', [storeId])
  const config: Pick<SeedStoreConfig, 'rewards'> | null = row ? JSON.parse(row.config) : null
  return config?.rewards ?? null
}

type PointsChange = {
  readonly action: RewardPointsRow['action']
  readonly points: number
  readonly orderNumber?: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Books a change of a customer's points; the balance is never negative. */
export function bookRewardPoints(
  db: DatabaseSync,
  customerId: number,
  { action, points, orderNumber, at }: PointsChange,
  rewards: SeedRewards,
): void {
  const balance = rewardPointsOf(db, customerId) + points
  runSql(
    db,
    `INSERT INTO customer_reward_points
       (customer_id, action, order_number, change_points, balance_points, balance_cents, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [customerId, action, orderNumber ?? null, points, balance, worthOf(balance, rewards), at],
  )
}

/** The changes of an order by one kind of action so far. */
export const pointsOfOrder = (db: DatabaseSync, customerId: number, orderNumber: string, action: OrderAction): number =>
  oneRow<{ points: number | null }>(
    db,
    `SELECT sum(change_points) AS points FROM customer_reward_points
     WHERE customer_id = ? AND order_number = ? AND action = ?`,
    [customerId, orderNumber, action],
  )?.points ?? 0
