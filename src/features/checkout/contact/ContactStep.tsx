import { Trans, useLingui } from '@lingui/react/macro'
import type { FocusEvent } from 'react'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { AccountOfferNotice } from './AccountOfferNotice.tsx'
import { SaveNotice } from '../form/SaveNotice.tsx'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { useCheckoutField } from '../form/useCheckoutField.ts'
import type { AccountOffer } from './useAccountOffer.ts'
import type { StepFailure } from '../steps/useCartSteps.ts'

type ContactStepProps = {
  readonly offer: AccountOffer
  readonly failure: StepFailure | null
  readonly onRetry: () => void
  readonly isSubmitting: boolean
}

/** The contact step: a guest enters only an e-mail. */
export function ContactStep({ offer, failure, onRetry, isSubmitting }: ContactStepProps) {
  const { t } = useLingui()
  const { registered, error } = useCheckoutField('email')
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    void offer.look()
    void registered.onBlur(event)
  }
  return (
    <Stack gap="s5">
      <div id={fieldAnchor('email')}>
        <EmailField
          register={() => ({ ...registered, onBlur })}
          problem={error}
          hint={t`Per la conferma e per scriverti se serve qualcosa.`}
        />
      </div>
      <SaveNotice failure={failure} onRetry={onRetry} role="alert" />
      <Button type="submit" block loading={isSubmitting}>
        <Trans>Continua</Trans>
      </Button>
      {offer.email !== null && <AccountOfferNotice email={offer.email} />}
    </Stack>
  )
}
