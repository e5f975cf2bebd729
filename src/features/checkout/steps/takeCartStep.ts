import type { IEnvironment } from 'relay-runtime'
import { succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import type { Locks } from '#src/platform/locks.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { PAYMENT_LOCK } from '../after-order/openPaymentKey.ts'
import type { CartStep } from './cartSteps.ts'
import { setBillingAddress } from '../payment/setBillingAddress.ts'
import { setGiftOptions } from '../gifts/setGiftOptions.ts'
import { setGuestEmail } from '../contact/setGuestEmail.ts'
import { setPaymentMethod } from '../payment/setPaymentMethod.ts'
import { setShippingAddress } from '../delivery/setShippingAddress.ts'
import { setShippingMethod } from '../delivery/setShippingMethod.ts'

export type TakeCartStep = (
  environment: IEnvironment,
  cartId: string,
  step: CartStep,
  /** The billing address equals this delivery address and is set with it. */
  isBilledThere: boolean,
  /** Null for the order, which has the lock of the payment already. */
  locks: Locks | null,
) => Promise<Result<WhenFree | null, MutationError>>

/** The method was not sent, because an order or a payment of this browser is running. Resolves when it has ended. */
type WhenFree = () => Promise<void>

/** Runs the mutation of a step. */
export const takeCartStep: TakeCartStep = async (environment, cartId, step, isBilledThere, locks) => {
  switch (step.kind) {
    case 'email':
      return setGuestEmail(environment, cartId, step.email)
    case 'shippingAddress':
      return setShippingAddress(environment, cartId, { ...step, isBilledThere })
    case 'shippingMethod':
      return setShippingMethod(environment, cartId, step)
    case 'giftOptions':
      return setGiftOptions(environment, cartId, step.gift)
    case 'billingAddress':
      return setBillingAddress(environment, cartId, step.address)
    case 'paymentMethod': {
      const act = () => setPaymentMethod(environment, cartId, step.input)
      if (locks === null) return act()
      const turn = await locks.runIfFree(PAYMENT_LOCK, act)
      return turn ? turn.value : succeeded(() => locks.run(PAYMENT_LOCK, async () => undefined))
    }
  }
}
