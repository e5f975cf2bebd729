import type { Receipt } from '#server/withdrawals/statement.ts'
import type { StatementRecord } from './records.ts'

/** A row of the table `withdrawal`. */
export type StatementRow = {
  id: number
  reference: string
  name: string
  email: string
  order_number: string
  goods: string
  language: string
  received_at: number
}

export const receiptOf = (row: Omit<StatementRow, 'id' | 'language'>): Receipt => ({
  reference: row.reference,
  receivedAt: new Date(row.received_at).toISOString(),
  name: row.name,
  email: row.email,
  orderNumber: row.order_number,
  goods: row.goods,
})

export const statementOf = (row: StatementRow): StatementRecord => ({
  place: row.id,
  language: row.language,
  ...receiptOf(row),
})
