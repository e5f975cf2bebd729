import type { Result } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** What a line of a cart holds, as far as two carts are compared. */
export type JoinLine = {
  /** Of what is bought: the variant's where there are variants. */
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

/** The cart that was filled before signing in. */
export type GuestCart = {
  readonly id: string
  /** Null when they could not be read. */
  readonly lines: readonly JoinLine[] | null
}

export type OwnCart = { readonly id: string; readonly lines: readonly JoinLine[] }

export type CartPorts = {
  /** The customer's cart; the backend makes one where there is none. Rejects when it cannot be read. */
  readonly readOwnCart: () => Promise<OwnCart>
  /** Moves the lines of the first cart into the second and answers what that one then holds. */
  readonly merge: (guestCartId: string, ownCartId: string) => Promise<Result<readonly JoinLine[], MutationError>>
}

export type CartJoin =
  /** The customer's cart is the current one. `missing`: what the guest's cart held and did not make it. */
  | { readonly kind: 'joined'; readonly cartId: string; readonly missing: readonly JoinLine[] }
  /** The customer's cart is the current one, and the guest's still exists beside it. */
  | { readonly kind: 'apart'; readonly cartId: string; readonly guest: GuestCart }
  /** Nothing is known of the customer's cart, and nothing was changed. */
  | { readonly kind: 'unknown' }

/** Makes one cart of the guest's and the customer's, right after signing in. */
export async function joinCarts({ readOwnCart, merge }: CartPorts, guest: GuestCart | null): Promise<CartJoin> {
  const own = await readOwnCart().catch(() => null)
  if (own === null) return { kind: 'unknown' }
  const joined = (missing: readonly JoinLine[]): CartJoin => ({ kind: 'joined', cartId: own.id, missing })
  if (!hasSomethingToMerge(guest, own.id)) return joined([])
  const merged = await merge(guest.id, own.id)
  if (merged.ok) return joined(missingLines(guest.lines ?? [], own.lines, merged.value))
  switch (merged.error.kind) {
    case 'no-such-entity': {
      // Closed already: by a merge whose answer was lost, or by an order in another window. The carts tell which.
      const now = await readOwnCart().catch(() => null)
      return now === null
        ? { kind: 'apart', cartId: own.id, guest }
        : joined(missingLines(guest.lines ?? [], [], now.lines))
    }
    case 'session-expired':
      // The cart is another customer's, left in this browser by a session that ran out. It stays with its owner.
      return joined([])
    case 'rejected':
    case 'unreachable':
    case 'server':
      return { kind: 'apart', cartId: own.id, guest }
  }
}

/** Whether the two carts differ and the guest's is not known to be empty. */
export function hasSomethingToMerge(guest: GuestCart | null, ownCartId: string): guest is GuestCart {
  return guest !== null && guest.id !== ownCartId && guest.lines?.length !== 0
}

/** What of `guest` is not in the merged cart, where quantities of one SKU add up. Never more than the guest had. */
export function missingLines(
  guest: readonly JoinLine[],
  own: readonly JoinLine[],
  merged: readonly JoinLine[],
): readonly JoinLine[] {
  const [had, owned, held] = [quantities(guest), quantities(own), quantities(merged)]
  return [...had].flatMap(([sku, quantity]) => {
    const missing = Math.min(quantity, quantity + (owned.get(sku) ?? 0) - (held.get(sku) ?? 0))
    const name = guest.find((line) => line.sku === sku)?.name ?? sku
    return missing > 0 ? [{ sku, name, quantity: missing }] : []
  })
}

function quantities(lines: readonly JoinLine[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { sku, quantity } of lines) sums.set(sku, (sums.get(sku) ?? 0) + quantity)
  return sums
}
