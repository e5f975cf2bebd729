import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { ownPathOf } from '#src/lib/url/ownPath.ts'
import { pendingAdditions } from '#src/platform/session/pendingAddition.ts'
import { parseAddition } from '#src/platform/session/pendingAdditions.ts'
import type { ReadPage } from '#src/routing/readPage.ts'
import { useReadPages } from '#src/routing/useReadPages.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { pathOf } from '#src/shop/addresses/storeAddresses.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { entry, list } from './OfflinePage.css.ts'

export { OfflinePage as component }

export type OfflinePageProps = Record<never, never>

/** The number of pieces of a product. */
type Pieces = { readonly name: string; readonly quantity: number }

type Known = {
  readonly pages: readonly ReadPage[]
  readonly cart: readonly Pieces[]
  readonly waiting: readonly Pieces[]
}

/** The server, and the browser before it has read its storage. */
const NOTHING: Known = { pages: [], cart: [], waiting: [] }

/**
 * Shown by the service worker instead of a document that the network does not deliver: the pages and pieces that this
 * browser knows. The hash of its address is the requested address, which is opened when the network returns.
 */
function OfflinePage() {
  const { t } = useLingui()
  const { locale, startAfresh } = useShop()
  const { pages, cart, waiting } = useKnown()
  const retry = useCallback(() => {
    const requested = ownPathOf(location.hash.slice(1))
    startAfresh(requested === null ? '/' : pathOf(locale, requested))
  }, [locale, startAfresh])
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <Container width="text">
      <PageHead title={t`Sei senza connessione`} robots="noindex" />
      <Stack gap="s6">
        <EmptyState
          title={t`Sei senza connessione`}
          headingLevel={1}
          action={
            <Button onClick={retry}>
              <Trans>Riprova</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Quando la connessione torna, la pagina che cercavi si apre da sola.</Trans>
          </p>
        </EmptyState>
        <KnownPart title={t`Pagine che puoi leggere adesso`} entries={pages}>
          {({ title, path, target }) => (
            <Link key={path} className={entry} to="/$" params={{ _splat: path }} state={{ urlTarget: target }}>
              {title}
            </Link>
          )}
        </KnownPart>
        <KnownPart title={t`Il tuo carrello, come lo conosciamo`} entries={cart}>
          {piecesOf}
        </KnownPart>
        <KnownPart title={t`Da mettere nel carrello quando la connessione torna`} entries={waiting}>
          {piecesOf}
        </KnownPart>
      </Stack>
    </Container>
  )
}

const piecesOf = ({ name, quantity }: Pieces) => (
  <span className={entry}>
    <span>
      {name}, <Plural value={quantity} one="# pezzo" other="# pezzi" />
    </span>
  </span>
)

type KnownPartProps<TEntry> = {
  readonly title: string
  readonly entries: readonly TEntry[]
  readonly children: (entry: TEntry) => ReactNode
}

function KnownPart<TEntry>({ title, entries, children }: KnownPartProps<TEntry>) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ul className={list}>
        {entries.map((one, index) => (
          // The list does not change while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{children(one)}</li>
        ))}
      </ul>
    </section>
  )
}

/** Read once, when the records of earlier visits are in the store. */
function useKnown(): Known {
  const shop = useShop()
  const readPages = useReadPages()
  const [known] = useState(() => {
    let current = NOTHING
    return {
      get: () => current,
      subscribe: (notify: () => void) => {
        const show = () => {
          current = { pages: [], ...knownPieces(shop) }
          notify()
          void readPages().then((pages) => {
            current = { ...current, pages }
            notify()
          })
        }
        const stop = shop.whenRecordsRead(show)
        if (stop === null) show()
        return stop ?? (() => undefined)
      },
    }
  })
  return useSyncExternalStore(known.subscribe, known.get, () => NOTHING)
}

function knownPieces({ cartId, cartJournal, storage }: Shop): Pick<Known, 'cart' | 'waiting'> {
  const id = cartId.get()
  return {
    cart: (id !== null && cartJournal.linesOf(id)) || [],
    waiting: pendingAdditions(storage)
      .flatMap((key) => parseAddition(storage.get(key))?.lines ?? [])
      .map(({ sku, quantity, arriving }) => ({ name: arriving?.name ?? sku, quantity })),
  }
}
