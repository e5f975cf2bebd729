import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { disclosure, disclosureSummary } from '#src/features/address/AddressFields.css.ts'
import { invoiceRulesOf } from '#src/lib/country-rules/invoiceRules.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { TextField } from '../form/TextField.tsx'

/** The recipient of the invoice with the data that the country requires. `countryCode` is that of the billing address. */
export function InvoiceFields({ countryCode }: { countryCode: string }) {
  const { t } = useLingui()
  const { control, register } = useFormContext<CheckoutValues>()
  const invoiceTo = useWatch({ control, name: 'invoiceTo' })
  const { hasRecipient, hasTaxCode, vatExample } = invoiceRulesOf(countryCode)
  return (
    <Stack gap="s4">
      <RadioGroup legend={t`A chi intestiamo l’ordine`}>
        <Radio {...register('invoiceTo')} value="person" label={t`A me`} />
        <Radio
          {...register('invoiceTo')}
          value="company"
          label={t`A un’azienda`}
          description={t`Anche professionisti e ditte individuali.`}
        />
      </RadioGroup>
      {invoiceTo === 'company' ? (
        <>
          <TextField name="invoiceCompany" label={t`Ragione sociale`} autoComplete="billing organization" />
          <TextField
            name="vatId"
            label={t`Partita IVA`}
            {...(vatExample !== undefined && { hint: t`Per esempio ${vatExample}.` })}
            autoComplete="off"
          />
          {hasRecipient && (
            <TextField
              name="invoiceDelivery"
              label={t`Codice destinatario (SDI) o PEC`}
              optionalLabel={t`facoltativo`}
              hint={t`Senza, la fattura elettronica la trovi nel tuo cassetto fiscale.`}
              autoComplete="off"
              autoCapitalize="none"
            />
          )}
        </>
      ) : (
        hasTaxCode && <FiscalCode />
      )}
    </Stack>
  )
}

/** Few private shoppers need an invoice. Open if the field is filled, so that typed text is never hidden. */
function FiscalCode() {
  const { t } = useLingui()
  const { getValues } = useFormContext<CheckoutValues>()
  const [open] = useState(() => getValues('fiscalCode') !== '')
  return (
    <details open={open} className={disclosure}>
      <summary className={disclosureSummary}>
        <Trans>Vuoi la fattura? Aggiungi il codice fiscale</Trans>
      </summary>
      <TextField
        name="fiscalCode"
        label={t`Codice fiscale`}
        optionalLabel={t`facoltativo`}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </details>
  )
}
