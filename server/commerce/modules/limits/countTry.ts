import { inTransaction } from '../../db/inTransaction.ts'
import { oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { digestOf } from '../customer/tokens.ts'

/** Actions of guests on an order without proof of ownership. Magento itself has no limit. */
type Deed = 'mail-key' | 'look-up'

/**
 * The highest number of attempts within the window: for one order, and from one client. A household or an office is one
 * client.
 */
const MOST: Readonly<Record<Deed, { readonly ofSubject: number; readonly ofClient: number }>> = {
  'mail-key': { ofSubject: 5, ofClient: 20 },
  'look-up': { ofSubject: 10, ofClient: 40 },
}
const WINDOW_MS = 15 * 60_000

/**
 * Counts an attempt, whether or not the order exists, so that the refusal does not reveal it. Throws after too many; a
 * refused attempt is not counted. Call it outside of transactions, which would revert it when they fail.
 */
export function countTry({ db, clock, clientAddress }: CommerceContext, deed: Deed, subject: string): void {
  const now = clock.now()
  const { ofSubject, ofClient } = MOST[deed]
  const counted = [
    { subject: digestOf(`about ${subject}`), most: ofSubject },
    ...(clientAddress === null ? [] : [{ subject: digestOf(`from ${clientAddress}`), most: ofClient }]),
  ]
  const isTooMany = inTransaction(db, () => {
    runSql(db, 'DELETE FROM try WHERE tried_at <= ?', [now - WINDOW_MS])
    const isFull = counted.some(
      (one) =>
        (oneRow<{ total: number }>(db, 'SELECT count(*) AS total FROM try WHERE deed = ? AND subject = ?', [
          deed,
          one.subject,
        ])?.total ?? 0) >= one.most,
    )
    if (isFull) return true
    for (const one of counted) {
      runSql(db, 'INSERT INTO try (deed, subject, tried_at) VALUES (?, ?, ?)', [deed, one.subject, now])
    }
    return false
  })
  if (isTooMany) throw inputError('Too many requests. Please wait and try again.')
}
