import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { stepsOf } from './cartSteps.ts'
import type { CheckoutDrafts } from './checkoutDraft.ts'
import type { CheckoutRules } from './checkoutSchema.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import type { Saving } from './useSaving.ts'

/** Long enough to finish a word, short enough not to wait for the shipping methods. */
const SAVE_DELAY_MS = 500

type FollowingOptions = {
  readonly form: UseFormReturn<CheckoutValues>
  readonly rules: CheckoutRules
  readonly drafts: CheckoutDrafts
  readonly saving: Saving
  /** False while an order is under way: its cart stays as it was sent. */
  readonly isActive: boolean
  /** What the cart is worth without delivery. */
  readonly worth: number | null | undefined
}

/** Lets draft and cart follow what is typed, however it gets into the fields: by keys, autofill or a restored draft. */
export function useFollowing({ form, rules, drafts, saving, isActive, worth }: FollowingOptions): void {
  const { getValues, subscribe } = form
  const { save, forget } = saving
  useEffect(() => {
    if (!isActive) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // An e-mail alone changes nothing that the shopper sees.
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

  // The cart can be changed on top of this page, and with it what delivery costs.
  const lastWorth = useRef(worth)
  useEffect(() => {
    if (lastWorth.current === worth) return
    lastWorth.current = worth
    forget()
    void save()
  }, [worth, forget, save])
}
