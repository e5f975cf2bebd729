import { useCallback, useRef, useState } from 'react'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { afterStep, nextStep } from './cartSteps.ts'
import type { CartStep, SavedSteps } from './cartSteps.ts'
import { useSetBillingAddress } from './useSetBillingAddress.ts'
import { useSetGuestEmail } from './useSetGuestEmail.ts'
import { useSetPaymentMethod } from './useSetPaymentMethod.ts'
import { useSetShippingAddress } from './useSetShippingAddress.ts'
import { useSetShippingMethod } from './useSetShippingMethod.ts'

export type StepFailure = { readonly step: CartStep; readonly error: MutationError }

export type CartSteps = {
  /** Steps are unanswered: sums and methods on screen may be old. */
  readonly busy: boolean
  /** Brings the cart to what the form says, one mutation after another, calls in their order. Ends at the first failure. */
  readonly take: (wanted: readonly CartStep[]) => Promise<Result<null, StepFailure>>
  /** The cart was changed elsewhere: what depends on its contents is sent anew by the next `take`. */
  readonly forget: () => void
}

export function useCartSteps(cartId: string, onTaken: (step: CartStep) => void): CartSteps {
  const takeStep = useTakeStep(cartId)
  const saved = useRef<SavedSteps>({})
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [unanswered, setUnanswered] = useState(0)
  const take = useCallback(
    (wanted: readonly CartStep[]) => {
      const run = async (): Promise<Result<null, StepFailure>> => {
        for (let step = nextStep(wanted, saved.current); step; step = nextStep(wanted, saved.current)) {
          setUnanswered((count) => count + 1)
          const result = await takeStep(step)
          setUnanswered((count) => count - 1)
          if (!result.ok) return failed({ step, error: result.error })
          saved.current = afterStep(saved.current, step)
          onTaken(step)
        }
        return succeeded(null)
      }
      const outcome = queue.current.then(run)
      queue.current = outcome
      return outcome
    },
    [takeStep, onTaken],
  )
  const forget = useCallback(() => {
    saved.current = {}
  }, [])
  return { busy: unanswered > 0, take, forget }
}

function useTakeStep(cartId: string): (step: CartStep) => Promise<Result<null, MutationError>> {
  const setEmail = useSetGuestEmail()
  const setShippingAddress = useSetShippingAddress()
  const setShippingMethod = useSetShippingMethod()
  const setBillingAddress = useSetBillingAddress()
  const setPaymentMethod = useSetPaymentMethod()
  return useCallback(
    (step) => {
      switch (step.kind) {
        case 'email':
          return setEmail(cartId, step.email)
        case 'shippingAddress':
          return setShippingAddress(cartId, step)
        case 'shippingMethod':
          return setShippingMethod(cartId, step)
        case 'billingAddress':
          return setBillingAddress(cartId, step.address)
        case 'paymentMethod':
          return setPaymentMethod(cartId, step.input)
      }
    },
    [cartId, setEmail, setShippingAddress, setShippingMethod, setBillingAddress, setPaymentMethod],
  )
}
