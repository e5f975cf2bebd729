import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountReturnPageQuery } from '#src/__generated__/AccountReturnPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { readReturnAttributes } from '#src/features/returns/returnAttributes.ts'
import { ReturnDetail } from '#src/features/returns/detail/ReturnDetail.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

export { default as operation } from '#src/__generated__/AccountReturnPageQuery.graphql.ts'
export { AccountReturnPage as component }

export type AccountReturnPageProps = PersonalPageProps<AccountReturnPageQuery>

/** One return of the customer: its status, comments and parcels. */
function AccountReturnPage(props: AccountReturnPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`Il tuo reso`} heading={(query) => <ReturnTitle query={query} />}>
      {(query) => <KnownReturn query={query} />}
    </AccountFrame>
  )
}

type KnownReturnProps = { readonly query: RouteQuery<AccountReturnPageQuery> }

function useReturnPage(query: KnownReturnProps['query']) {
  return useRouteQuery<AccountReturnPageQuery>(
    graphql`
      query AccountReturnPageQuery($uid: ID!) {
        customer {
          return(uid: $uid) {
            uid
            number
            ...ReturnDetail_return
          }
        }
        attributesList(entityType: RMA_ITEM) {
          ...returnAttributes_list
        }
      }
    `,
    query,
  )
}

function ReturnTitle({ query }: KnownReturnProps) {
  const number = useReturnPage(query).customer?.return?.number
  return number ? <Trans>Reso {number}</Trans> : <Trans>Il tuo reso</Trans>
}

function KnownReturn({ query }: KnownReturnProps) {
  const { t } = useLingui()
  const { customer, attributesList } = useReturnPage(query)
  if (!customer) return null
  const number = customer.return?.number
  return (
    <>
      <PageHead title={number ? t`Reso ${number}` : t`Il tuo reso`} robots="noindex" />
      {customer.return ? (
        <ReturnDetail owner={customer.return} attributes={readReturnAttributes(attributesList)} />
      ) : (
        <EmptyState
          title={t`Non troviamo questo reso`}
          action={
            <Link to="/account/returns" className={buttonClass({ variant: 'primary' })}>
              <Trans>Vedi i tuoi resi</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Forse l’indirizzo è incompleto, o il reso è di un altro account.</Trans>
          </p>
        </EmptyState>
      )}
    </>
  )
}
