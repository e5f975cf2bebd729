import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Scale from 'lucide-react/icons/scale'
import { Suspense } from 'react'
import { GoneNotice } from '#src/features/saved/GoneNotice.tsx'
import { useComparison, useSaved } from '#src/features/saved/useSaved.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { ComparedProducts } from './ComparedProducts.tsx'
import { page } from './ComparePage.css.ts'

export { ComparePage as component }

export type ComparePageProps = Record<never, never>

/** A table of compared products. Only the browser knows the list, so the products load after the document. */
function ComparePage() {
  const { t } = useLingui()
  return (
    <Container>
      <div className={page}>
        <Heading level={1}>
          <Trans>Confronta</Trans>
        </Heading>
        <noscript>
          <p>
            <Trans>Per confrontare i pezzi attiva JavaScript nel tuo browser.</Trans>
          </p>
        </noscript>
        <PageHead title={t`Confronta`} robots="noindex" />
        <Comparison />
      </div>
    </Container>
  )
}

function Comparison() {
  const { t } = useLingui()
  const saved = useSaved()
  const comparison = saved?.comparison
  const state = useComparison()
  const waiting = (
    <div role="status" aria-busy="true" aria-label={t`Il confronto sta arrivando`}>
      <SkeletonText lines={6} width="60%" />
    </div>
  )
  if (!saved || !comparison || !state?.isKnown) return waiting
  const { uid, products } = state
  const gone = <GoneNotice gone={saved.gone.compared} title={t`Nel confronto non ci sono più:`} />
  if (uid !== null && products.length > 0) {
    return (
      <>
        {gone}
        <Suspense fallback={waiting}>
          <ComparedProducts uid={uid} products={products} comparison={comparison} />
        </Suspense>
      </>
    )
  }
  // The list is being created.
  if (products.length > 0) return waiting
  return (
    <>
      {gone}
      <NothingCompared />
    </>
  )
}

function NothingCompared() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Scale size={36} strokeWidth={1.25} />}
      title={t`Non c’è ancora nulla da confrontare`}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Scopri la collezione</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Scegli «Confronta» su due o più pezzi: qui li vedi uno accanto all’altro.</Trans>
      </p>
    </EmptyState>
  )
}
