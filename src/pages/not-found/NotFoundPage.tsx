import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { SearchField } from '#src/features/search/SearchField.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { createVisitedAddresses } from '#src/platform/saved/visitedAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { keptFree } from './NotFoundPage.css.ts'

export { NotFoundPage as component }

export type NotFoundPageProps = Record<never, never>

const never = () => () => undefined

/** Spec §2: the page at the not-found path, which every unknown address shows too. */
function NotFoundPage() {
  const { t } = useLingui()
  const { tabStorage } = useShop()
  const navigate = useNavigate()
  const [before] = useState(() => createVisitedAddresses(tabStorage).previous())
  const previous = useSyncExternalStore(
    never,
    () => before,
    // The server knows no previous page.
    () => null,
  )
  return (
    <Container width="text">
      <PageHead title={t`Pagina non trovata`} robots="noindex" />
      <EmptyState
        title={t`Pagina non trovata`}
        headingLevel={1}
        action={
          <Stack gap="s3" align="center">
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              <Trans>Torna alla vetrina</Trans>
            </Link>
            <span className={previous === null || previous === '/' ? keptFree : undefined}>
              <Button variant="secondary" onClick={() => void navigate({ href: previous ?? '/' })}>
                <Trans>Torna alla pagina di prima</Trans>
              </Button>
            </span>
          </Stack>
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
