import { parseJson } from '#src/lib/parseJson.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { CART_LOCK } from '../keeping/cartKeeper.ts'
import { hasGained, noteArrived, piecesOfSku } from './arrivedLines.ts'
import type { Pieces } from './arrivedLines.ts'
import type { CartError } from './cartError.ts'

/** An addition without an answer, which the backend may have executed. */
export type UnansweredAddition = {
  readonly cartId: string
  /** The pieces of the cart when it was sent. */
  readonly before: readonly Pieces[]
  readonly error: Pick<CartError, 'kind' | 'message'>
}

/** `absent`: the cart has none of the pieces, so that sending them doubles nothing. */
type Settled = Result<{ readonly cartId: string }, CartError> | 'absent'

/**
 * Finds out whether the cart has an addition without an answer. Compares the cart with the journal before the request
 * and with the journal now, which answers to other tabs may have changed. Fails with the addition's own error while the
 * cart cannot be read.
 */
export async function settleUnansweredAddition(
  {
    cartId: current,
    cartJournal,
    countPieces,
    locks,
    tabs,
  }: Pick<Shop, 'cartId' | 'cartJournal' | 'countPieces' | 'locks' | 'tabs'>,
  cartId: string,
  lines: readonly AddedLine[],
  noted: string,
): Promise<Settled> {
  const addition = parseJson(noted, isUnanswered)
  // Another version of the shop noted it, or the cart of that time was ordered or lost.
  if (addition?.cartId !== cartId) return 'absent'
  const { before, error } = addition
  const now = await countPieces(cartId).catch(() => null)
  if (now === null) return failed(error)
  const uncertain = failed<CartError>({ kind: 'uncertain', message: error.message })
  if (now === 'missing') {
    // The next cart gets the pieces of the journal, and a later answer may have added these to it.
    const known = cartJournal.linesOf(cartId) ?? []
    return lines.some(({ sku }) => piecesOfSku(known, sku) > piecesOfSku(before, sku)) ? uncertain : 'absent'
  }
  if (typeof now === 'string') return uncertain
  return locks.run(CART_LOCK, async () => {
    current.refresh()
    const known = cartJournal.linesOf(cartId)
    // Another cart has replaced this one, with or without the addition.
    if (current.get() !== cartId || known === null) return uncertain
    if (hasGained(now, known, lines)) {
      noteArrived(cartJournal, cartId, lines, now)
      tabs.tell({ kind: 'cart', cartId })
      return succeeded({ cartId })
    }
    const isAbsent = lines.every(({ sku }) => piecesOfSku(now, sku) <= piecesOfSku(before, sku))
    return isAbsent ? 'absent' : uncertain
  })
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isUnanswered = (value: unknown): value is UnansweredAddition =>
  isObject(value) &&
  typeof value['cartId'] === 'string' &&
  isObject(value['error']) &&
  (value['error']['kind'] === 'unreachable' || value['error']['kind'] === 'server') &&
  typeof value['error']['message'] === 'string' &&
  Array.isArray(value['before']) &&
  value['before'].every(
    (line: unknown) => isObject(line) && typeof line['sku'] === 'string' && typeof line['quantity'] === 'number',
  )
