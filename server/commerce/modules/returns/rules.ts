type Counted = { readonly status: string; readonly quantity_requested: number; readonly quantity_authorized: number }

const REFUSED: ReadonlySet<string> = new Set(['REJECTED', 'DENIED'])

/** The state of a whole return. */
export type ReturnState = {
  readonly isClosed: boolean
  /** A guest has requested it, and has not opened the link of the mail yet. */
  readonly isUnconfirmed: boolean
}

/**
 * How many of the shipped items a return occupies: not those that were refused, unconfirmed or closed without action.
 */
export function takenPieces({ status, ...item }: Counted, { isClosed, isUnconfirmed }: ReturnState): number {
  if (isUnconfirmed || REFUSED.has(status)) return 0
  if (status === 'PENDING') return isClosed ? 0 : item.quantity_requested
  return item.quantity_authorized
}

/** In order of progress, the least first. */
const STEPS = ['APPROVED', 'RECEIVED', 'AUTHORIZED', 'REJECTED'] as const

/** Magento's status of a return, derived from those of its items. */
export function returnStatus(
  items: readonly { readonly status: string }[],
  { isClosed, isUnconfirmed }: ReturnState,
): string {
  if (isUnconfirmed) return 'UNCONFIRMED'
  const found = new Set(items.map(({ status }) => status))
  if (isClosed) return found.has('APPROVED') ? 'PROCESSED_AND_CLOSED' : 'CLOSED'
  const [first = 'PENDING'] = found
  if (found.size <= 1) return first
  const furthest = STEPS.find((step) => found.has(step))
  return furthest === undefined ? 'PENDING' : `PARTIALLY_${furthest}`
}

/** Parcels can be announced after the shop has accepted an item, and until the return is closed. */
export const mayBeTracked = (items: readonly { readonly status: string }[], isClosed: boolean): boolean =>
  !isClosed && items.some(({ status }) => status === 'AUTHORIZED')

/** A shopper's text without tags. */
export const plainText = (text: string): string => text.replaceAll(/<[^<>]*>/g, '').trim()
