import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { WishlistPageQuery } from '#src/__generated__/WishlistPageQuery.graphql.ts'
import { SIGN_IN_PATH } from '#src/features/account/access/returnPath.ts'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { GoneNotice } from '#src/features/saved/GoneNotice.tsx'
import { useSaved, useWishes } from '#src/features/saved/useSaved.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { LIST_PARAM } from '#src/lib/url/urlSearch.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { Wishes, WishesState } from '#src/relay/savedProducts.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { KeptWishes } from './KeptWishes.tsx'
import { FIRST_VIEW } from './listsView.ts'
import { OwnLists } from './OwnLists.tsx'
import { OwnWishes } from './OwnWishes.tsx'
import { page } from './WishlistPage.css.ts'

export { default as operation } from '#src/__generated__/WishlistPageQuery.graphql.ts'
export { WishlistPage as component }

export type WishlistPageProps = {
  readonly query: RouteQuery<WishlistPageQuery>
  /** The list that the address names; null is the default one. */
  readonly listId: string | null
}

/** The wish list: a customer's is stored by the backend, a guest's in this browser. */
function WishlistPage(props: WishlistPageProps) {
  const { t } = useLingui()
  return (
    <Container>
      <div className={page}>
        <Heading level={1}>
          <Trans>Lista dei desideri</Trans>
        </Heading>
        <noscript>
          <p>
            <Trans>Per vedere la tua lista attiva JavaScript nel tuo browser.</Trans>
          </p>
        </noscript>
        <PageSuspense fallback={<PageHead title={t`Lista dei desideri`} robots="noindex" />}>
          <LoadedWishlist {...props} />
        </PageSuspense>
      </div>
    </Container>
  )
}

function LoadedWishlist({ query, listId }: WishlistPageProps) {
  const { t } = useLingui()
  const { customerToken } = useShop()
  const node = graphql`
    query WishlistPageQuery($isCustomer: Boolean!) {
      customer @include(if: $isCustomer) {
        wishlists(pageSize: 100) {
          id
          ...OwnWishes_wishlist
        }
      }
    }
  `
  const { customer } = useRouteQuery<WishlistPageQuery>(node, query)
  const saved = useSaved()
  // State of the page, so that input is kept while an expired session is renewed.
  const [view, setView] = useState({ ...FIRST_VIEW, openId: listId })
  const [namedId, setNamedId] = useState(listId)
  // Another address opens another list; opening a list here changes the address.
  if (namedId !== listId) {
    setNamedId(listId)
    if (view.openId !== listId) setView({ ...FIRST_VIEW, openId: listId })
  }
  const navigate = useNavigate()
  const nameList = (id: string | null) =>
    void navigate({
      to: '/wishlist',
      search: id === null ? {} : { [LIST_PARAM]: id },
      replace: true,
      resetScroll: false,
    })
  const path = listId === null ? '/wishlist' : `/wishlist?${LIST_PARAM}=${encodeURIComponent(listId)}`
  const state = useWishes()
  const session = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.session().kind,
    () => 'guest' as const,
  )
  const head = <PageHead title={t`Lista dei desideri`} robots="noindex" />
  if (session === 'expired') {
    return (
      <>
        {head}
        <EmptyState
          icon={<Heart size={36} strokeWidth={1.25} />}
          title={t`La tua sessione è scaduta`}
          action={
            <Link to={SIGN_IN_PATH} search={{ from: path }} className={buttonClass()}>
              <Trans>Accedi</Trans>
            </Link>
          }
        />
      </>
    )
  }
  const isCustomer = session === 'customer'
  // The server's document has neither; a customer's page follows when the session is known.
  if (!saved || !state?.isKnown || isCustomer !== query.variables.isCustomer) {
    return (
      <>
        {head}
        <Waiting />
      </>
    )
  }
  const own = (isCustomer ? customer?.wishlists : null) ?? []
  const lists = isCustomer ? state.lists : null
  const list = own[0]
  return (
    <>
      {head}
      <GoneNotice gone={saved.gone.wishes} title={t`Nella lista dei desideri non ci sono più:`} />
      <Suspense fallback={<Waiting />}>
        {lists ? (
          <OwnLists
            own={own}
            node={node}
            state={state}
            lists={lists}
            wishes={saved.wishes}
            view={view}
            onView={setView}
            onOpen={nameList}
          />
        ) : (
          list && <OwnWishes list={list} node={node} held={state.wishes} wishes={saved.wishes} />
        )}
        <Kept isCustomer={isCustomer} state={state} wishes={saved.wishes} />
      </Suspense>
      {!lists && state.wishes.length === 0 && <NoWishes isCustomer={isCustomer} />}
    </>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div role="status" aria-busy="true" aria-label={t`La tua lista sta arrivando`}>
      <SkeletonText lines={6} width="60%" />
    </div>
  )
}

type KeptProps = {
  readonly isCustomer: boolean
  readonly state: WishesState
  readonly wishes: Wishes
}

/** The list that is stored in this browser: all items of a guest, and those of a customer that the account refused. */
function Kept({ isCustomer, state, wishes }: KeptProps) {
  const kept = state.wishes.filter(({ id, listId }) => id === null && listId === null)
  const [first] = kept
  if (isCustomer && !first) return null
  const rows = <KeptWishes kept={kept} wishes={wishes} />
  if (!isCustomer) {
    return (
      <Stack gap="s4">
        {first && (
          <Text tone="muted">
            <Trans>
              La lista resta su questo dispositivo.{' '}
              <Link to={SIGN_IN_PATH} search={{ from: '/wishlist' }}>
                Accedi
              </Link>{' '}
              per ritrovarla ovunque.
            </Trans>
          </Text>
        )}
        {rows}
      </Stack>
    )
  }
  return (
    <Stack as="section" gap="s4">
      <Heading level={2} size="md">
        <Trans>Solo su questo dispositivo</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>Questi pezzi non sono entrati nella lista del tuo account, di solito perché sono esauriti.</Trans>
      </Text>
      {rows}
    </Stack>
  )
}

function NoWishes({ isCustomer }: { readonly isCustomer: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Heart size={36} strokeWidth={1.25} />}
      title={t`La tua lista è ancora vuota`}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Scopri la collezione</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Tocca il cuore di un pezzo che ti piace: lo ritrovi qui.</Trans>
      </p>
      {!isCustomer && (
        <p>
          <Trans>
            Hai già una lista nel tuo account?{' '}
            <Link to={SIGN_IN_PATH} search={{ from: '/wishlist' }}>
              Accedi
            </Link>
          </Trans>
        </p>
      )}
    </EmptyState>
  )
}
