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

  const show = useCallback((email: string | null, isLeaving: boolean) => {
    setKnown((shown) => (email === (shown?.email ?? null) ? shown : email === null ? null : { email, isLeaving }))
  }, [])

  const look = useCallback(async () => show(await find(), false), [find, show])

  const lookBeforeLeaving = useCallback(async () => {
    const found = await find()
    show(found, true)
    return found === null || found === known?.email
  }, [find, show, known])

  return { known, look, lookBeforeLeaving }
}
