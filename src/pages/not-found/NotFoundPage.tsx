import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SearchField } from '#src/features/search/SearchField.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Container } from '#src/ui/Container.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export type NotFoundPageProps = Record<never, never>

/** Spec §2: the not-found path, and what every unknown address shows. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <Container width="text">
      <PageHead storeConfig={null} title={t`Pagina non trovata`} robots="noindex" />
      <EmptyState
        title={t`Pagina non trovata`}
        headingLevel={1}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            <Trans>Torna alla vetrina</Trans>
          </Link>
        }
      >
        <p>
          <Trans>Forse il pezzo che cerchi ha cambiato scaffale. Prova a cercarlo per nome.</Trans>
        </p>
        <SearchField label={t`Cerca un pezzo per nome`} />
      </EmptyState>
    </Container>
  )
}
