import type { Result } from '#src/lib/result.ts'
import type { JournalLine } from '#src/platform/cartJournal.ts'
import type { UnrestoredLine } from '#src/platform/restoration.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** The cart that was filled before signing in. */
export type GuestCart = {
  readonly id: string
  /** Null when they could not be read. */
  readonly lines: readonly JournalLine[] | null
}

export type OwnCart = { readonly id: string; readonly lines: readonly JournalLine[] }

export type CartPorts = {
  /** The customer's cart; the backend makes one where there is none. Rejects when it cannot be read. */
  readonly readOwnCart: () => Promise<OwnCart>
  /** Moves the lines of the first cart into the second and answers what that one then holds. */
  readonly merge: (guestCartId: string, ownCartId: string) => Promise<Result<readonly JournalLine[], MutationError>>
}

/** What became of the two carts. */
export type JoinedCarts =
  /** The guest's cart became part of the customer's, which held `before`. */
  | { readonly kind: 'merged'; readonly own: OwnCart; readonly before: readonly JournalLine[] }
  /** There was nothing to merge. */
  | { readonly kind: 'unmerged'; readonly own: OwnCart }
  /** The guest's cart still exists beside the customer's. */
  | { readonly kind: 'apart'; readonly own: OwnCart; readonly guest: GuestCart }
  /** Nothing is known of the customer's cart, and nothing was changed. */
  | { readonly kind: 'unknown' }

/** What the shopper is told of the carts after signing in. Unless it is unknown, the customer's is the current one. */
export type CartJoin =
  | {
      readonly kind: 'joined'
      /** What the guest's cart held and did not make it. */
      readonly missing: readonly UnrestoredLine[]
    }
  | Extract<JoinedCarts, { kind: 'apart' | 'unknown' }>

/** Makes one cart of the guest's and the customer's, right after signing in. */
export async function joinCarts({ readOwnCart, merge }: CartPorts, guest: GuestCart | null): Promise<JoinedCarts> {
  const own = await readOwnCart().catch(() => null)
  if (own === null) return { kind: 'unknown' }
  const unmerged: JoinedCarts = { kind: 'unmerged', own }
  const mergedInto = (lines: readonly JournalLine[], before: readonly JournalLine[]): JoinedCarts => ({
    kind: 'merged',
    own: { id: own.id, lines },
    before,
  })
  // An empty one too: another tab may be adding to it, and is led to the customer's cart only once this one is closed.
  if (guest === null || guest.id === own.id) return unmerged
  const first = await merge(guest.id, own.id)
  // Of a merge without an answer a second one tells what became of it: it closes the guest's cart.
  const isUnanswered = !first.ok && (first.error.kind === 'unreachable' || first.error.kind === 'server')
  const merged = isUnanswered ? await merge(guest.id, own.id) : first
  if (merged.ok) return mergedInto(merged.value, own.lines)
  switch (merged.error.kind) {
    case 'no-such-entity': {
      // The customer's own was lost between reading and merging: by now there is another.
      if (merged.error.message.includes(`"${own.id}"`)) return joinCarts({ readOwnCart, merge }, guest)
      // The backend has lost it, what it held did not come back before, and its journal is all there is: once more, then.
      if (guest.lines === null && merged.error.message.includes(guest.id)) return { kind: 'unknown' }
      // Closed already: by a merge whose answer was lost, or by an order in another window. The carts tell which.
      const now = await readOwnCart().catch(() => null)
      return now === null ? { kind: 'apart', own, guest } : mergedInto(now.lines, [])
    }
    case 'session-expired':
      // The cart is another customer's, left in this browser by a session that ran out, and stays with its owner; unless
      // it is the new token that is refused, revoked as soon as it was there: then no session begins.
      return (await readOwnCart().catch(() => null)) === null ? { kind: 'unknown' } : unmerged
    case 'rejected':
    case 'unreachable':
    case 'server':
      return guest.lines?.length === 0 ? unmerged : { kind: 'apart', own, guest }
  }
}
