import { Trans } from '@lingui/react/macro'
import { Container } from '#src/ui/Container.tsx'

export type AccountPageProps = Record<never, never>

export function AccountPage() {
  return (
    <Container>
      <h1>
        <Trans>Il tuo account</Trans>
      </h1>
    </Container>
  )
}
