import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { AccountRewardPointsPageQuery } from '#src/__generated__/AccountRewardPointsPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { RewardPoints } from '#src/features/orders/credit/RewardPoints.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

export { default as operation } from '#src/__generated__/AccountRewardPointsPageQuery.graphql.ts'
export { AccountRewardPointsPage as component }

export type AccountRewardPointsPageProps = PersonalPageProps<AccountRewardPointsPageQuery>

/** The customer's reward points, if the backend has them: a feature of Adobe Commerce. */
function AccountRewardPointsPage(props: AccountRewardPointsPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`Punti fedeltà`}>
      {(query) => <KnownPoints query={query} />}
    </AccountFrame>
  )
}

function KnownPoints({ query }: { readonly query: RouteQuery<AccountRewardPointsPageQuery> }) {
  const { t } = useLingui()
  const { customer, storeConfig } = useRouteQuery<AccountRewardPointsPageQuery>(
    graphql`
      query AccountRewardPointsPageQuery {
        customer {
          ...RewardPoints_customer
        }
        storeConfig {
          store_code
          ...RewardPoints_storeConfig
        }
      }
    `,
    query,
  )
  return (
    <>
      <PageHead title={t`Punti fedeltà`} robots="noindex" />
      {customer && <RewardPoints customer={customer} storeConfig={storeConfig} />}
    </>
  )
}
