/** What a refusal says of the cart it was about. */
export type LostCart =
  /** The backend knows no such cart (any more). */
  | 'missing'
  /** It was closed: by an order, by a merge, or by the merchant's system without either. */
  | 'closed'
  /** It is a customer's, and nobody is signed in: left by a session that this browser could not keep. */
  | 'foreign'

/** What is known when the backend refuses a cart. */
export type LostCartFacts = {
  readonly lostId: string
  readonly why: LostCart
  /** The id that all tabs share at this moment. */
  readonly currentId: string | null
  /** An order of the lost cart was sent and its outcome is not known. */
  readonly isOrdering: boolean
  /** Lines that the lost cart was last seen with. */
  readonly lines: number
  /** The refused operation cannot do without a cart. */
  readonly needsCart: boolean
  /** An order or a merge of it that this browser knows of, or that a customer may have made elsewhere. */
  readonly mayBeElsewhere: boolean
}

export type RecoveryDecision =
  /** An order may be under way, and putting its lines into a new cart would have them bought twice. */
  | { readonly kind: 'leave' }
  /** Another call or another tab was quicker. */
  | { readonly kind: 'follow'; readonly cartId: string }
  /** Forget the id; the next addition makes a cart. */
  | { readonly kind: 'forget' }
  /** Make a new cart; `withLines`: and put back what the lost one held. */
  | { readonly kind: 'renew'; readonly withLines: boolean }

/**
 * Spec §4, §8: what to do about a cart that is gone. What a closed cart held is put back only where nothing can have
 * ordered or merged it; else it would be bought twice. A cart that closes while its order's answer is awaited, or was
 * lost, is forgotten: that it was ordered is known without it.
 */
export function decideRecovery({
  lostId,
  why,
  currentId,
  isOrdering,
  lines,
  needsCart,
  mayBeElsewhere,
}: LostCartFacts): RecoveryDecision {
  if (isOrdering && why === 'missing') return { kind: 'leave' }
  if (currentId !== null && currentId !== lostId) return { kind: 'follow', cartId: currentId }
  const isNowhereElse = why === 'missing' || (why === 'closed' && !isOrdering && !mayBeElsewhere)
  // Where the cart was forgotten meanwhile, by a sign-out or an order, its lines are not wanted any more.
  const withLines = isNowhereElse && lines > 0 && currentId === lostId
  return withLines || needsCart ? { kind: 'renew', withLines } : { kind: 'forget' }
}

/** The cart to go on with. */
export type RecoveredCart = {
  readonly cartId: string
  /** What the lines of the lost cart are called in this one; null when that is not known. */
  readonly uids: ReadonlyMap<string, string> | null
}

/** Replaces a lost cart; null when there is nothing to go on with. One at a time for all calls and tabs. */
export type RecoverCart = (lost: {
  readonly lostId: string
  readonly why: LostCart
  readonly needsCart: boolean
  /** It only asks, and must make no cart while an order may be under way. */
  readonly isRead?: boolean
}) => Promise<RecoveredCart | null>
