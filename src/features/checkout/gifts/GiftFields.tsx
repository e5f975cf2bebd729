import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { halves } from '#src/features/address/AddressFields.css.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { TextField } from '../form/TextField.tsx'
import { useCheckoutField } from '../form/useCheckoutField.ts'

const MAX_MESSAGE_LENGTH = 500

type GiftFieldsProps = {
  /** The gift options of the shop. */
  readonly canWrite: boolean
  readonly canHidePrices: boolean
}

/** A gift message for the whole order, and a receipt without prices. */
export function GiftFields({ canWrite, canHidePrices }: GiftFieldsProps) {
  const { t } = useLingui()
  const { control, register, setValue } = useFormContext<CheckoutValues>()
  const hasMessage = useWatch({ control, name: 'gift.hasMessage' })
  const chosen = { onChange: () => setValue('gift.isChosen', true) }
  return (
    <Stack gap="s4">
      <Heading level={3} size="sm">
        <Trans>È un regalo?</Trans>
      </Heading>
      {canWrite && <Checkbox {...register('gift.hasMessage', chosen)} label={t`Aggiungi un messaggio all’ordine`} />}
      {canWrite && hasMessage && (
        <Stack gap="s4">
          <div className={halves}>
            <TextField name="gift.to" label={t`Per`} autoComplete="off" />
            <TextField name="gift.from" label={t`Da`} autoComplete="off" />
          </div>
          <GiftWords />
        </Stack>
      )}
      {canHidePrices && (
        <Checkbox
          {...register('gift.hasReceipt', chosen)}
          label={t`Scontrino regalo`}
          hint={t`Chi lo riceve non vede i prezzi.`}
        />
      )}
    </Stack>
  )
}

function GiftWords() {
  const { t } = useLingui()
  const { registered, error } = useCheckoutField('gift.message')
  return (
    <div id={fieldAnchor('gift.message')}>
      <Field label={t`Messaggio`} error={error} required>
        {(field) => <TextArea rows={3} maxLength={MAX_MESSAGE_LENGTH} autoComplete="off" {...field} {...registered} />}
      </Field>
    </div>
  )
}
