import { Trans } from '@lingui/react/macro'
import { Container } from '#src/ui/Container.tsx'

export type NotFoundPageProps = Record<never, never>

export function NotFoundPage() {
  return (
    <Container>
      <h1>
        <Trans>Pagina non trovata</Trans>
      </h1>
    </Container>
  )
}
