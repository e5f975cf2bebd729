import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { safeParse } from 'valibot'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import type { BookAddress } from '#src/features/address/addressBook.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { addressSchema } from '#src/features/address/addressSchema.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import type { AddressKind, AddressValues } from '#src/features/address/addressValues.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { OrderAddressFields } from './OrderAddressFields.tsx'
import type { CheckoutValues } from '../form/checkoutValues.ts'

type OwnAddressProps = {
  readonly kind: AddressKind
  /** Empty for a guest. */
  readonly book: readonly BookAddress[]
  readonly countries: readonly AddressCountry[]
}

/** The delivery or billing address: one of the customer's saved addresses, or a typed one. */
export function OwnAddress({ kind, book, countries }: OwnAddressProps) {
  return book.length === 0 ? (
    <OrderAddressFields kind={kind} countries={countries} />
  ) : (
    <AddressChoice kind={kind} book={book} countries={countries} />
  )
}

const areSame = (a: AddressValues, b: AddressValues): boolean =>
  (Object.keys(a) as (keyof AddressValues)[]).every((field) => a[field] === b[field])

function AddressChoice({ kind, book, countries }: OwnAddressProps) {
  const { t } = useLingui()
  const { clearErrors, getValues, register, setValue } = useFormContext<CheckoutValues>()
  const [chosen, setChosen] = useState(() => book.find(({ values }) => areSame(values, getValues(kind))) ?? null)
  // Keeps a typed address for shoppers who choose a saved one and return.
  const typed = useRef<AddressValues | null>(chosen ? null : getValues(kind))
  // Shows the form if the saved address lacks fields that are required today.
  const isWhole = chosen !== null && safeParse(addressSchema(countries), chosen.values).success

  const choose = (address: BookAddress | null) => {
    if (chosen === null) typed.current = getValues(kind)
    setChosen(address)
    setValue(kind, address?.values ?? typed.current ?? emptyAddress(getValues(`${kind}.countryCode`)))
    clearErrors(kind)
  }
  return (
    <Stack gap="s5">
      <RadioGroup legend={kind === 'shipping' ? t`Dove lo mandiamo` : t`A chi lo fatturiamo`} legendHidden>
        {book.map((address) => {
          const { firstname, lastname, company, street, streetMore, postcode, city } = address.values
          return (
            <Radio
              key={address.id}
              name={`${kind}BookAddress`}
              value={address.id}
              checked={chosen?.id === address.id}
              onChange={() => choose(address)}
              label={`${firstname} ${lastname}`}
              description={[company, street, streetMore, `${postcode} ${city}`].filter(Boolean).join(', ')}
            />
          )
        })}
        <Radio
          name={`${kind}BookAddress`}
          value=""
          checked={chosen === null}
          onChange={() => choose(null)}
          label={kind === 'shipping' ? t`A un altro indirizzo` : t`Con un altro indirizzo`}
        />
      </RadioGroup>
      {!isWhole && <OrderAddressFields key={chosen?.id ?? 'typed'} kind={kind} countries={countries} />}
      {chosen === null && kind === 'shipping' && (
        <Checkbox {...register('savesAddress')} label={t`Salvalo tra i tuoi indirizzi`} />
      )}
    </Stack>
  )
}
