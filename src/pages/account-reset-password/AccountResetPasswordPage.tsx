import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountResetPasswordPageQuery } from '#src/__generated__/AccountResetPasswordPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { ResetPasswordForm } from '#src/features/account/ResetPasswordForm.tsx'
import { useMailedSecret } from '#src/features/account/useMailedSecret.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Notice } from '#src/ui/Notice.tsx'

export type AccountResetPasswordPageProps = { readonly query: RouteQuery<AccountResetPasswordPageQuery> }

/** Where the mail about a forgotten password leads. */
export function AccountResetPasswordPage({ query }: AccountResetPasswordPageProps) {
  const { t } = useLingui()
  const { storeConfig } = useRouteQuery<AccountResetPasswordPageQuery>(
    graphql`
      query AccountResetPasswordPageQuery {
        storeConfig {
          store_code
          ...AccountDoor_storeConfig
          ...ResetPasswordForm_storeConfig
        }
      }
    `,
    query,
  )
  const secret = useMailedSecret()
  const email = secret?.get('email') ?? ''
  const token = secret?.get('token') ?? ''
  return (
    <AccountDoor storeConfig={storeConfig} title={t`Scegli una nuova password`}>
      {secret !== null && (email === '' || token === '') ? (
        <Notice
          tone="error"
          action={
            <Link to="/account/forgot-password">
              <Trans>Chiedi un nuovo link</Trans>
            </Link>
          }
        >
          <Trans>Questo link non è completo. Aprilo di nuovo dall’e-mail che ti abbiamo mandato.</Trans>
        </Notice>
      ) : (
        storeConfig && <ResetPasswordForm storeConfig={storeConfig} email={email} token={token} />
      )}
    </AccountDoor>
  )
}
