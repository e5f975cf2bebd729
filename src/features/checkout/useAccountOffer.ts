import { useCallback, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { safeParse } from 'valibot'
import { emailSchema } from './checkoutSchema.ts'
import type { CheckoutValues } from './checkoutValues.ts'

/** Whether an account with this e-mail is known; false where nobody may ask, or nobody answers. */
export type HasAccount = (email: string) => Promise<boolean>

export type AccountOffer = {
  /** The typed e-mail, once it turned out to have an account. */
  readonly email: string | null
  readonly look: () => Promise<void>
  /** As {@link look}, before the step is left: false once, when an offer that was not yet on screen is there now. */
  readonly lookBeforeLeaving: () => Promise<boolean>
}

/** Offers sign-in to those whose e-mail has an account. An offer, never a wall: without it the order goes on as a guest's. */
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
