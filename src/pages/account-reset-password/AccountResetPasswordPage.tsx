import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { ResetPasswordForm } from '#src/features/account/access/ResetPasswordForm.tsx'
import { useMailedSecret } from '#src/features/account/access/useMailedSecret.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'

export { AccountResetPasswordPage as component }

export type AccountResetPasswordPageProps = Record<never, never>

/** The target of the mail about a forgotten password. */
function AccountResetPasswordPage() {
  const { t } = useLingui()
  const secret = useMailedSecret()
  const email = secret?.get('email') ?? ''
  const token = secret?.get('token') ?? ''
  return (
    <AccountDoor title={t`Scegli una nuova password`}>
      {secret !== null && token === '' ? (
        <Notice
          tone="error"
          action={
            <Link to="/account/forgot-password">
              <Trans>Chiedi un nuovo link</Trans>
            </Link>
          }
        >
          <Trans>Questo link non è completo. Aprilo di nuovo dall’email che ti abbiamo mandato.</Trans>
        </Notice>
      ) : (
        <ResetPasswordForm email={email} token={token} />
      )}
    </AccountDoor>
  )
}
