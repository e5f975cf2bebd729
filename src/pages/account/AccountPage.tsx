import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { AccountPageQuery } from '#src/__generated__/AccountPageQuery.graphql.ts'
import { AddressList } from '#src/features/account/AddressList.tsx'
import { OrderList } from '#src/features/account/OrderList.tsx'
import { ACCOUNT_PATH } from '#src/features/account/returnPath.ts'
import { useSignOut } from '#src/features/account/useSignOut.ts'
import { createCheckoutDrafts } from '#src/features/checkout/checkoutDraft.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/Button.tsx'
import { Cluster } from '#src/ui/Cluster.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import * as styles from './AccountPage.css.ts'
import { AccountSkeleton } from './AccountSkeleton.tsx'

export type AccountPageProps = {
  /** Null while nobody is signed in, and in the server's render, which knows no customer. */
  readonly query: RouteQuery<AccountPageQuery> | null
}

/** The customer's own page: latest orders, addresses, the way out. */
export function AccountPage({ query }: AccountPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { customerToken, tabStorage } = useShop()
  const signOut = useSignOut()
  const [leaving, setLeaving] = useState(false)
  const signedOut = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.validToken() === null,
    () => false,
  )
  // The loader turns guests away on entry; this catches the server's document in a guest's browser and a session that
  // ends while the page is open.
  useEffect(() => {
    if (signedOut && !leaving) void navigate({ to: '/account/signin', search: { from: ACCOUNT_PATH }, replace: true })
  }, [signedOut, leaving, navigate])

  const waiting = (
    <>
      <PageHead storeConfig={null} title={t`Il tuo account`} robots="noindex" />
      <AccountSkeleton />
    </>
  )
  const leave = () => {
    setLeaving(true)
    // Begun orders hold the customer's address.
    createCheckoutDrafts(tabStorage).clear()
    signOut()
  }
  return (
    <Container>
      <div className={styles.page}>
        {query && !signedOut ? (
          <Suspense fallback={waiting}>
            <KnownAccount query={query} waiting={waiting} onSignOut={leave} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </Container>
  )
}

type KnownAccountProps = {
  readonly query: RouteQuery<AccountPageQuery>
  readonly waiting: React.ReactElement
  readonly onSignOut: () => void
}

function KnownAccount({ query, waiting, onSignOut }: KnownAccountProps) {
  const { t } = useLingui()
  const { customer, storeConfig } = useRouteQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery {
        customer {
          firstname
          lastname
          email
          ...OrderList_customer
          ...AddressList_customer
        }
        storeConfig {
          store_code
          ...PageHead_storeConfig
        }
      }
    `,
    query,
  )
  // The backend refused the token: the shopper is on the way to sign-in.
  if (!customer) return waiting
  const { firstname, lastname, email } = customer
  return (
    <>
      <PageHead storeConfig={storeConfig ?? null} title={t`Il tuo account`} robots="noindex" />
      <Cluster as="header" justify="between" gap="s4">
        <Stack gap="s1">
          <Heading level={1}>
            <Trans>Ciao, {firstname}</Trans>
          </Heading>
          <Text tone="muted">
            {firstname} {lastname} · {email}
          </Text>
        </Stack>
        <Button variant="secondary" onClick={onSignOut}>
          <Trans>Esci</Trans>
        </Button>
      </Cluster>
      <Grid columns="aside">
        <Stack as="section">
          <Heading level={2} size="md">
            <Trans>Ultimi ordini</Trans>
          </Heading>
          <OrderList customer={customer} />
        </Stack>
        <Stack as="section">
          <Heading level={2} size="md">
            <Trans>I tuoi indirizzi</Trans>
          </Heading>
          <AddressList customer={customer} />
        </Stack>
      </Grid>
    </>
  )
}
