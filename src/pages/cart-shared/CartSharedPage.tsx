import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Share from 'lucide-react/icons/share-2'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { SHARED_CART_PATH } from '#src/features/cart/keeping/sharedCartPath.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { readSharedCart } from '#src/lib/url/sharedCart.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { page } from './CartSharedPage.css.ts'
import { SharedLines } from './SharedLines.tsx'

export { CartSharedPage as component }

export type CartSharedPageProps = {
  /** The fragment of the address; empty on the server, which never receives it. */
  readonly fragment: string
}

/** A cart that somebody shared: its lines, and a button that adds them to the visitor's own cart. */
function CartSharedPage({ fragment }: CartSharedPageProps) {
  const { t } = useLingui()
  const title = t`Un carrello per te`
  return (
    <Container width="text">
      <div className={page}>
        <Heading level={1}>{title}</Heading>
        <noscript>
          <p>
            <Trans>Per vedere questo carrello attiva JavaScript nel tuo browser.</Trans>
          </p>
        </noscript>
        <PageHead title={title} robots="noindex" />
        <SharedCart fragment={fragment} />
      </div>
    </Container>
  )
}

function SharedCart({ fragment }: { readonly fragment: string }) {
  const { t } = useLingui()
  const [text, setText] = useState(fragment === '' ? null : fragment)
  useEffect(() => {
    const read = () => {
      const { pathname, hash } = window.location
      // Below an overlay the page keeps its contents.
      if (pathname.endsWith(SHARED_CART_PATH)) setText(hash.slice(1))
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  const lines = useMemo(() => (text === null ? null : readSharedCart(text)), [text])
  const waiting = (
    <div role="status" aria-busy="true" aria-label={t`Caricamento`}>
      <SkeletonText lines={6} width="60%" />
    </div>
  )
  if (text === null) return waiting
  if (lines) {
    return (
      <Suspense fallback={waiting}>
        <SharedLines key={text} lines={lines} />
      </Suspense>
    )
  }
  return (
    <EmptyState
      icon={<Share size={36} strokeWidth={1.25} />}
      title={t`Questo link non contiene un carrello`}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Scopri la collezione</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          Forse è arrivato a metà, o viene da un altro negozio. Chiedi a chi te l’ha mandato di copiarlo di nuovo.
        </Trans>
      </p>
    </EmptyState>
  )
}
