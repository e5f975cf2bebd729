import { graphql, useFragment } from 'react-relay'
import type { LaterStep_cart$key } from '#src/__generated__/LaterStep_cart.graphql.ts'
import type { LaterStep_query$key } from '#src/__generated__/LaterStep_query.graphql.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { CheckoutStep } from './checkoutSteps.ts'
import { DeliveryStep } from '../delivery/DeliveryStep.tsx'
import type { DeliveryStepProps } from '../delivery/DeliveryStep.tsx'
import { FinishedSteps } from './FinishedSteps.tsx'
import { PaymentStep } from '../payment/PaymentStep.tsx'
import type { PaymentStepProps } from '../payment/PaymentStep.tsx'
import { OrderPhaseNotice } from '../placing/OrderPhaseNotice.tsx'

export { OrderPhaseNotice }

type LaterStepProps = Omit<DeliveryStepProps, 'cart'> &
  Omit<PaymentStepProps, 'cart' | 'query' | 'isVirtual'> & {
    readonly step: Exclude<CheckoutStep, 'contact'>
    readonly cart: LaterStep_cart$key
    readonly query: LaterStep_query$key
    /** Null for a guest. */
    readonly customerEmail: string | null
    readonly isVirtual: boolean
  }

/** The steps after the first one; their code loads while the shopper fills in the first. */
export function LaterStep({ step, cart, query, customerEmail, isVirtual, ...props }: LaterStepProps) {
  const cartData = useFragment(
    graphql`
      fragment LaterStep_cart on Cart {
        id
        ...FinishedSteps_cart
        ...DeliveryStep_cart
        ...PaymentStep_cart
      }
    `,
    cart,
  )
  const queryData = useFragment(
    graphql`
      fragment LaterStep_query on Query {
        ...PaymentStep_query
      }
    `,
    query,
  )
  return (
    <Stack gap="s5">
      <FinishedSteps cart={cartData} step={step} customerEmail={customerEmail} isVirtual={isVirtual} />
      <div>
        {step === 'delivery' ? (
          <DeliveryStep cart={cartData} {...props} />
        ) : (
          <PaymentStep cart={cartData} query={queryData} isVirtual={isVirtual} {...props} />
        )}
      </div>
    </Stack>
  )
}
