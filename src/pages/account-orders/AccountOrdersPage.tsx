import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountOrdersPageQuery } from '#src/__generated__/AccountOrdersPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { usePageUpdating } from '#src/features/navigation/pageUpdating.ts'
import { OrderFilters } from '#src/features/orders/list/OrderFilters.tsx'
import { OrderRows } from '#src/features/orders/list/OrderRows.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { isFiltered, orderSearchParams } from '#src/lib/url/orderSearch.ts'
import type { OrderSearch } from '#src/lib/url/orderSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Pagination } from '#src/ui/controls/Pagination.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

export { default as operation } from '#src/__generated__/AccountOrdersPageQuery.graphql.ts'
export { AccountOrdersPage as component }

export type AccountOrdersPageProps = PersonalPageProps<AccountOrdersPageQuery> & { readonly search: OrderSearch }

/** All orders of the customer, filtered by the state in the address. */
function AccountOrdersPage({ search, ...frame }: AccountOrdersPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...frame} title={t`I tuoi ordini`}>
      {(query) => <KnownOrders query={query} search={search} />}
    </AccountFrame>
  )
}

type KnownOrdersProps = { readonly query: RouteQuery<AccountOrdersPageQuery>; readonly search: OrderSearch }

function KnownOrders({ query, search }: KnownOrdersProps) {
  const { t } = useLingui()
  const { hasField } = useShop()
  const updating = usePageUpdating()
  const { customer } = useRouteQuery<AccountOrdersPageQuery>(
    graphql`
      query AccountOrdersPageQuery($filter: CustomerOrdersFilterInput, $currentPage: Int!) {
        customer {
          orders(
            filter: $filter
            currentPage: $currentPage
            pageSize: 10
            sort: { sort_field: CREATED_AT, sort_direction: DESC }
            scope: WEBSITE
          ) {
            total_count
            page_info {
              current_page
              total_pages
            }
            ...OrderRows_orders
          }
        }
      }
    `,
    query,
  )
  const orders = customer?.orders
  if (!orders) return null
  const total = orders.total_count ?? 0
  const pageCount = orders.page_info?.total_pages ?? 1
  const page = orders.page_info?.current_page ?? 1
  const { page: _page, ...filters } = search
  const pageSearch = (number: number) => orderSearchParams(number > 1 ? { ...filters, page: number } : filters)
  return (
    <Stack gap="s5" aria-busy={updating}>
      <PageHead title={t`I tuoi ordini`} robots="noindex" />
      {(total > 0 || isFiltered(search)) && <OrderFilters search={search} />}
      <Text role="status" size="sm" tone="muted">
        {total > 0 && t({ message: plural(total, { one: '# ordine', other: '# ordini' }) })}
      </Text>
      {total > 0 ? (
        <OrderRows orders={orders} label={t`I tuoi ordini`} />
      ) : isFiltered(search) ? (
        <EmptyState title={t`Nessun ordine corrisponde`}>
          <p>
            {hasField('CustomerOrdersFilterInput', 'status') ? (
              <Trans>Prova con meno cifre del numero, con un altro stato o con più giorni.</Trans>
            ) : (
              <Trans>Prova con meno cifre del numero.</Trans>
            )}
          </p>
        </EmptyState>
      ) : (
        <EmptyState
          title={t`Non hai ancora fatto ordini`}
          action={
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              <Trans>Scopri il negozio</Trans>
            </Link>
          }
        />
      )}
      <Pagination
        label={t`Pagine`}
        previousLabel={t`Pagina precedente`}
        nextLabel={t`Pagina successiva`}
        pageLabel={(number) => t`Pagina ${number}`}
        page={page}
        pageCount={pageCount}
        hrefFor={String}
        renderLink={({ href, target: _target, ...anchor }) => (
          <Link to="/account/orders" search={pageSearch(Number(href))} activeOptions={{ exact: true }} {...anchor} />
        )}
      />
    </Stack>
  )
}
