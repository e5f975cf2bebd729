import { Trans } from '@lingui/react/macro'
import { Container } from '#src/ui/Container.tsx'

export type UnavailablePageProps = Record<never, never>

export function UnavailablePage() {
  return (
    <Container>
      <h1>
        <Trans>Torniamo subito</Trans>
      </h1>
    </Container>
  )
}
