import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx'
import * as styles from './SignInForm.css.ts'
import type { Credentials, SignInError } from './useSignIn.ts'

const credentialsSchema = v.object({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty()),
})

/** `cart-unknown`: the sign-in worked, but the cart could not be read, so the shopper is still a guest. */
export type SignInProblem = SignInError | 'cart-unknown'

/**
 * After this many refusals the account may be locked. The backend does not report it, and locks for at most half an
 * hour.
 */
const LIKELY_LOCKED_AFTER = 3

type SignInFormProps = {
  /** Prefilled from an expired session. */
  readonly email?: string
  /** Resolves to the error; null when the page goes on. */
  readonly onSubmit: (credentials: Credentials) => Promise<SignInProblem | null>
}

/** E-mail and password. The form posts, so that a submit before hydration does not write them into the URL. */
export function SignInForm({ email, onSubmit }: SignInFormProps) {
  const { t } = useLingui()
  const { allowsAutocomplete } = useStoreSettings()
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const tooManyTriesText = useTooManyTriesText()
  const [refusals, setRefusals] = useState(0)
  const [done, setDone] = useState(false)
  // Without defaults, because the fields may have been filled in before this code loaded.
  const { register, handleSubmit, formState } = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(credentialsSchema),
    ...(email !== undefined && { defaultValues: { email } }),
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (credentials) => {
    setProblem(null)
    const found = await onSubmit(credentials)
    setProblem(found)
    if (found === 'refused') setRefusals(refusals + 1)
    setDone(found === null)
  })
  const problemText: Record<Extract<SignInProblem, string>, string> = {
    refused:
      refusals < LIKELY_LOCKED_AFTER
        ? t`Email o password non corrispondono. Controllale e riprova; dopo troppi tentativi l’accesso resta chiuso per un po’.`
        : t`Email e password ancora non corrispondono, oppure l’accesso è chiuso per i troppi tentativi: in quel caso non si apre nemmeno con la password giusta. Aspetta mezz’ora, poi riprova o scegli una nuova password.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
    'cart-unknown': t`Non riusciamo ad aprire il tuo carrello, quindi non hai ancora effettuato l’accesso. Non hai perso nulla: riprova tra poco.`,
  }
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <FormProblems attempts={formState.submitCount} errors={formState.errors} />
      {problem !== null && (
        <Notice role="alert" tone="error">
          {typeof problem === 'string'
            ? problemText[problem]
            : problem.kind === 'unverified'
              ? problem.message
              : tooManyTriesText(problem)}
        </Notice>
      )}
      <EmailField register={() => register('email')} problem={errors.email?.message} purpose="sign-in" />
      <Field label={t`Password`} required error={errors.password && t`Scrivi la tua password.`}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete={allowsAutocomplete ? 'current-password' : 'off'}
            revealLabel={t`Mostra i caratteri`}
          />
        )}
      </Field>
      <Captcha of="generateCustomerToken" />
      <Button type="submit" block loading={isSubmitting || done}>
        <Trans>Accedi</Trans>
      </Button>
    </form>
  )
}
