import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { toMoney } from '../../engine/money.ts'
import { changeCart } from './access.ts'
import type { Cart } from './cart.ts'
import { updateQuote } from './repository.ts'

type Arguments = { readonly input: { readonly cart_id: string } }

const writeUse =
  (isUsed: boolean) =>
  (_: unknown, { input }: Arguments, context: CommerceContext) => {
    if (!input.cart_id) throw inputError('Required parameter "cart_id" is missing')
    if (context.customerId === null) throw notAuthorized()
    return {
      cart: changeCart(context, input.cart_id, (quote) =>
        updateQuote(context.db, quote.id, { uses_store_credit: Number(isUsed) }, context.clock.now()),
      ),
    }
  }

export const storeCreditMutations: TypeResolvers = {
  applyStoreCreditToCart: writeUse(true),
  removeStoreCreditFromCart: writeUse(false),
}

/** `Cart.applied_store_credit`: null for guests, who have none. */
export const appliedStoreCredit = ({ storeCredit, currency }: Cart) =>
  storeCredit && {
    enabled: true,
    applied_balance: toMoney(storeCredit.applied, currency),
    current_balance: toMoney(storeCredit.balance, currency),
  }
