type Counted = { readonly status: string; readonly quantity_requested: number; readonly quantity_authorized: number }

const REFUSED: ReadonlySet<string> = new Set(['REJECTED', 'DENIED'])

/** Where a return as a whole stands. */
export type ReturnState = {
  readonly isClosed: boolean
  /** A guest has asked for it, and has not opened the link of the mail yet. */
  readonly isUnconfirmed: boolean
}

/** How many of the pieces that were sent a return takes up: none that was refused, unconfirmed or never dealt with. */
export function takenPieces({ status, ...item }: Counted, { isClosed, isUnconfirmed }: ReturnState): number {
  if (isUnconfirmed || REFUSED.has(status)) return 0
  if (status === 'PENDING') return isClosed ? 0 : item.quantity_requested
  return item.quantity_authorized
}

/** From the furthest back. */
const STEPS = ['APPROVED', 'RECEIVED', 'AUTHORIZED', 'REJECTED'] as const

/** Magento's word for how far a return has come, from that of its items. */
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

/** Parcels are announced once the shop has agreed to take something back, and until the return is closed. */
export const mayBeTracked = (items: readonly { readonly status: string }[], isClosed: boolean): boolean =>
  !isClosed && items.some(({ status }) => status === 'AUTHORIZED')

/** Text of a shopper without tags around or in it. */
export const plainText = (text: string): string => text.replaceAll(/<[^>]*>/g, '').trim()
