import { Trans } from '@lingui/react/macro'
import { Container } from '#src/ui/Container.tsx'

export type SignInPageProps = Record<never, never>

export function SignInPage() {
  return (
    <Container>
      <h1>
        <Trans>Accedi</Trans>
      </h1>
    </Container>
  )
}
