import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { CartJournal, CountedLine, JournalLine } from '#src/platform/session/cartJournal.ts'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'

export type Pieces = Pick<JournalLine, 'sku' | 'quantity'>

export const piecesOfSku = (lines: readonly Pieces[], wanted: string): number =>
  lines.filter(({ sku }) => sku === wanted).reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether a cart has at least the added pieces more than another state of it. */
export const hasGained = (now: readonly Pieces[], earlier: readonly Pieces[], added: readonly Pieces[]): boolean =>
  added.every(({ sku }) => piecesOfSku(now, sku) - piecesOfSku(earlier, sku) >= piecesOfSku(added, sku))

/**
 * Adds the pieces to the journal, because no answer did: if the cart is lost, they must be restored with the rest. `now`
 * has the lines of the cart.
 */
export function noteArrived(
  journal: CartJournal,
  cartId: string,
  added: readonly AddedLine[],
  now: readonly CountedLine[],
): void {
  let known = journal.linesOf(cartId) ?? []
  for (const line of added) {
    const there = now.filter(({ sku }) => sku === line.sku)
    const isGrown = ({ uid, quantity }: JournalLine) =>
      there.some((other) => other.uid === uid && other.quantity > quantity)
    const grown = known.find(isGrown)
    const fresh = there.find(({ uid }) => !known.some((other) => other.uid === uid))
    known = grown
      ? known.map((other) => (other === grown ? { ...other, quantity: other.quantity + line.quantity } : other))
      : [
          ...known,
          { ...cartLineRequest(line), uid: fresh?.uid ?? '', name: line.arriving?.name ?? line.sku, price: null },
        ]
  }
  journal.write(cartId, known)
}
