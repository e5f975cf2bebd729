import type { Result } from '#src/lib/result.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { UnrestoredLine } from '#src/platform/session/restoration.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** The cart from before the sign-in. */
export type GuestCart = {
  readonly id: string
  /** Null if the lines could not be read. */
  readonly lines: readonly JournalLine[] | null
}

export type OwnCart = { readonly id: string; readonly lines: readonly JournalLine[] }

export type CartPorts = {
  /** The customer's cart; the backend creates one if there is none. Rejects if it cannot be read. */
  readonly readOwnCart: () => Promise<OwnCart>
  /** Moves the lines of the first cart into the second and returns the lines of the latter. */
  readonly merge: (guestCartId: string, ownCartId: string) => Promise<Result<readonly JournalLine[], MutationError>>
}

/** The result for the two carts. */
export type JoinedCarts =
  /** The guest's cart was merged into the customer's, which held `before`. */
  | { readonly kind: 'merged'; readonly own: OwnCart; readonly before: readonly JournalLine[] }
  /** There was no guest cart to merge. */
  | { readonly kind: 'unmerged'; readonly own: OwnCart }
  /** The guest's cart still exists beside the customer's. */
  | { readonly kind: 'apart'; readonly own: OwnCart; readonly guest: GuestCart }
  /** The customer's cart could not be read, and nothing was changed. */
  | { readonly kind: 'unknown' }

/** The message about the carts after a sign-in. Unless the customer's cart is unknown, it is now the current one. */
export type CartJoin =
  | {
      readonly kind: 'joined'
      /** Lines of the guest's cart that could not be moved. */
      readonly missing: readonly UnrestoredLine[]
    }
  | Extract<JoinedCarts, { kind: 'apart' | 'unknown' }>

/** Merges the guest's cart into the customer's after a sign-in. */
export async function joinCarts({ readOwnCart, merge }: CartPorts, guest: GuestCart | null): Promise<JoinedCarts> {
  const own = await readOwnCart().catch(() => null)
  if (own === null) return { kind: 'unknown' }
  const unmerged: JoinedCarts = { kind: 'unmerged', own }
  const mergedInto = (lines: readonly JournalLine[], before: readonly JournalLine[]): JoinedCarts => ({
    kind: 'merged',
    own: { id: own.id, lines },
    before,
  })
  // An empty cart is merged, too: another tab may be adding to it, and switches to the customer's cart only after this
  // one is closed.
  if (guest === null || guest.id === own.id) return unmerged
  const first = await merge(guest.id, own.id)
  // After a merge without an answer, a second attempt shows the result, because a merge closes the guest's cart.
  const isUnanswered = !first.ok && (first.error.kind === 'unreachable' || first.error.kind === 'server')
  const merged = isUnanswered ? await merge(guest.id, own.id) : first
  if (merged.ok) return mergedInto(merged.value, own.lines)
  switch (merged.error.kind) {
    case 'no-such-entity': {
      // The customer's cart was lost between reading and merging, so another one exists by now.
      if (merged.error.message.includes(`"${own.id}"`)) return joinCarts({ readOwnCart, merge }, guest)
      // The backend has lost the guest's cart and its lines were not restored, so the journal is used for another
      // attempt.
      if (guest.lines === null && merged.error.message.includes(guest.id)) return { kind: 'unknown' }
      // The guest's cart is closed, by a merge whose answer was lost or by an order in another window. The carts show
      // which.
      const now = await readOwnCart().catch(() => null)
      return now === null ? { kind: 'apart', own, guest } : mergedInto(now.lines, [])
    }
    case 'session-expired':
      // The cart belongs to another customer, from an expired session in this browser, and stays with its owner. If the
      // new token is refused, it was revoked at once, and no session begins.
      return (await readOwnCart().catch(() => null)) === null ? { kind: 'unknown' } : unmerged
    case 'rejected':
    case 'too-many-tries':
    case 'unreachable':
    case 'server':
      return guest.lines?.length === 0 ? unmerged : { kind: 'apart', own, guest }
  }
}
