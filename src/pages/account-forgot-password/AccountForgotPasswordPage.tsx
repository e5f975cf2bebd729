import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { ForgotPasswordForm } from '#src/features/account/access/ForgotPasswordForm.tsx'
import { ACCOUNT_PATH } from '#src/features/account/access/returnPath.ts'
import { Text } from '#src/ui/layout/Text.tsx'

export { AccountForgotPasswordPage as component }

export type AccountForgotPasswordPageProps = Record<never, never>

/** Requests the mail with the link to set a new password. */
function AccountForgotPasswordPage() {
  const { t } = useLingui()
  return (
    <AccountDoor title={t`Password dimenticata`}>
      <ForgotPasswordForm />
      <Text size="sm">
        <Link to="/account/signin" search={{ from: ACCOUNT_PATH }}>
          <Trans>Torna all’accesso</Trans>
        </Link>
      </Text>
    </AccountDoor>
  )
}
