import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountPageQuery } from '#src/__generated__/AccountPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import { AddressList } from '#src/features/account/addresses/AddressList.tsx'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { LatestOrders } from '#src/features/orders/list/LatestOrders.tsx'
import { NewsletterSwitch } from '#src/features/account/profile/NewsletterSwitch.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

export { default as operation } from '#src/__generated__/AccountPageQuery.graphql.ts'
export { AccountPage as component }

export type AccountPageProps = PersonalPageProps<AccountPageQuery>

/** The overview of the account: latest orders, on phones the list of the account's pages, addresses, newsletter. */
function AccountPage(props: AccountPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame
      {...props}
      title={t`Il tuo account`}
      heading={(query) => <Greeting query={query} />}
      after={(query) => <RestOfAccount query={query} />}
    >
      {(query) => <KnownAccount query={query} />}
    </AccountFrame>
  )
}

const useAccount = (query: RouteQuery<AccountPageQuery>) =>
  useRouteQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery {
        customer {
          firstname
          lastname
          email
          ...LatestOrders_customer
          ...AddressList_customer
          ...NewsletterSwitch_customer
        }
      }
    `,
    query,
  )

type KnownProps = { readonly query: RouteQuery<AccountPageQuery> }

function Greeting({ query }: KnownProps) {
  const { customer } = useAccount(query)
  const firstname = customer?.firstname
  return firstname ? <Trans>Ciao, {firstname}</Trans> : <Trans>Il tuo account</Trans>
}

function KnownAccount({ query }: KnownProps) {
  const { t } = useLingui()
  const { customer } = useAccount(query)
  // The backend refused the token: the redirect to the sign-in is pending.
  if (!customer) return null
  const { firstname, lastname, email } = customer
  return (
    <>
      <PageHead title={t`Il tuo account`} robots="noindex" />
      <Stack gap="s5">
        <Text tone="muted">
          {firstname} {lastname} · {email}
        </Text>
        <Stack as="section">
          <Heading level={2} size="md">
            <Trans>Ultimi ordini</Trans>
          </Heading>
          <LatestOrders customer={customer} />
        </Stack>
      </Stack>
    </>
  )
}

function RestOfAccount({ query }: KnownProps) {
  const { customer } = useAccount(query)
  const { hasNewsletter } = useStoreSettings()
  if (!customer) return null
  return (
    <Stack gap="s5">
      <Grid columns="aside">
        <Stack as="section">
          <Heading level={2} size="md">
            <Trans>I tuoi indirizzi</Trans>
          </Heading>
          <AddressList customer={customer} />
          <Link to="/account/addresses">
            <Trans>Tutti gli indirizzi</Trans>
          </Link>
        </Stack>
        {hasNewsletter && (
          <Stack as="section">
            <Heading level={2} size="md">
              <Trans>Newsletter</Trans>
            </Heading>
            <NewsletterSwitch customer={customer} />
          </Stack>
        )}
      </Grid>
      <Slot name="account.home.end" context={{}} />
    </Stack>
  )
}
