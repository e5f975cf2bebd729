import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { ConcreteRequest } from 'relay-runtime'
import { fetchQuery } from 'relay-runtime'
import type { AccountStoreCreditPageQuery } from '#src/__generated__/AccountStoreCreditPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { StoreCredit } from '#src/features/orders/credit/StoreCredit.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { GiftCardBalance } from './GiftCardBalance.tsx'

export { default as operation } from '#src/__generated__/AccountStoreCreditPageQuery.graphql.ts'
export { AccountStoreCreditPage as component }

export type AccountStoreCreditPageProps = PersonalPageProps<AccountStoreCreditPageQuery>

/** The customer's store credit, if the backend has it: a feature of Adobe Commerce. */
function AccountStoreCreditPage(props: AccountStoreCreditPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`Il tuo credito`}>
      {(query) => <KnownCredit query={query} />}
    </AccountFrame>
  )
}

function KnownCredit({ query }: { readonly query: RouteQuery<AccountStoreCreditPageQuery> }) {
  const { t } = useLingui()
  const { hasField } = useShop()
  const environment = useRelayEnvironment()
  const node = graphql`
    query AccountStoreCreditPageQuery($page: Int!) {
      customer {
        ...StoreCredit_customer @arguments(page: $page)
        store_credit {
          balance_history(pageSize: 10, currentPage: $page) {
            page_info {
              total_pages
            }
          }
        }
      }
    }
  `
  const { customer } = useRouteQuery<AccountStoreCreditPageQuery>(node, query)
  const askAgain = () => {
    // If this fails, the page is correct when it is opened the next time; the notice has already reported the success.
    fetchQuery(environment, node as ConcreteRequest, query.variables).subscribe({ error: () => undefined })
  }
  return (
    <Stack gap="s5">
      <PageHead title={t`Il tuo credito`} robots="noindex" />
      {customer && <StoreCredit customer={customer} />}
      <Pagination
        label={t`Pagine dei movimenti`}
        previousLabel={t`Pagina precedente`}
        nextLabel={t`Pagina successiva`}
        pageLabel={(number) => t`Pagina ${number}`}
        page={query.variables.page}
        pageCount={customer?.store_credit?.balance_history?.page_info?.total_pages ?? 1}
        hrefFor={String}
        renderLink={({ href, target: _target, ...anchor }) => (
          <Link to="/account/store-credit" search={{ p: href }} {...anchor} />
        )}
      />
      {hasField('Query', 'giftCardAccount') && <GiftCardBalance onRedeemed={askAgain} />}
    </Stack>
  )
}
