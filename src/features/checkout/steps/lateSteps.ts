/**
 * The steps that ask for much, in one late file: the first display of most carts needs it, and the next one.
 *
 * @firstDisplay
 * @chunkWeight 2
 */

import { DeliveryStep } from '../delivery/DeliveryStep.tsx'
import { PaymentStep } from '../payment/PaymentStep.tsx'
import { OrderPhaseNotice } from '../placing/OrderPhaseNotice.tsx'

export const lateSteps = { DeliveryStep, PaymentStep, OrderPhaseNotice }
