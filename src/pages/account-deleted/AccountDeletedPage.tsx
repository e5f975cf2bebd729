import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Text } from '#src/ui/layout/Text.tsx'

export { AccountDeletedPage as component }

export type AccountDeletedPageProps = Record<never, never>

/** Confirms that an account was deleted, in a document without any data of the account. */
function AccountDeletedPage() {
  const { t } = useLingui()
  return (
    <AccountDoor title={t`Il tuo account non c’è più`}>
      <Text>
        <Trans>Abbiamo eliminato l’account e quello che conteneva. Grazie per il tempo passato con noi.</Trans>
      </Text>
      <div>
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          <Trans>Torna al negozio</Trans>
        </Link>
      </div>
    </AccountDoor>
  )
}
