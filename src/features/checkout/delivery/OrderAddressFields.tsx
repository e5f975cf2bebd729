import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { AddressFields } from '#src/features/address/AddressFields.tsx'
import type { AddressKind } from '#src/features/address/addressValues.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import { useCheckoutField } from '../form/useCheckoutField.ts'

type OrderAddressFieldsProps = { readonly kind: AddressKind; readonly countries: readonly AddressCountry[] }

/** The fields of an order's address, and of a delivery also the note for the courier. */
export function OrderAddressFields({ kind, countries }: OrderAddressFieldsProps) {
  const { t } = useLingui()
  const { getValues } = useFormContext<CheckoutValues>()
  return kind === 'shipping' ? (
    <AddressFields
      kind="shipping"
      countries={countries}
      countryWords={(country) => t`Consegna in ${country}`}
      more={{
        field: <NotesField />,
        summary: t`Aggiungi interno, azienda o una nota per il corriere`,
        isFilled: getValues('notes') !== '',
      }}
    />
  ) : (
    <AddressFields
      kind="billing"
      countries={countries}
      telephoneHint={t`Solo se c’è qualcosa da chiarire sulla fattura.`}
      countryWords={(country) => t`Fatturazione in ${country}`}
    />
  )
}

const MAX_NOTE_LENGTH = 500

function NotesField() {
  const { t } = useLingui()
  const { registered } = useCheckoutField('notes')
  return (
    <Field label={t`Nota per il corriere`} optionalLabel={t`facoltativo`}>
      {(control) => <TextArea rows={2} maxLength={MAX_NOTE_LENGTH} autoComplete="off" {...control} {...registered} />}
    </Field>
  )
}
