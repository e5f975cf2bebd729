import type { KeyValueStorage } from '#src/platform/storage.ts'

export const SOUGHT_ORDER = 'vetrina.soughtOrder'

/** By what the order of a cart is known when its number was not seen. */
export type SoughtOrder = { readonly cartId: string; readonly grandTotal: number; readonly quantity: number }

/** Notes the cart that this tab's checkout shows. It outlives the document: an answer may be lost with that. */
export const noteSoughtOrder = (storage: KeyValueStorage, sought: SoughtOrder): void =>
  void storage.set(SOUGHT_ORDER, JSON.stringify(sought))
