import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { failed, succeeded } from '#src/lib/result.ts'
import type { GiftMessage } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf } from '../requests/cartError.ts'
import type { WriteOutcome } from '../requests/cartWriter.ts'
import { giftMessageTarget } from '../requests/cartWriter.ts'
import { useCartWriter } from '../requests/CartWriterContext.ts'
import { isSameChoice } from '../lines/sameChoice.ts'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'

/**
 * Copies the gift message of a line to its replacement. Returns whether it is there: a line with a message keeps its
 * own. Never rejects.
 */
export function useCarryGiftMessage(): (
  cartId: string,
  choice: Omit<CartLineRequest, 'quantity'>,
  message: GiftMessage,
) => Promise<boolean> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const { cartJournal, resume } = useShop()
  return useCallback(
    async (cartId, choice, giftMessage) => {
      const line = cartJournal.linesOf(cartId)?.find((each) => isSameChoice(each, choice))
      if (!line) return false
      if (line.giftMessage) return JSON.stringify(line.giftMessage) === JSON.stringify(giftMessage)
      const { uid, quantity } = line
      const carry = async (): Promise<WriteOutcome> => {
        // Rarely needed, so it loads on demand.
        const code = await import('./setGiftMessages.ts').catch(() => null)
        if (code === null) return failed({ kind: 'unreachable', message: 'The code did not come.' })
        const result = await code.setGiftMessages(environment, cartId, [{ uid, quantity, giftMessage }])
        if (!result.ok) return failed(cartErrorOf(result.error))
        const kept = result.value.messages.get(uid) ?? null
        cartJournal.noteGiftMessage(cartId, uid, kept)
        return kept === null
          ? failed({ kind: 'unknown', message: `No words lie beside the line ${uid}.` })
          : succeeded(null)
      }
      const { ok } = await resume(() => writer.put(giftMessageTarget(uid), carry))
      return ok
    },
    [environment, writer, cartJournal, resume],
  )
}
