import type { KeyValueStorage } from '#src/platform/storage.ts'

export const ORDER_HINT = 'vetrina.soughtOrder'

/** Identifies the order of a cart without its number. */
export type OrderHint = { readonly cartId: string; readonly grandTotal: number; readonly quantity: number }

/**
 * Stores the cart that the checkout in this tab shows. The record outlives the document, because the answer may be lost
 * together with the document.
 */
export const storeOrderHint = (storage: KeyValueStorage, sought: OrderHint): void =>
  void storage.set(ORDER_HINT, JSON.stringify(sought))
