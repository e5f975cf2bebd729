import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { AccountPaymentMethodsPageQuery } from '#src/__generated__/AccountPaymentMethodsPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { SavedPayments } from '#src/features/account/payment-methods/SavedPayments.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Text } from '#src/ui/layout/Text.tsx'

export { default as operation } from '#src/__generated__/AccountPaymentMethodsPageQuery.graphql.ts'
export { AccountPaymentMethodsPage as component }

export type AccountPaymentMethodsPageProps = PersonalPageProps<AccountPaymentMethodsPageQuery>

/** The customer's saved payment methods. */
function AccountPaymentMethodsPage(props: AccountPaymentMethodsPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`Metodi salvati`}>
      {(query) => <KnownMethods query={query} />}
    </AccountFrame>
  )
}

function KnownMethods({ query }: { readonly query: RouteQuery<AccountPaymentMethodsPageQuery> }) {
  const { t } = useLingui()
  const { customerPaymentTokens: tokens } = useRouteQuery<AccountPaymentMethodsPageQuery>(
    graphql`
      query AccountPaymentMethodsPageQuery {
        customerPaymentTokens {
          ...SavedPayments_tokens
        }
      }
    `,
    query,
  )
  return (
    <>
      <PageHead title={t`Metodi salvati`} robots="noindex" />
      {tokens ? (
        <SavedPayments tokens={tokens} />
      ) : (
        <Text tone="muted">
          <Trans>Al momento non riusciamo a mostrarlo. Riprova fra poco.</Trans>
        </Text>
      )}
    </>
  )
}
