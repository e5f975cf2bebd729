import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { stepOfMutation } from './checkoutSteps.ts'
import type { CheckoutStep } from './checkoutSteps.ts'
import type { CheckoutRules } from '../form/checkoutSchema.ts'
import type { CheckoutFieldName, CheckoutValues } from '../form/checkoutValues.ts'
import { inFieldOrder, stepFields } from '../form/formProblems.ts'
import type { Saving } from '../form/useSaving.ts'

type StepSubmitOptions = {
  readonly form: UseFormReturn<CheckoutValues>
  readonly saving: Saving
  readonly rules: CheckoutRules
  readonly step: CheckoutStep
  /** Called when the fields are valid; false stays on this step. */
  readonly mayLeave: () => Promise<boolean>
  /** Called when the cart has accepted the step. */
  readonly onLeave: () => void
  /** Called with the first missing field. */
  readonly onProblem: (name: CheckoutFieldName) => void
}

/** Goes to the next step when the fields are valid and the cart has accepted them. */
export function useStepSubmit({ form, saving, rules, step, mayLeave, onLeave, onProblem }: StepSubmitOptions): {
  readonly isSubmitting: boolean
  readonly submitStep: () => Promise<void>
} {
  const { trigger, getFieldState } = form
  const { save } = saving
  const [phase, setPhase] = useState<'still' | 'saving' | 'saved'>('still')
  const underWay = useRef(false)
  const isLeaving = useRef(false)

  const stay = useCallback(() => {
    underWay.current = false
    isLeaving.current = false
    setPhase('still')
  }, [])

  const areRight = useCallback(
    async (names: readonly CheckoutFieldName[]) => {
      if (await trigger(names)) return true
      const [first] = inFieldOrder(names.filter((name) => getFieldState(name).invalid))
      if (first) onProblem(first)
      return false
    },
    [trigger, getFieldState, onProblem],
  )

  const isTaken = useCallback(async () => {
    const saved = await save({ focus: true })
    // The error of another step is shown there.
    return saved.ok || stepOfMutation(saved.error.step.kind, rules) !== step
  }, [save, step, rules])

  const submitStep = useCallback(async () => {
    if (underWay.current) return
    underWay.current = true
    const typed = stepFields(step, rules).filter((name) => name !== 'shippingMethod')
    if (!(await areRight(typed)) || !(await mayLeave())) return stay()
    setPhase('saving')
    if (await isTaken()) setPhase('saved')
    else stay()
  }, [step, rules, areRight, mayLeave, isTaken, stay])

  // Runs after the cart's answer is rendered: only then the choices for a new address are on screen, with the first one
  // selected.
  useEffect(() => {
    if (phase !== 'saved' || isLeaving.current) return
    isLeaving.current = true
    const leave = async () => {
      const isComplete = (await areRight(stepFields(step, rules))) && (await isTaken())
      stay()
      if (isComplete) onLeave()
    }
    void leave()
  }, [phase, step, rules, areRight, isTaken, stay, onLeave])

  return { isSubmitting: phase !== 'still', submitStep }
}
