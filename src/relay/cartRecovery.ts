/** The reason for the refusal of a cart. */
export type LostCart =
  /** The backend has no such cart, or no longer. */
  | 'missing'
  /** It was closed: by an order, by a merge, or by another system of the merchant. */
  | 'closed'
  /** It belongs to a customer, and nobody is signed in: left by a session that this browser could not store. */
  | 'foreign'

/** Whether a refusal says that the cart was ordered or merged. */
export const saysCartIsClosed = (message: string): boolean => /^The cart isn't active\.?$/.test(message)

/** The known facts when the backend refuses a cart. */
export type LostCartFacts = {
  readonly lostId: string
  readonly why: LostCart
  /** The current cart id of all tabs. */
  readonly currentId: string | null
  /** An order of the lost cart was sent and its result is unknown. */
  readonly isOrdering: boolean
  /** The number of lines that the lost cart had when it was last read. */
  readonly lines: number
  /** The refused operation needs a cart. */
  readonly needsCart: boolean
  /** This browser knows of an order or a merge of it, or a customer may have ordered or merged it on another device. */
  readonly mayBeElsewhere: boolean
}

export type RecoveryDecision =
  /** An order may be pending, and putting its lines into a new cart could buy them twice. */
  | { readonly kind: 'leave' }
  /** Another call or another tab has replaced the cart already. */
  | { readonly kind: 'follow'; readonly cartId: string }
  /** Forget the id; the next addition creates a cart. */
  | { readonly kind: 'forget' }
  /** Create a new cart; with `withLines` restore the lines of the lost one. */
  | { readonly kind: 'renew'; readonly withLines: boolean }

/**
 * Spec §4, §8: decides how to handle a lost cart. The lines of a closed cart are restored only if it cannot have been
 * ordered or merged; otherwise they could be bought twice. A cart that closes while the answer to its order is pending,
 * or was lost, is forgotten: the order is detected in another way.
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
  // If a sign-out or an order has forgotten the cart meanwhile, its lines must not be restored.
  const withLines = isNowhereElse && lines > 0 && currentId === lostId
  return withLines || needsCart ? { kind: 'renew', withLines } : { kind: 'forget' }
}

/** The cart that replaces a lost one. */
export type RecoveredCart = {
  readonly cartId: string
  /** The uids of the lost cart's lines, mapped to those of this cart; null if they are unknown. */
  readonly uids: ReadonlyMap<string, string> | null
}

/** Replaces a lost cart; null if no cart is needed. Runs one at a time for all calls and tabs. */
export type RecoverCart = (lost: {
  readonly lostId: string
  readonly why: LostCart
  readonly needsCart: boolean
  /** A read must not create a cart while an order may be pending. */
  readonly isRead?: boolean
}) => Promise<RecoveredCart | null>
