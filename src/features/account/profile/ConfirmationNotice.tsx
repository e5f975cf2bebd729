import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { useAccountErrorText } from '../accountError.ts'
import { useResendConfirmationEmail } from '../access/useResendConfirmationEmail.ts'

/** The account must be confirmed by a mail, which can be sent again. */
export function ConfirmationNotice({ email }: { readonly email: string }) {
  const { hasField } = useShop()
  const resend = useResendConfirmationEmail()
  const errorText = useAccountErrorText()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | MutationError>('idle')
  // It replaces the form that had the focus.
  useEffect(() => place.current?.focus(), [])
  const again = async () => {
    setState('sending')
    const result = await resend(email)
    setState(result.ok ? 'sent' : result.error)
  }
  return (
    <Stack gap="s4">
      <div ref={place} tabIndex={-1}>
        <Notice tone="success">
          <p>
            <Trans>
              Ti abbiamo scritto a <strong>{email}</strong>: apri l’email e conferma l’indirizzo, poi puoi accedere.
            </Trans>
          </p>
        </Notice>
      </div>
      <Text tone="muted" size="sm">
        <Trans>Non arriva? Guarda anche nella posta indesiderata.</Trans>
      </Text>
      {hasField('Mutation', 'resendConfirmationEmail') && (
        <div>
          <Captcha of="resendConfirmationEmail" />
          <Button variant="secondary" loading={state === 'sending'} onClick={() => void again()}>
            <Trans>Manda di nuovo l’email</Trans>
          </Button>
        </div>
      )}
      <div role="status">
        {state === 'sent' && (
          <span>
            <Trans>Mandata di nuovo.</Trans>
          </span>
        )}
      </div>
      {typeof state === 'object' && (
        <Notice role="alert" tone="error">
          {errorText(state)}
        </Notice>
      )}
    </Stack>
  )
}
