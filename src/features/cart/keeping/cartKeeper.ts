import type { IEnvironment } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CartJournal, JournalLine } from '#src/platform/session/cartJournal.ts'
import type { CustomerSession } from '#src/platform/session/customerToken.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { Restoration } from '#src/platform/session/restoration.ts'
import type { RecoverCart } from '#src/relay/cartRecovery.ts'
import type { KnownLine } from '../lines/journalLines.ts'

/** The lock for changes of the current cart, shared by all tabs. */
export const CART_LOCK = 'vetrina.cart'

export type CartKeeperOptions = {
  /** A function, because the environment's network needs the keeper. */
  readonly environment: () => IEnvironment
  readonly cartId: CartIdStore
  /** The current shopper. */
  readonly customer: () => CustomerSession
  readonly journal: CartJournal
  readonly locks: Locks
  /** Whether an order of this cart was sent and its outcome is unknown. */
  readonly isOrdering: (cartId: string) => boolean
  /** Whether an order of this cart was sent and not refused. */
  readonly wasOrdered: (cartId: string) => boolean
  /** Whether an unfinished sign-in is merging this cart. */
  readonly isJoining: (cartId: string) => boolean
  /** A cart was closed elsewhere, perhaps by an order, so its lines are not restored automatically. */
  readonly onClosed: (lines: readonly JournalLine[]) => void
  /** Reads the lines of a cart from the backend; rejects without an answer. */
  readonly readLines: (cartId: string, known: readonly KnownLine[]) => Promise<readonly JournalLine[]>
  /** A lost cart was replaced, and its lines restored as far as possible. */
  readonly onRestored: (restoration: Restoration) => void
}

/** Ensures that there is one current cart, and that its lines survive its loss. */
export type CartKeeper = {
  /** The id of an existing cart: the current one, or a new one. Simultaneous calls of two tabs get the same cart. */
  readonly ensureCart: () => Promise<string>
  readonly recoverCart: RecoverCart
}
