import type { DatabaseSync } from 'node:sqlite'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { shownCents } from '../../engine/currency.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { toMoney } from '../../engine/money.ts'
import type { SeedStoreCredit } from '../../seed/types.ts'
import { pageInfoOf, pageOf } from '../catalog/lists/paging.ts'
import type { CustomerRow } from './repository.ts'

type CreditRow = { action: SeedStoreCredit['action']; change_cents: number; balance_cents: number; changed_at: number }

const DEFAULT_PAGE_SIZE = 20

/** The store credit of a customer. */
export const storeCreditOf = (db: DatabaseSync, customerId: number): number =>
  oneRow<{ cents: number | null }>(
    db,
    'SELECT sum(change_cents) AS cents FROM customer_store_credit WHERE customer_id = ?',
    [customerId],
  )?.cents ?? 0

type CreditChange = Pick<SeedStoreCredit, 'action' | 'cents'> & {
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Books a change of a customer's store credit; the balance is never negative. */
export function bookStoreCredit(db: DatabaseSync, customerId: number, { at, action, cents }: CreditChange): void {
  runSql(
    db,
    'INSERT INTO customer_store_credit (customer_id, action, change_cents, balance_cents, changed_at) VALUES (?, ?, ?, ?, ?)',
    [customerId, action, cents, storeCreditOf(db, customerId) + cents, at],
  )
}

type HistoryArguments = { readonly pageSize?: number | null; readonly currentPage?: number | null }

function history(customerId: number, args: HistoryArguments, { db, store }: CommerceContext) {
  const total =
    oneRow<{ total: number }>(db, 'SELECT count(*) AS total FROM customer_store_credit WHERE customer_id = ?', [
      customerId,
    ])?.total ?? 0
  const page = pageOf(total, args.pageSize ?? DEFAULT_PAGE_SIZE, args.currentPage ?? 1)
  const rows = allRows<CreditRow>(
    db,
    'SELECT * FROM customer_store_credit WHERE customer_id = ? ORDER BY id DESC LIMIT ? OFFSET ?',
    [customerId, page.pageSize, page.offset],
  )
  const money = (cents: number) => toMoney(shownCents(store, cents), store.displayCurrency)
  return {
    items: rows.map((row) => ({
      action: row.action,
      actual_balance: money(row.balance_cents),
      balance_change: money(row.change_cents),
      date_time_changed: toMagentoDate(row.changed_at),
    })),
    page_info: pageInfoOf(page),
    total_count: total,
  }
}

export const storeCreditResolvers: Readonly<Record<string, TypeResolvers>> = {
  CustomerStoreCredit: {
    enabled: () => true,
    current_balance: ({ id }: CustomerRow, _: unknown, { db, store }) =>
      toMoney(shownCents(store, storeCreditOf(db, id)), store.displayCurrency),
    balance_history: ({ id }: CustomerRow, args: HistoryArguments, context) => history(id, args, context),
  },
}
