import type { IEnvironment } from 'relay-runtime'
import type { Result } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { CartStep } from './cartSteps.ts'
import { setBillingAddress } from '../payment/setBillingAddress.ts'
import { setGiftOptions } from '../gifts/setGiftOptions.ts'
import { setGuestEmail } from '../contact/setGuestEmail.ts'
import { setPaymentMethod } from '../payment/setPaymentMethod.ts'
import { setShippingAddress } from '../delivery/setShippingAddress.ts'
import { setShippingMethod } from '../delivery/setShippingMethod.ts'

/** Runs the mutation of a step. */
export function takeCartStep(
  environment: IEnvironment,
  cartId: string,
  step: CartStep,
  /** The billing address equals this delivery address and is set with it. */
  isBilledThere: boolean,
): Promise<Result<null, MutationError>> {
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
    case 'paymentMethod':
      return setPaymentMethod(environment, cartId, step.input)
  }
}
