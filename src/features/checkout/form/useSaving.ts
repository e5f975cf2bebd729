import { useCallback, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Result } from '#src/lib/result.ts'
import { addressProblems, emailProblem } from './backendFieldErrors.ts'
import type { FieldProblem } from './backendFieldErrors.ts'
import { stepsOf } from '../steps/cartSteps.ts'
import type { CartStep } from '../steps/cartSteps.ts'
import type { CheckoutRules } from './checkoutSchema.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import { useCartSteps } from '../steps/useCartSteps.ts'
import type { StepFailure } from '../steps/useCartSteps.ts'

type SaveOptions = {
  readonly focus: boolean
  /** The order follows, so this save also stores the address in the customer's book. */
  readonly isFinal?: boolean
}

export type Saving = {
  readonly busy: boolean
  /** The reason why the last save stopped. */
  readonly failure: StepFailure | null
  /** Saves the valid parts of the form to the cart. `focus` moves to a field that the backend refused. */
  readonly save: (options?: SaveOptions) => Promise<Result<null, StepFailure>>
  /** See {@link useCartSteps}. */
  readonly forget: () => void
}

/** Connects the form with the cart: the values to send, and the fields of a refusal. */
export function useSaving(
  form: UseFormReturn<CheckoutValues>,
  cartId: string,
  rules: CheckoutRules,
  onTaken: (step: CartStep) => void,
): Saving {
  const { getValues, setError, setValue } = form
  const { busy, take, forget } = useCartSteps(cartId, onTaken)
  const [failure, setFailure] = useState<StepFailure | null>(null)
  const save = useCallback<Saving['save']>(
    async ({ focus, isFinal = false } = { focus: false }) => {
      const result = await take(stepsOf(getValues(), rules, { isFinal }), { isFinal })
      setFailure(result.ok ? null : result.error)
      if (result.ok) {
        // One save is enough, however many attempts the order needs.
        if (isFinal) setValue('savesAddress', false)
        return result
      }
      for (const { path, rule } of fieldProblems(result.error)) {
        setError(path, { type: 'backend', message: rule }, { shouldFocus: focus })
      }
      const { step, error } = result.error
      const isRefused = error.kind === 'rejected' || error.kind === 'no-such-entity'
      if (isRefused && step.kind === 'shippingMethod') setValue('shippingMethod', '')
      if (isRefused && step.kind === 'paymentMethod') setValue('paymentMethod', '')
      return result
    },
    [take, getValues, rules, setError, setValue],
  )
  return { busy, failure, save, forget }
}

function fieldProblems({ step, error }: StepFailure): readonly FieldProblem[] {
  if (error.kind !== 'rejected') return []
  switch (step.kind) {
    case 'email':
      return [emailProblem(error.message)]
    case 'shippingAddress':
      return addressProblems('shipping', error.messages).fields
    case 'billingAddress':
      return addressProblems('billing', error.messages).fields
    case 'shippingMethod':
    case 'giftOptions':
    case 'paymentMethod':
      return []
  }
}
