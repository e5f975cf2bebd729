import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountDeletedPageQuery } from '#src/__generated__/AccountDeletedPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Text } from '#src/ui/Text.tsx'

export type AccountDeletedPageProps = { readonly query: RouteQuery<AccountDeletedPageQuery> }

/** Confirms that an account is gone, in a document that knows nothing of it any more. */
export function AccountDeletedPage({ query }: AccountDeletedPageProps) {
  const { t } = useLingui()
  const { storeConfig } = useRouteQuery<AccountDeletedPageQuery>(
    graphql`
      query AccountDeletedPageQuery {
        storeConfig {
          store_code
          ...AccountDoor_storeConfig
        }
      }
    `,
    query,
  )
  return (
    <AccountDoor storeConfig={storeConfig} title={t`Il tuo account non c’è più`}>
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
