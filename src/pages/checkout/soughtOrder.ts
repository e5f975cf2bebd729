import type { KeyValueStorage } from '#src/platform/storage.ts'

export const SOUGHT_ORDER = 'vetrina.soughtOrder'

/** Identifies the order of a cart without its number. */
export type SoughtOrder = { readonly cartId: string; readonly grandTotal: number; readonly quantity: number }

/**
 * Stores the cart that the checkout in this tab shows. The record outlives the document, because the answer may be lost
 * together with the document.
 */
export const noteSoughtOrder = (storage: KeyValueStorage, sought: SoughtOrder): void =>
  void storage.set(SOUGHT_ORDER, JSON.stringify(sought))
