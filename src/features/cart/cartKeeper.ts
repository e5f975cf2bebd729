import type { IEnvironment } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/cartId.ts'
import type { CartJournal, JournalLine } from '#src/platform/cartJournal.ts'
import type { CustomerSession } from '#src/platform/customerToken.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { Restoration } from '#src/platform/restoration.ts'
import type { RecoverCart } from '#src/relay/cartRecovery.ts'
import type { KnownLine } from './journalLines.ts'

/** Whoever changes which cart is the current one holds this lock, in all tabs. */
export const CART_LOCK = 'vetrina.cart'

export type CartKeeperOptions = {
  /** Asked for when it is needed: its network needs the keeper. */
  readonly environment: () => IEnvironment
  readonly cartId: CartIdStore
  /** Who shops. */
  readonly customer: () => CustomerSession
  readonly journal: CartJournal
  readonly locks: Locks
  /** Whether an order of this cart was sent whose outcome is not known. */
  readonly isOrdering: (cartId: string) => boolean
  /** Whether an order of this cart was sent and not refused. */
  readonly wasOrdered: (cartId: string) => boolean
  /** Whether this cart is being merged by a sign-in that is not finished. */
  readonly isJoining: (cartId: string) => boolean
  /** A cart was closed elsewhere, perhaps by an order: what it held is not put back unasked. */
  readonly onClosed: (lines: readonly JournalLine[]) => void
  /** What the backend says that a cart holds; rejects when it does not say. */
  readonly readLines: (cartId: string, known: readonly KnownLine[]) => Promise<readonly JournalLine[]>
  /** A lost cart was replaced by one with what could be restored. */
  readonly onRestored: (restoration: Restoration) => void
}

/** Sees to it that there is one current cart, and that what it held outlives it. */
export type CartKeeper = {
  /** The id of a cart that exists: the current one, or a new one. Two tabs at once share it. */
  readonly ensureCart: () => Promise<string>
  readonly recoverCart: RecoverCart
}
