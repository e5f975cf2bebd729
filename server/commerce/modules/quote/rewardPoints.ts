import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthorized } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { toMoney } from '../../engine/money.ts'
import { rewardPointsOf } from '../reward/repository.ts'
import { changeCart } from './access.ts'
import type { Cart } from './cart.ts'
import { type QuoteRow, updateQuote } from './repository.ts'

type Arguments = { readonly cartId: string }
type Change = (context: CommerceContext, quote: QuoteRow) => number | null

/** Magento answers null if there are no points, and ignores a balance below the store's minimum. */
const writeUse =
  (offer: Change) =>
  (_: unknown, { cartId }: Arguments, context: CommerceContext) => {
    if (context.store.config.rewards === null) return null
    if (context.customerId === null) throw notAuthorized()
    if (!cartId) throw inputError('Required parameter "cart_id" is missing')
    return {
      cart: changeCart(context, cartId, (quote) =>
        updateQuote(context.db, quote.id, { reward_points_offered: offer(context, quote) }, context.clock.now()),
      ),
    }
  }

const offerBalance: Change = ({ db, store }, { customer_id: customerId }) => {
  const points = customerId === null ? 0 : rewardPointsOf(db, customerId)
  return points > 0 && points >= (store.config.rewards?.minPoints ?? 0) ? points : null
}

export const rewardPointsMutations: TypeResolvers = {
  applyRewardPointsToCart: writeUse(offerBalance),
  removeRewardPointsFromCart: writeUse(() => null),
}

/** `Cart.applied_reward_points`: null if the customer does not use points. */
export const appliedRewardPoints = ({ rewardPoints, currency }: Cart) =>
  rewardPoints && { points: rewardPoints.points, money: toMoney(rewardPoints.cents, currency) }
