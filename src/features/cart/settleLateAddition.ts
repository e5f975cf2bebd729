import type { IEnvironment } from 'relay-runtime'
import type { JournalLine, LinePieces } from '#src/platform/cartJournal.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import type { CartError } from './cartError.ts'
import { CART_LOCK } from './cartKeeper.ts'
import { without } from './restoredLines.ts'
import { putLines } from './restoreCartLines.ts'

/**
 * An addition whose answer came when another cart had taken the place of its own: whoever compared the two could not know
 * of it. Puts its pieces into the other cart where the first was lost; where it was merged, the backend has decided.
 * Answers a refusal for each line of which not all pieces are there: a click is told what came of it, whatever the merge
 * or the recovery told.
 */
export async function settleLateAddition(
  environment: IEnvironment,
  {
    cartId,
    cartJournal,
    ensureCart,
    locks,
    tabs,
  }: Pick<Shop, 'cartId' | 'cartJournal' | 'ensureCart' | 'locks' | 'tabs'>,
  answeredId: string,
  /** What that cart held. */
  answered: readonly JournalLine[],
  sent: readonly Pick<LinePieces, 'sku' | 'quantity'>[],
): Promise<readonly CartError[]> {
  // Lost while it was empty for all that was known, so that none took its place. An ordered one was not.
  const isForgotten = cartId.get() === null && cartJournal.linesOf(answeredId)?.length === 0
  if (isForgotten && (await ensureCart().catch(() => null)) === null) return sent.map(({ sku }) => notAlong(sku))
  const missing = await locks.run(CART_LOCK, async () => {
    cartId.refresh()
    const current = cartId.get()
    const replacement = cartJournal.replacementOf(answeredId)
    // It was ordered, it waits for the customer to sign out, or who it was for is gone.
    if (replacement === null || replacement.cartId !== current) return []
    const late = ofSent(without(answered, replacement.arrived), sent)
    if (late.length === 0) return []
    if (replacement.isMerge) return late
    const held = cartJournal.linesOf(current) ?? []
    const result = await putLines(environment, current, late, held)
    if (!result.ok) return late
    cartId.refresh()
    if (cartId.get() === current) cartJournal.write(current, result.value)
    tabs.tell({ kind: 'cart', cartId: current })
    return without(late, without(result.value, held))
  })
  return missing.map(({ sku }) => notAlong(sku))
}

const notAlong = (sku: string): CartError => ({ kind: 'out-of-stock', message: `${sku} did not come along.` })

/** Of the lines, no more pieces than this addition brought: others are told by whoever sent them. */
function ofSent(lines: readonly JournalLine[], sent: readonly Pick<LinePieces, 'sku' | 'quantity'>[]) {
  const left = new Map<string, number>()
  for (const { sku, quantity } of sent) left.set(sku, (left.get(sku) ?? 0) + quantity)
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, left.get(line.sku) ?? 0)
    left.set(line.sku, (left.get(line.sku) ?? 0) - quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
