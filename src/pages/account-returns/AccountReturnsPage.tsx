import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountReturnsPageQuery } from '#src/__generated__/AccountReturnsPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { areReturnsEnabled } from '#src/features/returns/areReturnsEnabled.ts'
import { NoReturns } from '#src/features/returns/request/NoReturns.tsx'
import { ReturnRows } from '#src/features/returns/list/ReturnRows.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

export { default as operation } from '#src/__generated__/AccountReturnsPageQuery.graphql.ts'
export { AccountReturnsPage as component }

export type AccountReturnsPageProps = PersonalPageProps<AccountReturnsPageQuery>

/** The customer's returns, if the backend has them: a feature of Adobe Commerce. */
function AccountReturnsPage(props: AccountReturnsPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`I tuoi resi`}>
      {(query) => <KnownReturns query={query} />}
    </AccountFrame>
  )
}

function KnownReturns({ query }: { readonly query: RouteQuery<AccountReturnsPageQuery> }) {
  const { t } = useLingui()
  const { customer, storeConfig } = useRouteQuery<AccountReturnsPageQuery>(
    graphql`
      query AccountReturnsPageQuery($page: Int!) {
        customer {
          returns(pageSize: 10, currentPage: $page) {
            total_count
            page_info {
              total_pages
            }
            ...ReturnRows_returns
          }
        }
        storeConfig {
          store_code
          ...areReturnsEnabled_storeConfig
        }
      }
    `,
    query,
  )
  if (!customer) return null
  const { returns } = customer
  return (
    <Stack gap="s5">
      <PageHead title={t`I tuoi resi`} robots="noindex" />
      {!returns ? (
        <NoReturns isEnabled={areReturnsEnabled(storeConfig)} />
      ) : returns.total_count === 0 ? (
        <EmptyState
          title={t`Non hai ancora resi`}
          action={
            <Link to="/account/orders" className={buttonClass({ variant: 'primary' })}>
              <Trans>Vedi i tuoi ordini</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Un reso comincia dalla pagina dell’ordine.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ReturnRows returns={returns} label={t`I tuoi resi`} />
      )}
      <Pagination
        label={t`Pagine`}
        previousLabel={t`Pagina precedente`}
        nextLabel={t`Pagina successiva`}
        pageLabel={(number) => t`Pagina ${number}`}
        page={query.variables.page}
        pageCount={returns?.page_info?.total_pages ?? 1}
        hrefFor={String}
        renderLink={({ href, target: _target, ...anchor }) => (
          <Link to="/account/returns" search={{ p: href }} {...anchor} />
        )}
      />
    </Stack>
  )
}
