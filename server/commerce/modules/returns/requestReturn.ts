import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { decodeIdUid } from '../../engine/uid.ts'
import { isEmailAddress } from '../customer/rules.ts'
import { digestOf } from '../customer/tokens.ts'
import { findOrder, findOrderByToken, orderParts, type OrderRow } from '../sales/repository.ts'
import { incrementId } from '../sales/rules.ts'
import { type AttributeInputs, readAnswers } from './attributes.ts'
import {
  findReturn,
  findUnconfirmed,
  insertComment,
  insertReturn,
  insertReturnItem,
  markConfirmed,
  nextReturnValue,
  returnablePieces,
  returnParts,
  type ReturnRow,
} from './repository.ts'
import { postReturnKey, postReturnRequested } from './returnMails.ts'
import { plainText } from './rules.ts'

type ReturnWish = {
  readonly contact_email?: string | null
  readonly comment_text?: string | null
  readonly items: readonly (RequestedItem | null)[]
}
export type RequestReturnInput = ReturnWish & { readonly order_uid: string }
export type RequestGuestReturnInput = ReturnWish & { readonly token: string }
type RequestedItem = AttributeInputs & { readonly order_item_uid: string; readonly quantity_to_return: number }

const KEY_LENGTH = 32

/** Throws Magento's error if the shop accepts no returns. */
export function requireReturns({ store }: CommerceContext): void {
  if (!store.config.areReturnsEnabled) throw inputError('RMA is disabled.')
}

/** The id of the signed-in customer, in a shop that accepts returns. Throws Magento's errors otherwise. */
export function requireOwner(context: CommerceContext): number {
  if (context.customerId === null) throw notAuthorized()
  requireReturns(context)
  return context.customerId
}

/** A comment without tags; throws if nothing remains. */
export function commentText(text: string): string {
  const plain = plainText(text)
  if (!plain) throw inputError('Please enter a valid message.')
  return plain
}

/**
 * Writes a customer's request to return items of an order, completely or not at all, and confirms its receipt by mail.
 */
export function requestReturn(context: CommerceContext, { order_uid: uid, ...wish }: RequestReturnInput): ReturnRow {
  const { db } = context
  const customerId = requireOwner(context)
  const orderId = decodeIdUid(uid)
  const checked = checkedWish(wish)
  return inTransaction(db, () => {
    const order = findOrder(db, orderId)
    if (!order || order.customer_id !== customerId) {
      throw noSuchEntity("The entity that was requested doesn't exist. Verify the entity and try again.")
    }
    const written = writeReturn(context, order, { ...checked, keyHash: null })
    postReturnRequested(context, written)
    return written
  })
}

/**
 * Writes a guest's request, and mails the buyer the key that confirms it: a visitor with the order's address may not be
 * the buyer.
 */
export function requestGuestReturn(context: CommerceContext, { token, ...wish }: RequestGuestReturnInput): ReturnRow {
  const { db } = context
  requireReturns(context)
  const checked = checkedWish(wish)
  return inTransaction(db, () => {
    const order = findOrderByToken(db, token)
    if (!order) throw noSuchEntity("We couldn't locate an order with the information provided.")
    if (order.customer_id !== null) throw notAuthorized('Please login to view the order.')
    const key = context.randomText(KEY_LENGTH)
    const written = writeReturn(context, order, { ...checked, keyHash: digestOf(key) })
    postReturnKey(context, order, key)
    return written
  })
}

/** Confirms a guest's request with the key of the mail, which works once, if its items may still be returned. */
export function confirmReturn(
  context: CommerceContext,
  { order_id: uid, confirmation_key: key }: { readonly order_id: string; readonly confirmation_key: string },
): ReturnRow {
  const { db } = context
  requireReturns(context)
  const orderId = decodeIdUid(uid)
  return inTransaction(db, () => {
    const order = findOrder(db, orderId)
    const unconfirmed = findUnconfirmed(db, orderId, digestOf(key))
    // Without a valid key the answer reveals nothing about the order.
    if (!order || !unconfirmed) throw inputError('The return could not be confirmed.')
    const { items } = returnParts(db, [unconfirmed.id])(unconfirmed.id)
    requirePieces(
      context,
      order,
      items.map((item) => ({ itemId: item.order_item_id, quantity: item.quantity_requested })),
    )
    markConfirmed(db, unconfirmed.id)
    const confirmed = { ...unconfirmed, key_hash: null }
    postReturnRequested(context, confirmed)
    return confirmed
  })
}

type CheckedWish = {
  readonly contactEmail: string | null
  readonly comment: string | null
  readonly items: readonly RequestedItem[]
}

function checkedWish({ contact_email: email, comment_text: text, items }: ReturnWish): CheckedWish {
  const contactEmail = email?.trim() || null
  if (contactEmail !== null && !isEmailAddress(contactEmail)) {
    throw inputError('Please enter a valid email address.')
  }
  return {
    contactEmail,
    comment: text == null ? null : commentText(text),
    items: items.flatMap((item) => item ?? []),
  }
}

function writeReturn(
  context: CommerceContext,
  order: OrderRow,
  { contactEmail, comment, items, keyHash }: CheckedWish & { readonly keyHash: string | null },
): ReturnRow {
  const { db, store, clock } = context
  const pieces = items.map((item) => ({ itemId: decodeIdUid(item.order_item_uid), quantity: item.quantity_to_return }))
  requirePieces(context, order, pieces)
  const id = insertReturn(db, {
    increment_id: incrementId(order.store_id, nextReturnValue(db, order.store_id)),
    order_id: order.id,
    customer_id: order.customer_id,
    contact_email: contactEmail,
    key_hash: keyHash,
    created_at: clock.now(),
  })
  for (const item of items) {
    insertReturnItem(db, {
      rma_id: id,
      order_item_id: decodeIdUid(item.order_item_uid),
      quantity_requested: item.quantity_to_return,
      answers: JSON.stringify(readAnswers(db, store, item)),
    })
  }
  if (comment !== null) insertComment(db, { rma_id: id, is_customers: 1, text: comment, created_at: clock.now() })
  const written = findReturn(db, id)
  if (!written) throw new Error('A return is gone right after it was written')
  return written
}

type Pieces = { readonly itemId: number; readonly quantity: number }

/** Throws Magento's error unless all of the items may be returned. */
function requirePieces({ db }: CommerceContext, order: OrderRow, wanted: readonly Pieces[]): void {
  if (wanted.length === 0) throw inputError('You cannot return less than 1 product.')
  const { items } = orderParts(db, [order.id])(order.id)
  // The same row may occur more than once, for instance with another reason.
  const left = new Map(items.map((item) => [item.id, returnablePieces(db, item)]))
  for (const { itemId, quantity } of wanted) {
    const item = items.find(({ id }) => id === itemId)
    const rest = left.get(itemId) ?? 0
    if (!item || returnablePieces(db, item) === 0) throw inputError(`You cannot return ${item?.name ?? 'this item'}.`)
    if (quantity < 1) throw inputError('You cannot return less than 1 product.')
    if (quantity > rest || !Number.isInteger(quantity)) {
      throw inputError(`A quantity of ${item.name} is greater than you can return.`)
    }
    left.set(itemId, rest - quantity)
  }
}
