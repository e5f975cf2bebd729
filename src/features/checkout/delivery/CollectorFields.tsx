import { useLingui } from '@lingui/react/macro'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { halves } from '#src/features/address/AddressFields.css.ts'
import { TextField } from '../form/TextField.tsx'

/** The name of the person who collects the order. */
export function CollectorFields() {
  const { t } = useLingui()
  return (
    <Stack gap="s4">
      <div className={halves}>
        <TextField name="shipping.firstname" label={t`Nome`} autoComplete="given-name" autoCapitalize="none" />
        <TextField name="shipping.lastname" label={t`Cognome`} autoComplete="family-name" autoCapitalize="none" />
      </div>
      <TextField
        name="shipping.telephone"
        label={t`Telefono`}
        hint={t`Solo per avvisarti quando l’ordine è pronto.`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </Stack>
  )
}
