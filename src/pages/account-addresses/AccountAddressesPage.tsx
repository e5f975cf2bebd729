import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { AccountAddressesPageQuery } from '#src/__generated__/AccountAddressesPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import { SavedAddresses } from '#src/features/account/addresses/SavedAddresses.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export { default as operation } from '#src/__generated__/AccountAddressesPageQuery.graphql.ts'
export { AccountAddressesPage as component }

export type AccountAddressesPageProps = PersonalPageProps<AccountAddressesPageQuery>

/** The customer's addresses. */
function AccountAddressesPage(props: AccountAddressesPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`I tuoi indirizzi`}>
      {(query) => <KnownAddresses query={query} />}
    </AccountFrame>
  )
}

function KnownAddresses({ query }: { readonly query: RouteQuery<AccountAddressesPageQuery> }) {
  const { t } = useLingui()
  const { customer } = useRouteQuery<AccountAddressesPageQuery>(
    graphql`
      query AccountAddressesPageQuery {
        customer {
          ...SavedAddresses_customer
        }
      }
    `,
    query,
  )
  // The backend refused the token: the redirect to the sign-in is pending.
  if (!customer) return null
  return (
    <>
      <PageHead title={t`I tuoi indirizzi`} robots="noindex" />
      <SavedAddresses customer={customer} />
    </>
  )
}
