import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Radio } from '#src/ui/Radio.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { CheckoutValues } from './checkoutValues.ts'
import { TextField } from './TextField.tsx'

/** Whom the order is billed to. Asks what Magento's addresses take: a company and its VAT number. */
export function InvoiceFields() {
  const { t } = useLingui()
  const { control, register } = useFormContext<CheckoutValues>()
  const invoiceTo = useWatch({ control, name: 'invoiceTo' })
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
      {invoiceTo === 'company' && (
        <>
          <TextField name="invoiceCompany" label={t`Ragione sociale`} autoComplete="billing organization" />
          <TextField name="vatId" label={t`Partita IVA`} hint={t`In Italia undici cifre.`} autoComplete="off" />
        </>
      )}
    </Stack>
  )
}
