import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import { ConfirmationNotice } from '#src/features/account/ConfirmationNotice.tsx'
import { ACCOUNT_PATH } from '#src/features/account/returnPath.ts'
import { useConfirmEmail } from '#src/features/account/useConfirmEmail.ts'
import { useMailedSecret } from '#src/features/account/useMailedSecret.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

export type AccountConfirmPageProps = Record<never, never>

/** Where the mail of a new account leads: one press shows that the address is the customer's. */
export function AccountConfirmPage() {
  const { t } = useLingui()
  const secret = useMailedSecret()
  const email = secret?.get('email') ?? ''
  const key = secret?.get('key') ?? ''
  return (
    <AccountDoor title={t`Conferma il tuo indirizzo`}>
      {secret !== null && (email === '' || key === '') ? (
        <Notice tone="error">
          <Trans>Questo link non è completo. Aprilo di nuovo dall’e-mail che ti abbiamo mandato.</Trans>
        </Notice>
      ) : (
        <Confirmation email={email} confirmationKey={key} />
      )}
    </AccountDoor>
  )
}

type ConfirmationProps = {
  /** Empty until the browser has taken over. */
  readonly email: string
  readonly confirmationKey: string
}

/** Magento's texts for a key that is used up: the address is confirmed, by an earlier press. */
const ALREADY_ACTIVE = /already active/

function Confirmation({ email, confirmationKey }: ConfirmationProps) {
  const confirmEmail = useConfirmEmail()
  const errorText = useAccountErrorText()
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'resent' | MutationError>('open')
  const confirm = async () => {
    setState('sending')
    const result = await confirmEmail({ email, confirmation_key: confirmationKey })
    setState(result.ok || ALREADY_ACTIVE.test(result.error.message) ? 'done' : result.error)
  }
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
    <Stack gap="s4">
      <Text>
        {email === '' ? (
          <Trans>Ancora un passo e il tuo account è pronto.</Trans>
        ) : (
          <Trans>
            Ancora un passo e il tuo account è pronto: conferma che <strong>{email}</strong> è il tuo indirizzo.
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
                <Trans>Chiedi una nuova e-mail</Trans>
              </Button>
            )
          }
        >
          {errorText(state)}
        </Notice>
      )}
      <div>
        <Button loading={state === 'sending'} disabled={email === ''} onClick={() => void confirm()}>
          <Trans>Conferma il mio indirizzo</Trans>
        </Button>
      </div>
    </Stack>
  )
}
