import * as v from 'valibot'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { receiptSchema } from './withdrawalStatement.ts'
import type { WithdrawalReceipt, WithdrawalStatement } from './withdrawalStatement.ts'

export type SendError =
  /** The host takes it for no statement. */
  | 'refused'
  /** Too many statements of this address, or from this place. */
  | { readonly waitSeconds: number }
  /** No answer. Sent again, the same statement is the same one: its first day counts. */
  | 'unreachable'
  | 'server'

const TIMEOUT_MS = 20_000

/** Hands a statement to the host, which keeps it and sends the receipt by mail. Never rejects. */
export async function sendStatement(
  send: typeof globalThis.fetch,
  statement: WithdrawalStatement,
  store: { readonly intlLocale: string; readonly magentoStoreCode: string },
): Promise<Result<WithdrawalReceipt, SendError>> {
  try {
    const answer = await send('/api/withdrawals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...statement, language: store.intlLocale, store: store.magentoStoreCode }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status >= 500) return failed('server')
    if (answer.status === 429) return failed({ waitSeconds: Number(answer.headers.get('retry-after')) })
    if (!answer.ok) return failed('refused')
    const receipt = v.safeParse(receiptSchema, await answer.json())
    return receipt.success ? succeeded(receipt.output) : failed('server')
  } catch {
    // Offline, timed out, cut short: whatever it was, it may be tried again.
    return failed('unreachable')
  }
}
