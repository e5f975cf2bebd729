import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'

/** Magento's code of the method. */
export const PAYPAL_EXPRESS = 'paypal_express'

export type Approval = { token: string; payer_id: string }

export function writeToken(db: DatabaseSync, quoteId: number, token: string): void {
  runSql(db, 'INSERT INTO paypal_express_checkout (token, quote_id) VALUES (?, ?)', [token, quoteId])
}

/** Stores the payer of the approved payment; false if the token does not belong to this cart. The last call counts. */
export function writeApproval(db: DatabaseSync, quoteId: number, { token, payer_id: payerId }: Approval): boolean {
  runSql(db, 'UPDATE paypal_express_checkout SET payer_id = NULL WHERE quote_id = ?', [quoteId])
  const { changes } = runSql(db, 'UPDATE paypal_express_checkout SET payer_id = ? WHERE quote_id = ? AND token = ?', [
    payerId,
    quoteId,
    token,
  ])
  return changes === 1
}

export const findApproval = (db: DatabaseSync, quoteId: number): Approval | undefined =>
  oneRow<Approval>(
    db,
    'SELECT token, payer_id FROM paypal_express_checkout WHERE quote_id = ? AND payer_id IS NOT NULL',
    [quoteId],
  )
