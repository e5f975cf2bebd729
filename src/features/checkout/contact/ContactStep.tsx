import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/controls/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { AccountOfferNotice } from './AccountOfferNotice.tsx'
import { SaveNotice } from '../form/SaveNotice.tsx'
import { TextField } from '../form/TextField.tsx'
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
  return (
    <Stack gap="s5">
      <TextField
        name="email"
        label={t`Email`}
        hint={t`Per la conferma e per scriverti se serve qualcosa.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        onLeave={() => void offer.look()}
      />
      <SaveNotice failure={failure} onRetry={onRetry} role="alert" />
      <Button type="submit" block loading={isSubmitting}>
        <Trans>Continua</Trans>
      </Button>
      {offer.email !== null && <AccountOfferNotice email={offer.email} />}
    </Stack>
  )
}
