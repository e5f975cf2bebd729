import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import { ConfirmationNotice } from '#src/features/account/profile/ConfirmationNotice.tsx'
import { ACCOUNT_PATH } from '#src/features/account/access/returnPath.ts'
import { useConfirmEmail } from '#src/features/account/access/useConfirmEmail.ts'
import { useMailedSecret } from '#src/features/account/access/useMailedSecret.ts'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

export { AccountConfirmPage as component }

export type AccountConfirmPageProps = Record<never, never>

/** The target of the mail about a new account: pressing the button confirms the e-mail address. */
function AccountConfirmPage() {
  const { t } = useLingui()
  const secret = useMailedSecret()
  const email = secret?.get('email') ?? ''
  const key = secret?.get('key') ?? ''
  return (
    <AccountDoor title={t`Conferma il tuo indirizzo`}>
      {secret !== null && key === '' ? (
        <Notice tone="error">
          <Trans>Questo link non è completo. Aprilo di nuovo dall’email che ti abbiamo mandato.</Trans>
        </Notice>
      ) : (
        <Confirmation email={email} confirmationKey={key} />
      )}
    </AccountDoor>
  )
}

type ConfirmationProps = {
  /** Empty until hydration, and in links of Magento's own mails, which do not contain it. */
  readonly email: string
  readonly confirmationKey: string
}

/** Magento's message for a used key: the address is already confirmed. */
const ALREADY_ACTIVE = /already active/

function Confirmation({ email: mailed, confirmationKey }: ConfirmationProps) {
  const asksForEmail = mailed === '' && confirmationKey !== ''
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: valibotResolver(v.object({ email: asksForEmail ? emailSchema : v.string() })),
    defaultValues: { email: '' },
  })
  const [typed, setTyped] = useState('')
  const email = mailed || typed
  const confirmEmail = useConfirmEmail()
  const errorText = useAccountErrorText()
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'resent' | MutationError>('open')
  const confirm = handleSubmit(async (values) => {
    setState('sending')
    const address = mailed || values.email
    setTyped(address)
    const result = await confirmEmail({ email: address, confirmation_key: confirmationKey })
    setState(result.ok || ALREADY_ACTIVE.test(result.error.message) ? 'done' : result.error)
  })
  if (state === 'done') {
    return (
      <Notice
        role="status"
        tone="success"
        action={
          <Link
            to="/account/signin"
            search={{ from: ACCOUNT_PATH }}
            state={{ signIn: { email } }}
            className={buttonClass({ variant: 'primary' })}
          >
            <Trans>Accedi</Trans>
          </Link>
        }
      >
        <Trans>Fatto: l’indirizzo {email} è confermato. Ora puoi accedere.</Trans>
      </Notice>
    )
  }
  if (state === 'resent') return <ConfirmationNotice email={email} />
  return (
    <form method="post" noValidate onSubmit={(event) => void confirm(event)}>
      <Stack gap="s4">
        <Text>
          {mailed === '' ? (
            <Trans>Ancora un passo e il tuo account è pronto.</Trans>
          ) : (
            <Trans>
              Ancora un passo e il tuo account è pronto: conferma che <strong>{mailed}</strong> è il tuo indirizzo.
            </Trans>
          )}
        </Text>
        {typeof state === 'object' && (
          <Notice
            role="alert"
            tone="error"
            action={
              state.kind === 'rejected' && (
                <Button variant="link" onClick={() => setState('resent')}>
                  <Trans>Chiedi una nuova email</Trans>
                </Button>
              )
            }
          >
            {errorText(state)}
          </Notice>
        )}
        {asksForEmail && (
          <EmailField register={() => register('email')} problem={formState.errors.email?.message} purpose="sign-in" />
        )}
        <div>
          <Button type="submit" loading={state === 'sending'} disabled={confirmationKey === ''}>
            <Trans>Conferma il mio indirizzo</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
