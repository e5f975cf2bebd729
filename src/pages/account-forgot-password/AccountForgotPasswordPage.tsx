import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountForgotPasswordPageQuery } from '#src/__generated__/AccountForgotPasswordPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { ForgotPasswordForm } from '#src/features/account/ForgotPasswordForm.tsx'
import { ACCOUNT_PATH } from '#src/features/account/returnPath.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Text } from '#src/ui/Text.tsx'

export type AccountForgotPasswordPageProps = { readonly query: RouteQuery<AccountForgotPasswordPageQuery> }

/** Asks for the mail that leads to a new password. */
export function AccountForgotPasswordPage({ query }: AccountForgotPasswordPageProps) {
  const { t } = useLingui()
  const { storeConfig } = useRouteQuery<AccountForgotPasswordPageQuery>(
    graphql`
      query AccountForgotPasswordPageQuery {
        storeConfig {
          store_code
          ...AccountDoor_storeConfig
        }
      }
    `,
    query,
  )
  return (
    <AccountDoor storeConfig={storeConfig} title={t`Password dimenticata`}>
      <ForgotPasswordForm />
      <Text size="sm">
        <Link to="/account/signin" search={{ from: ACCOUNT_PATH }}>
          <Trans>Torna all’accesso</Trans>
        </Link>
      </Text>
    </AccountDoor>
  )
}
