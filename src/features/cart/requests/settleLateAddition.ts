import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { IEnvironment } from 'relay-runtime'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import type { CartError } from './cartError.ts'
import { CART_LOCK } from '../keeping/cartKeeper.ts'
import { without } from '../lines/restoredLines.ts'
import { putLines } from './restoreCartLines.ts'

/**
 * Handles an addition whose answer arrives after another cart has replaced its own, so the merge or recovery did not
 * know of it. Adds its pieces to the other cart if the first one was lost; after a merge the backend has decided.
 * Returns a refusal for each line with missing pieces, because the click needs its own result.
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
  /** The lines of that cart. */
  answered: readonly JournalLine[],
  sent: readonly Pick<CartLineRequest, 'sku' | 'quantity'>[],
): Promise<readonly CartError[]> {
  // The cart was lost while its journal was empty, so no cart replaced it. An ordered cart is excluded.
  const isForgotten = cartId.get() === null && cartJournal.linesOf(answeredId)?.length === 0
  if (isForgotten && (await ensureCart().catch(() => null)) === null) return sent.map(({ sku }) => notAlong(sku))
  const missing = await locks.run(CART_LOCK, async () => {
    cartId.refresh()
    const current = cartId.get()
    const replacement = cartJournal.replacementOf(answeredId)
    // The cart was ordered, or waits for the customer's sign-out, or its shopper is gone.
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

/** Limits the lines to the pieces of this addition; other pieces are reported by their own senders. */
function ofSent(lines: readonly JournalLine[], sent: readonly Pick<CartLineRequest, 'sku' | 'quantity'>[]) {
  const left = new Map<string, number>()
  for (const { sku, quantity } of sent) left.set(sku, (left.get(sku) ?? 0) + quantity)
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, left.get(line.sku) ?? 0)
    left.set(line.sku, (left.get(line.sku) ?? 0) - quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
