import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { safeParse } from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'

/** Whether an account with this e-mail exists; false if the check is not allowed or fails. */
export type HasAccount = (email: string) => Promise<boolean>

/** A typed e-mail that has an account. */
export type KnownEmail = {
  readonly email: string
  /** It was found when the step was to be left, so that the shopper has to see the offer. */
  readonly isLeaving: boolean
}

export type AccountOffer = {
  readonly known: KnownEmail | null
  readonly look: () => Promise<void>
  /** Like {@link look}, before the step is left: returns false once if the offer has just appeared. */
  readonly lookBeforeLeaving: () => Promise<boolean>
}

/** Offers sign-in to shoppers whose e-mail has an account. They can ignore it and order as a guest. */
export function useAccountOffer({ getValues }: UseFormReturn<CheckoutValues>, hasAccount: HasAccount): AccountOffer {
  const [known, setKnown] = useState<KnownEmail | null>(null)
  const answers = useRef(new Map<string, Promise<boolean>>())

  const find = useCallback(async (): Promise<string | null> => {
    const typed = safeParse(emailSchema, getValues('email'))
    if (!typed.success) return null
    const answer = answers.current.get(typed.output) ?? hasAccount(typed.output)
    answers.current.set(typed.output, answer)
    return (await answer) ? typed.output : null
  }, [getValues, hasAccount])

  const look = useCallback(async () => {
    const found = await find()
    setKnown((shown) => (found === null ? null : found === shown?.email ? shown : { email: found, isLeaving: false }))
  }, [find])

  const lookBeforeLeaving = useCallback(async () => {
    const found = await find()
    if (found !== null && found === known?.email) return true
    // The field that is left with the click may have brought the offer a moment before.
    setKnown(found === null ? null : { email: found, isLeaving: true })
    return found === null
  }, [find, known])

  return { known, look, lookBeforeLeaving }
}
