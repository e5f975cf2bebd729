import type { CommerceContext } from '../../engine/context.ts'
import { closeReturn, decideOnItem, insertComment, type ReturnRow } from './repository.ts'
import { postReturnChanged, postReturnComment } from './returnMails.ts'

// Actions of a back office on a return, each inside the caller's transaction. The buyer is notified.

/** The decision about an item of a return; `quantity` is the number that may be returned. */
export type Decision = { readonly itemId: number; readonly status: string; readonly quantity: number }

export function decideOnReturn(context: CommerceContext, row: ReturnRow, decisions: readonly Decision[]): void {
  for (const { itemId, ...decision } of decisions) decideOnItem(context.db, itemId, decision)
  postReturnChanged(context, row)
}

export function answerOnReturn(context: CommerceContext, row: ReturnRow, text: string): void {
  insertComment(context.db, { rma_id: row.id, is_customers: 0, text, created_at: context.clock.now() })
  postReturnComment(context, row, text)
}

export function endReturn(context: CommerceContext, row: ReturnRow): void {
  closeReturn(context.db, row.id)
  postReturnChanged(context, row)
}
