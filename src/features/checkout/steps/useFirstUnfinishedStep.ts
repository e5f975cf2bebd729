import { useCallback, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutRules } from '../form/checkoutSchema.ts'
import { firstUnfinishedStep } from './checkoutSteps.ts'
import type { CheckoutStep } from './checkoutSteps.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'

/** Like {@link firstUnfinishedStep}, for the current form: renders when the result changes, not at every keystroke. */
export function useFirstUnfinishedStep(
  { getValues, subscribe }: UseFormReturn<CheckoutValues>,
  rules: CheckoutRules,
): CheckoutStep {
  const listen = useCallback(
    (onChange: () => void) => subscribe({ formState: { values: true }, callback: onChange }),
    [subscribe],
  )
  const read = () => firstUnfinishedStep(getValues(), rules)
  return useSyncExternalStore(listen, read, read)
}
