import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { SaveNotice } from '../form/SaveNotice.tsx'
import type { StepFailure } from '../steps/useCartSteps.ts'

type ContactStepProps = {
  /** The question for the e-mail. */
  readonly email: ReactNode
  readonly failure: StepFailure | null
  readonly onRetry: () => void
  readonly isSubmitting: boolean
}

/** The contact step: a guest whose order is not sent anywhere enters only an e-mail. */
export const ContactStep = ({ email, failure, onRetry, isSubmitting }: ContactStepProps) => (
  <>
    {email}
    <SaveNotice failure={failure} onRetry={onRetry} role="alert" />
    <Button type="submit" block loading={isSubmitting}>
      <Trans>Continua</Trans>
    </Button>
  </>
)
