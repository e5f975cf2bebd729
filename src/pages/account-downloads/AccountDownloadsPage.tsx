import { useLingui } from '@lingui/react/macro'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { AccountDownloadsPageQuery } from '#src/__generated__/AccountDownloadsPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { DownloadList } from '#src/features/orders/downloads/DownloadList.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'

export { default as operation } from '#src/__generated__/AccountDownloadsPageQuery.graphql.ts'
export { AccountDownloadsPage as component }

export type AccountDownloadsPageProps = PersonalPageProps<AccountDownloadsPageQuery>

const DOWNLOADS = graphql`
  query AccountDownloadsPageQuery {
    ...DownloadList_query
  }
`

/** The files that the customer has bought. */
function AccountDownloadsPage(props: AccountDownloadsPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`I tuoi file da scaricare`}>
      {(query) => <KnownDownloads query={query} />}
    </AccountFrame>
  )
}

function KnownDownloads({ query }: { readonly query: RouteQuery<AccountDownloadsPageQuery> }) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const data = useRouteQuery<AccountDownloadsPageQuery>(DOWNLOADS, query)
  return (
    <Stack gap="s5">
      <PageHead title={t`I tuoi file da scaricare`} robots="noindex" />
      <DownloadList
        query={data}
        onDownload={() => {
          const again = fetchQuery(environment, DOWNLOADS, query.variables, { networkCacheConfig: { force: true } })
          again.subscribe({ error: reportError })
        }}
      />
    </Stack>
  )
}
