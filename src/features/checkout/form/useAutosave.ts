import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { stepsOf } from '../steps/cartSteps.ts'
import type { CheckoutDrafts } from './checkoutDraft.ts'
import type { CheckoutRules } from './checkoutSchema.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import type { Saving } from './useSaving.ts'

/** Long enough to finish a word, short enough to load shipping methods soon. */
const SAVE_DELAY_MS = 500

type AutosaveOptions = {
  readonly form: UseFormReturn<CheckoutValues>
  readonly rules: CheckoutRules
  readonly drafts: CheckoutDrafts
  readonly saving: Saving
  /** False while an order is running: its cart must not change. */
  readonly isActive: boolean
  /** The cart's value without delivery. */
  readonly worth: number | null | undefined
}

/** Saves the form to draft and cart after each change, from typing, autofill or a restored draft. */
export function useAutosave({ form, rules, drafts, saving, isActive, worth }: AutosaveOptions): void {
  const { getValues, subscribe } = form
  const { save, forget } = saving
  useEffect(() => {
    if (!isActive) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // An e-mail alone does not change the screen.
        if (stepsOf(getValues(), rules).some(({ kind }) => kind !== 'email')) void save()
      }, SAVE_DELAY_MS)
    }
    follow()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        drafts.write(values)
        follow()
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isActive, rules, getValues, subscribe, save, drafts])

  // An overlay can change the cart and thereby its delivery cost.
  const lastWorth = useRef(worth)
  useEffect(() => {
    if (lastWorth.current === worth) return
    lastWorth.current = worth
    forget()
    void save()
  }, [worth, forget, save])
}
