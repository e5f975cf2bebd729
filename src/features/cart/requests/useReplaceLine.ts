import { useCallback } from 'react'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import type { GiftMessage, JournalLine } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { CartError } from './cartError.ts'
import { useCartWriter } from './CartWriterContext.ts'
import { isSameChoice } from '../lines/sameChoice.ts'
import { useAddProductsToCart } from './useAddProductsToCart.ts'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'
import { useCarryGiftMessage } from '../gift/useCarryGiftMessage.ts'
import { useRemoveItemFromCart } from './useRemoveItemFromCart.ts'
import { useUpdateCartItems } from './useUpdateCartItems.ts'

type Replacement = {
  /** The new line was added, but the old one could not be removed. */
  readonly isOldThere: boolean
  /** The old line's gift message that could not be copied. */
  readonly lostMessage: GiftMessage | null
}

const REPLACED: Replacement = { isOldThere: false, lostMessage: null }

/**
 * Replaces a line by the same product with other options. The new line is added first, so that a refusal leaves the old
 * one unchanged. Never rejects.
 */
export function useReplaceLine(
  cartId: string,
): (old: JournalLine, wanted: AddedLine) => Promise<Result<Replacement, CartError>> {
  const { cartJournal } = useShop()
  const { publish } = useAnalytics()
  const { origins } = useCartWriter()
  const addProducts = useAddProductsToCart()
  const updateItem = useUpdateCartItems(cartId)
  const removeItem = useRemoveItemFromCart(cartId)
  const carryGiftMessage = useCarryGiftMessage()
  return useCallback(
    async (old, wanted) => {
      const pieces = (quantity: number) => {
        const { price, name, sku } = old
        const items = [{ item_id: sku, item_name: name, ...(price && { price: price.value }), quantity }]
        return { currency: price?.currency ?? '', value: valueOf(items), items }
      }
      if (isSameChoice(old, wanted)) {
        const more = wanted.quantity - old.quantity
        if (more === 0) return succeeded(REPLACED)
        const outcome = await updateItem(old.uid, wanted.quantity)
        if (!outcome.ok) return outcome
        if (more > 0) publish('add_to_cart', pieces(more))
        else publish('remove_from_cart', pieces(-more))
        return succeeded(REPLACED)
      }
      const before = piecesOf(cartJournal.linesOf(cartId), old.uid) ?? old.quantity
      const added = await addProducts([wanted])
      if (!added.ok) return added
      if (wanted.event) publish('add_to_cart', wanted.event)
      const { cartId: now } = added.value
      // Another cart may have replaced this one meanwhile, in which the line has another uid.
      const uid = now === cartId ? old.uid : cartJournal.replacementOf(cartId)?.uids.get(old.uid)
      const there = cartJournal.linesOf(now)?.find((line) => line.uid === uid)
      if (!there) return succeeded(REPLACED)
      // The focus returns to the replacement of the line.
      const successor = cartJournal.linesOf(now)?.find((line) => line.uid !== uid && isSameChoice(line, wanted))
      if (successor) origins.set(successor.uid, origins.get(old.uid) ?? old.uid)
      // The backend treats both as equal, so the pieces were added to the line itself.
      const isSameLine = there.quantity > before
      const message = isSameLine ? undefined : there.giftMessage
      const lostMessage = message && !(await carryGiftMessage(now, wanted, message)) ? message : null
      const outcome = await (isSameLine ? updateItem(old.uid, wanted.quantity) : removeItem(old.uid))
      if (!outcome.ok) {
        if (successor) origins.delete(successor.uid)
        return succeeded({ isOldThere: true, lostMessage })
      }
      publish('remove_from_cart', pieces(old.quantity))
      return succeeded({ isOldThere: false, lostMessage })
    },
    [cartId, cartJournal, origins, publish, addProducts, updateItem, removeItem, carryGiftMessage],
  )
}

const piecesOf = (lines: readonly JournalLine[] | null, lineUid: string): number | null =>
  lines?.find(({ uid }) => uid === lineUid)?.quantity ?? null
