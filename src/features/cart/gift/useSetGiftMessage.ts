import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { failed, succeeded } from '#src/lib/result.ts'
import type { GiftMessage } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cartErrorOf } from '../requests/cartError.ts'
import type { WriteOutcome } from '../requests/cartWriter.ts'
import { giftMessageTarget } from '../requests/cartWriter.ts'
import { useCartWriter } from '../requests/CartWriterContext.ts'
import { setGiftMessages } from './setGiftMessages.ts'

type GivenLine = { readonly uid: string; readonly quantity: number }

/** Sets the gift message of a line; an empty one removes it. */
export function useSetGiftMessage(cartId: string): (line: GivenLine, message: GiftMessage) => Promise<WriteOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const { cartJournal, resume } = useShop()
  return useCallback(
    ({ uid, quantity }, giftMessage) =>
      resume(() =>
        writer.put(giftMessageTarget(uid), async () => {
          const result = await setGiftMessages(environment, cartId, [{ uid, quantity, giftMessage }])
          if (!result.ok) return failed(cartErrorOf(result.error))
          const { id, messages } = result.value
          // In a cart that replaced this one the line has another uid.
          const now = (id === cartId ? null : cartJournal.replacementOf(cartId)?.uids.get(uid)) ?? uid
          if (!messages.has(now)) return failed({ kind: 'not-found', message: `The line ${uid} is gone.` })
          cartJournal.noteGiftMessage(id, now, messages.get(now) ?? null)
          return succeeded(null)
        }),
      ),
    [environment, writer, cartId, cartJournal, resume],
  )
}
