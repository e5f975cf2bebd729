import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { SignInPageQuery } from '#src/__generated__/SignInPageQuery.graphql.ts'
import type { CartJoin } from '#src/features/account/cartJoin.ts'
import { SignInForm } from '#src/features/account/SignInForm.tsx'
import type { SignInProblem } from '#src/features/account/SignInForm.tsx'
import { useSignIn } from '#src/features/account/useSignIn.ts'
import type { Credentials } from '#src/features/account/useSignIn.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/Button.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { JoinReport } from './JoinReport.tsx'
import * as styles from './SignInPage.css.ts'
import { useEnterAccount } from './useEnterAccount.ts'

export type SignInPageProps = {
  readonly query: RouteQuery<SignInPageQuery> | null
  /** A path of this shop: where sign-in leads to. */
  readonly from: string
  /** Of the session that ran out. */
  readonly email?: string
}

/** Sign-in, and the merge of what was in the cart before it. */
export function SignInPage({ query, from, email }: SignInPageProps) {
  const navigate = useNavigate()
  const { customerToken } = useShop()
  const signIn = useSignIn()
  const { enter, mergeAgain } = useEnterAccount()
  const [entering, setEntering] = useState(false)
  const [join, setJoin] = useState<CartJoin | null>(null)
  const [merging, setMerging] = useState(false)
  const signedIn = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.validToken() !== null,
    () => false,
  )

  const goOn = () => void navigate({ href: from, replace: true })
  const show = (outcome: CartJoin) => {
    setJoin(outcome)
    if (outcome.kind === 'joined' && outcome.missing.length === 0) goOn()
  }
  const submit = async (credentials: Credentials): Promise<SignInProblem | null> => {
    setEntering(true)
    const token = await signIn(credentials)
    const outcome = token.ok ? await enter(token.value) : null
    if (outcome && outcome.kind !== 'unknown') {
      show(outcome)
      return null
    }
    setEntering(false)
    return token.ok ? 'cart-unknown' : token.error
  }
  const retry = async () => {
    if (join?.kind !== 'apart') return
    setMerging(true)
    const outcome = await mergeAgain(join.guest)
    setMerging(false)
    if (outcome.kind !== 'unknown') show(outcome)
  }

  const report = (kind: 'missing' | 'apart', lines: Parameters<typeof JoinReport>[0]['lines']) => (
    <JoinReport kind={kind} lines={lines} merging={merging} onMergeAgain={() => void retry()} onContinue={goOn} />
  )
  return (
    <Container>
      <Suspense fallback={<BareHead storeConfig={null} />}>
        <SignInHead query={query} />
      </Suspense>
      <div className={styles.page}>
        {join?.kind === 'joined' && join.missing.length > 0 ? (
          report('missing', join.missing)
        ) : join?.kind === 'apart' ? (
          report('apart', join.guest.lines ?? [])
        ) : signedIn && !entering ? (
          <>
            <Heading level={1}>
              <Trans>Hai già effettuato l’accesso</Trans>
            </Heading>
            <Button onClick={goOn}>
              <Trans>Continua</Trans>
            </Button>
          </>
        ) : (
          <>
            <Heading level={1}>
              <Trans>Accedi</Trans>
            </Heading>
            <Text tone="muted">
              <Trans>Ritrova i tuoi ordini, i tuoi indirizzi e il carrello che hai lasciato.</Trans>
            </Text>
            <noscript>
              <p>
                <Trans>Per accedere attiva JavaScript nel tuo browser.</Trans>
              </p>
            </noscript>
            <SignInForm onSubmit={submit} {...(email !== undefined && { email })} />
          </>
        )}
      </div>
    </Container>
  )
}

function SignInHead({ query }: { query: SignInPageProps['query'] }) {
  return query ? <KnownHead query={query} /> : <BareHead storeConfig={null} />
}

function KnownHead({ query }: { query: RouteQuery<SignInPageQuery> }) {
  const { storeConfig } = useRouteQuery<SignInPageQuery>(
    graphql`
      query SignInPageQuery {
        storeConfig {
          store_code
          ...PageHead_storeConfig
        }
      }
    `,
    query,
  )
  return <BareHead storeConfig={storeConfig ?? null} />
}

function BareHead({ storeConfig }: Pick<Parameters<typeof PageHead>[0], 'storeConfig'>) {
  const { t } = useLingui()
  return <PageHead storeConfig={storeConfig} title={t`Accedi`} robots="noindex" />
}
