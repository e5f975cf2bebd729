import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { SignInPageQuery } from '#src/__generated__/SignInPageQuery.graphql.ts'
import { ACCOUNT_PATH } from '#src/features/account/access/returnPath.ts'
import { SignInForm } from '#src/features/account/access/SignInForm.tsx'
import { useCloseLayer } from '#src/features/navigation/closeLayer.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { CustomerTokenRecord } from '#src/platform/session/customerToken.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { JoinReport } from './JoinReport.tsx'
import { useEntry } from './useEntry.ts'

export { default as operation } from '#src/__generated__/SignInPageQuery.graphql.ts'
export { SignInPage as component }

export type SignInPageProps = {
  readonly query: RouteQuery<SignInPageQuery> | null
  /** A path of this shop to which sign-in leads. Null: back to the previous page, or to the account. */
  readonly from: string | null
  /** The e-mail address of a shopper whom the page below knows already; after sign-in the page continues. */
  readonly email: string | null
}

/** The sign-in as the content of an overlay, including the merge of an earlier cart. */
function SignInPage({ query, from, email }: SignInPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const closeLayer = useCloseLayer()
  const { customerToken, startAfresh } = useShop()
  const session = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.session().kind,
    () => 'guest' as const,
  )
  // The expired session is remembered while the new one begins: it decides where the shopper continues.
  const [expired, setExpired] = useState<CustomerTokenRecord | null>(null)
  if (session === 'expired' && expired === null) setExpired(customerToken.get())

  const goOn = () => {
    const isAnotherCustomer = expired !== null && expired.email !== null && expired.email !== customerToken.get()?.email
    // This document still contains data of the previous customer.
    if (isAnotherCustomer) startAfresh(from ?? undefined)
    else if (from === null && (expired !== null || email !== null)) closeLayer()
    else void navigate({ href: from ?? ACCOUNT_PATH, replace: true })
  }
  const { submit, entering, join, merging, mergeAgain, noteLifetime } = useEntry(goOn)

  // Another tab has renewed the session, so that this page can close.
  const isRenewed = expired !== null && session === 'customer' && !entering && join === null
  const goOnRenewed = useEffectEvent(goOn)
  useEffect(() => {
    if (isRenewed) goOnRenewed()
  }, [isRenewed])

  const known = expired?.email ?? email ?? ''
  const content = () => {
    if (join) {
      return (
        <JoinReport
          kind={join.kind === 'apart' ? 'apart' : 'missing'}
          lines={join.kind === 'apart' ? (join.guest.lines ?? []) : join.missing}
          merging={merging}
          onMergeAgain={() => void mergeAgain()}
          onContinue={goOn}
        />
      )
    }
    if (session === 'customer' && !entering) {
      return (
        <Stack>
          <Text>
            <Trans>Hai già effettuato l’accesso</Trans>
          </Text>
          <Button onClick={goOn}>
            <Trans>Continua</Trans>
          </Button>
        </Stack>
      )
    }
    return (
      <Stack>
        {expired === null ? (
          <Text tone="muted">
            <Trans>Ritrova i tuoi ordini, i tuoi indirizzi e il carrello che hai lasciato.</Trans>
          </Text>
        ) : (
          <Notice role="status">
            <Trans>La tua sessione è scaduta. Accedi di nuovo e riprendi da dove eri: non hai perso nulla.</Trans>
          </Notice>
        )}
        <noscript>
          <p>
            <Trans>Per accedere attiva JavaScript nel tuo browser.</Trans>
          </p>
        </noscript>
        <SignInForm key={known} onSubmit={submit} {...(known && { email: known })} />
        <Cluster gap="s4" justify="between">
          <Link to="/account/forgot-password">
            <Trans>Password dimenticata?</Trans>
          </Link>
          {expired === null && (
            <Link to="/account/create">
              <Trans>Crea un account</Trans>
            </Link>
          )}
        </Cluster>
        {expired !== null && !entering && (
          <Stack gap="s1">
            <Button variant="link" onClick={closeLayer}>
              <Trans>Continua senza accedere</Trans>
            </Button>
            <Text tone="muted" size="sm">
              <Trans>Il carrello del tuo account resta al sicuro: lo ritrovi quando accedi.</Trans>
            </Text>
          </Stack>
        )}
      </Stack>
    )
  }
  return (
    <>
      <Suspense fallback={<PageHead title={t`Accedi`} robots="noindex" />}>
        {query ? (
          <KnownHead query={query} onLifetime={noteLifetime} />
        ) : (
          <PageHead title={t`Accedi`} robots="noindex" />
        )}
      </Suspense>
      {content()}
    </>
  )
}

type KnownHeadProps = {
  readonly query: RouteQuery<SignInPageQuery>
  /** Receives the lifetime of a token in hours; null if the backend does not provide it. */
  readonly onLifetime: (hours: number | null) => void
}

function KnownHead({ query, onLifetime }: KnownHeadProps) {
  const { t } = useLingui()
  const { storeConfig } = useRouteQuery<SignInPageQuery>(
    graphql`
      query SignInPageQuery {
        storeConfig {
          store_code
          customer_access_token_lifetime
        }
      }
    `,
    query,
  )
  const hours = storeConfig?.customer_access_token_lifetime ?? null
  useEffect(() => onLifetime(hours), [hours, onLifetime])
  return <PageHead title={t`Accedi`} robots="noindex" />
}
