import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { safeParse } from 'valibot'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'

/** Whether an account with this e-mail exists; false if the check is not allowed or fails. */
export type HasAccount = (email: string) => Promise<boolean>

export type AccountOffer = {
  /** The typed e-mail if it has an account. */
  readonly email: string | null
  readonly look: () => Promise<void>
  /** Like {@link look}, before the step is left: returns false once if the offer has just appeared. */
  readonly lookBeforeLeaving: () => Promise<boolean>
}

/** Offers sign-in to shoppers whose e-mail has an account. They can ignore it and order as a guest. */
export function useAccountOffer({ getValues }: UseFormReturn<CheckoutValues>, hasAccount: HasAccount): AccountOffer {
  const [email, setEmail] = useState<string | null>(null)
  const answers = useRef(new Map<string, Promise<boolean>>())

  const find = useCallback(async (): Promise<string | null> => {
    const typed = safeParse(emailSchema, getValues('email'))
    if (!typed.success) return null
    const answer = answers.current.get(typed.output) ?? hasAccount(typed.output)
    answers.current.set(typed.output, answer)
    return (await answer) ? typed.output : null
  }, [getValues, hasAccount])

  const look = useCallback(async () => setEmail(await find()), [find])

  const lookBeforeLeaving = useCallback(async () => {
    const found = await find()
    setEmail(found)
    return found === null || found === email
  }, [find, email])

  return { email, look, lookBeforeLeaving }
}
