import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { decodeIdUid } from '../../engine/uid.ts'
import { isEmailAddress } from '../customer/rules.ts'
import { findOrder, type OrderItemRow, orderParts, type OrderRow } from '../sales/repository.ts'
import { incrementId } from '../sales/rules.ts'
import { type AttributeInputs, readAnswers } from './attributes.ts'
import {
  findReturn,
  insertComment,
  insertReturn,
  insertReturnItem,
  nextReturnValue,
  returnablePieces,
  type ReturnRow,
} from './repository.ts'
import { plainText } from './rules.ts'

export type RequestReturnInput = {
  readonly order_uid: string
  readonly contact_email?: string | null
  readonly comment_text?: string | null
  readonly items: readonly (RequestedItem | null)[]
}
type RequestedItem = AttributeInputs & { readonly order_item_uid: string; readonly quantity_to_return: number }

/** Throws Magento's error where the shop takes nothing back. */
export function requireReturns({ store }: CommerceContext): void {
  if (!store.config.areReturnsEnabled) throw inputError('RMA is disabled.')
}

/** The id of who is signed in to a shop that takes returns. Throws Magento's errors for everybody else. */
export function requireOwner(context: CommerceContext): number {
  if (context.customerId === null) throw notAuthorized()
  requireReturns(context)
  return context.customerId
}

/** A comment without tags; throws where nothing is left of it. */
export function commentText(text: string): string {
  const plain = plainText(text)
  if (!plain) throw inputError('Please enter a valid message.')
  return plain
}

/** Writes the wish to give some pieces of an order back, all of it or nothing. */
export function requestReturn(context: CommerceContext, input: RequestReturnInput): ReturnRow {
  const { db, store, clock } = context
  const customerId = requireOwner(context)
  const orderId = decodeIdUid(input.order_uid)
  const contactEmail = input.contact_email?.trim() || null
  if (contactEmail !== null && !isEmailAddress(contactEmail)) {
    throw inputError('Please enter a valid email address.')
  }
  const comment = input.comment_text == null ? null : commentText(input.comment_text)
  return inTransaction(db, () => {
    const order = findOrder(db, orderId)
    if (!order || order.customer_id !== customerId) {
      throw noSuchEntity("The entity that was requested doesn't exist. Verify the entity and try again.")
    }
    const items = checkedItems(context, order, input.items)
    const id = insertReturn(db, {
      increment_id: incrementId(order.store_id, nextReturnValue(db, order.store_id)),
      order_id: order.id,
      customer_id: customerId,
      contact_email: contactEmail,
      created_at: clock.now(),
    })
    for (const { item, quantity, inputs } of items) {
      const answers = JSON.stringify(readAnswers(db, store, inputs))
      insertReturnItem(db, { rma_id: id, order_item_id: item.id, quantity_requested: quantity, answers })
    }
    if (comment !== null) insertComment(db, { rma_id: id, is_customers: 1, text: comment, created_at: clock.now() })
    const written = findReturn(db, id)
    if (!written) throw new Error('A return is gone right after it was written')
    return written
  })
}

type CheckedItem = { readonly item: OrderItemRow; readonly quantity: number; readonly inputs: AttributeInputs }

function checkedItems(
  { db }: CommerceContext,
  order: OrderRow,
  requested: RequestReturnInput['items'],
): readonly CheckedItem[] {
  const wanted = requested.flatMap((item) => item ?? [])
  if (wanted.length === 0) throw inputError('You cannot return less than 1 product.')
  const { items } = orderParts(db, [order.id])(order.id)
  // The same row may be named more than once, for instance for another reason.
  const left = new Map(items.map((item) => [item.id, returnablePieces(db, item)]))
  return wanted.map(({ order_item_uid: uid, quantity_to_return: quantity, ...inputs }) => {
    const id = decodeIdUid(uid)
    const item = items.find((each) => each.id === id)
    const rest = left.get(id) ?? 0
    if (!item || returnablePieces(db, item) === 0) throw inputError('You cannot return')
    if (quantity < 1) throw inputError('You cannot return less than 1 product.')
    if (quantity > rest || !Number.isInteger(quantity)) {
      throw inputError(`A quantity of ${item.name} is greater than you can return.`)
    }
    left.set(id, rest - quantity)
    return { item, quantity, inputs }
  })
}
