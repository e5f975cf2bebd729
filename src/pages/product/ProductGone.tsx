import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PackageSearch from 'lucide-react/icons/package-search'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** The address belongs to a product that is no longer sold; a direct visit gets the 404 page instead. */
export function ProductGone() {
  const { t } = useLingui()
  return (
    <Container>
      <PageHead title={t`Pezzo non disponibile`} robots="noindex,follow" />
      <EmptyState
        icon={<PackageSearch size={36} strokeWidth={1.25} />}
        title={t`Questo pezzo non è più in vetrina`}
        headingLevel={1}
        action={
          <Link to="/" className={buttonClass()}>
            <Trans>Torna alla vetrina</Trans>
          </Link>
        }
      >
        <p>
          <Trans>Forse è finito, forse ha cambiato nome. Gli altri ti aspettano.</Trans>
        </p>
      </EmptyState>
    </Container>
  )
}
