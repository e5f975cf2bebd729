import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { requiredInput } from '../../engine/requiredInput.ts'
import { changeCart } from './access.ts'
import type { Cart } from './cart.ts'
import { type GiftMessage, type QuoteChange, updateQuote } from './repository.ts'
import { giftMessageOf } from './rules.ts'

type GiftOptionsInput = {
  readonly cart_id: string
  readonly gift_message?: GiftMessage | null
  readonly gift_receipt_included: boolean
}

/**
 * Stores the gift options that the store offers; others, and printed cards and wrappings, which it does not have, are
 * ignored.
 */
function setGiftOptionsOnCart(_: unknown, args: { input?: GiftOptionsInput | null }, context: CommerceContext) {
  const { cart_id: cartId, gift_message: message, gift_receipt_included: hasReceipt } = requiredInput(args.input)
  const { db, store, clock } = context
  if (!cartId) throw inputError('Required parameter "cart_id" is missing')
  const change: QuoteChange = {
    ...(message && store.config.areOrderGiftMessagesAllowed && { gift_message: jsonOf(message) }),
    ...(store.config.areGiftReceiptsAllowed && { has_gift_receipt: Number(hasReceipt) }),
  }
  return { cart: changeCart(context, cartId, (quote) => updateQuote(db, quote.id, change, clock.now())) }
}

/** As for an item, an empty message removes it. */
const jsonOf = ({ to, from, message }: GiftMessage): string | null =>
  message.trim() === '' ? null : JSON.stringify({ to, from, message })

export const giftOptionsMutations: TypeResolvers = { setGiftOptionsOnCart }

export const giftOptionsOfCart: TypeResolvers = {
  gift_message: ({ quote }: Cart) => giftMessageOf(quote.gift_message),
  gift_receipt_included: ({ quote }: Cart) => quote.has_gift_receipt === 1,
}
