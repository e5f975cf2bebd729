import type { ItemValue } from './analytics/commerceEvents.ts'
import type { JournalLine } from './cartJournal.ts'
import type { KeyValueStorage } from './storage.ts'

/**
 * Of the key of every entry: tabs that write at once do not overwrite each other. And the name of the lock that is held
 * by whoever works on one: an entry that outlives the lock's turns has lost its document. Taken before the cart's lock,
 * never after it.
 */
export const PENDING_ADDITION = 'vetrina.addition.'

/** What the shopper put into the cart and nobody has answered yet. */
export type PendingAddition = {
  /** Whose cart it is for; null for a guest's. */
  readonly email: string | null
  readonly lines: readonly PendingLine[]
  /** The id of the cart that it was sent to; null while it was certainly not sent. */
  readonly sentTo: string | null
}

/** As the page added it. */
export type PendingLine = Pick<JournalLine, 'sku' | 'quantity'> &
  Partial<Pick<JournalLine, 'selectedOptions' | 'enteredOptions'>> & {
    readonly arriving?: { readonly name: string }
    readonly event?: ItemValue
  }

/**
 * An addition that waits for its customer to sign in again stands in the storage of its tab. Call it when a document
 * begins: what it finds there was left by the one before it in this tab, and whoever finishes the others finishes it.
 */
export function adoptWaitingAdditions(tabStorage: KeyValueStorage, storage: KeyValueStorage): void {
  for (const key of pendingAdditions(tabStorage)) {
    const addition = tabStorage.get(key)
    if (addition !== null && storage.set(key, addition)) tabStorage.remove(key)
  }
}

/** Keys of the additions under way, in any tab, and of those whose document is gone. */
export const pendingAdditions = (storage: KeyValueStorage): readonly string[] =>
  storage.keys().filter((key) => key.startsWith(PENDING_ADDITION))
