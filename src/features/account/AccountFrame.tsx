import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { OperationType } from 'relay-runtime'
import { revokeCustomerToken } from '#src/features/account/access/revokeCustomerToken.ts'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import * as styles from './AccountFrame.css.ts'
import { AccountNav } from './AccountNav.tsx'
import type { PersonalPageProps } from './personalPage.ts'
import { ACCOUNT_PATH, SIGN_IN_PATH } from './access/returnPath.ts'

type AccountFrameProps<TQuery extends OperationType> = PersonalPageProps<TQuery> & {
  /** The document's title and, without a `heading`, the page's. */
  readonly title: string
  /** The page's heading if it needs data; `title` replaces it until then. */
  readonly heading?: (query: NonNullable<PersonalPageProps<TQuery>['query']>) => ReactNode
  /** The page for the signed-in customer; it may suspend. Renders `PageHead` with the store's titles. */
  readonly children: (query: NonNullable<PersonalPageProps<TQuery>['query']>) => ReactNode
  /** The rest of the account's start page, which on phones follows the list of the account's pages. */
  readonly after?: (query: NonNullable<PersonalPageProps<TQuery>['query']>) => ReactNode
}

/**
 * The frame of pages behind sign-in: their navigation, their guard, and a placeholder until the customer is known.
 *
 * The page stays mounted, hidden, while an expired session is renewed, so typed text is kept if the same customer
 * returns.
 */
export function AccountFrame<TQuery extends OperationType>({
  query,
  path,
  title,
  heading,
  children,
  after,
}: AccountFrameProps<TQuery>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { customerToken, renewSession, signOut, startAfresh } = useShop()
  const [leaving, setLeaving] = useState(false)
  const signedOut = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.validToken() === null,
    () => false,
  )
  // The loader redirects guests on entry; this handles the server's document in a guest's browser, and a session that
  // ends while the page is open.
  useEffect(() => {
    if (!signedOut || leaving) return
    // After a new sign-in the page reloads; after a refusal the shopper is redirected.
    if (customerToken.session().kind === 'expired') void renewSession()
    else void navigate({ to: SIGN_IN_PATH, search: { from: path }, replace: true })
  }, [signedOut, leaving, navigate, path, customerToken, renewSession])

  const leave = () => {
    setLeaving(true)
    signOut(revokeCustomerToken)
    startAfresh()
  }
  const isOver = leaving || (signedOut && customerToken.get() === null)
  const shown = isOver ? null : query
  const skeleton = (
    <div role="status" aria-busy="true" aria-label={t`Il tuo account sta arrivando`}>
      <SkeletonText lines={5} width="60%" />
    </div>
  )
  const waiting = (
    <>
      <PageHead title={title} robots="noindex" />
      {skeleton}
    </>
  )
  const nav = (
    <div className={styles.side}>
      <AccountNav isStart={path === ACCOUNT_PATH} onSignOut={leave} />
    </div>
  )
  return (
    <Container>
      <div className={styles.frame}>
        {/* On phones the start page has its list of pages below the latest order: the focus comes in the same order. */}
        {!after && nav}
        <div className={styles.main}>
          <Stack gap="s5">
            <Heading level={1}>
              {heading && shown && !signedOut ? <Suspense fallback={title}>{heading(shown)}</Suspense> : title}
            </Heading>
            <noscript>
              <p>
                <Trans>Per vedere il tuo account attiva JavaScript nel tuo browser.</Trans>
              </p>
            </noscript>
            {shown === null ? (
              waiting
            ) : (
              <>
                {signedOut && skeleton}
                <div hidden={signedOut}>
                  <PageSuspense fallback={waiting}>{children(shown)}</PageSuspense>
                </div>
              </>
            )}
          </Stack>
        </div>
        {after && nav}
        {after && shown && (
          <div className={styles.main} hidden={signedOut}>
            <Suspense fallback={null}>{after(shown)}</Suspense>
          </div>
        )}
      </div>
    </Container>
  )
}
