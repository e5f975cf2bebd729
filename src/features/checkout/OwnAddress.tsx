import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { safeParse } from 'valibot'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Radio } from '#src/ui/Radio.tsx'
import { RadioGroup } from '#src/ui/RadioGroup.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { BookAddress } from './addressBook.ts'
import type { AddressCountry } from './addressCountries.ts'
import { AddressFields } from './AddressFields.tsx'
import { addressSchema } from './checkoutSchema.ts'
import { emptyAddress } from './checkoutValues.ts'
import type { AddressValues, CheckoutValues } from './checkoutValues.ts'

type ShippingAddressProps = {
  /** Empty for a guest. */
  readonly book: readonly BookAddress[]
  readonly countries: readonly AddressCountry[]
}

/** Where the order goes: one of the customer's addresses, or one that is typed. */
export function ShippingAddress({ book, countries }: ShippingAddressProps) {
  return book.length === 0 ? (
    <AddressFields kind="shipping" countries={countries} />
  ) : (
    <AddressChoice book={book} countries={countries} />
  )
}

const areSame = (a: AddressValues, b: AddressValues): boolean => JSON.stringify(a) === JSON.stringify(b)

function AddressChoice({ book, countries }: ShippingAddressProps) {
  const { t } = useLingui()
  const { clearErrors, getValues, register, setValue } = useFormContext<CheckoutValues>()
  const [chosen, setChosen] = useState(() => book.find(({ values }) => areSame(values, getValues('shipping'))) ?? null)
  // What was typed is there again for those who come back to it.
  const typed = useRef<AddressValues | null>(chosen ? null : getValues('shipping'))
  // What an address lacks by today's rules is asked for.
  const isWhole = chosen !== null && safeParse(addressSchema(countries), chosen.values).success

  const choose = (address: BookAddress | null) => {
    if (chosen === null) typed.current = getValues('shipping')
    setChosen(address)
    setValue('shipping', address?.values ?? typed.current ?? emptyAddress(getValues('shipping.countryCode')))
    clearErrors('shipping')
  }
  return (
    <Stack gap="s5">
      <RadioGroup legend={t`Dove lo mandiamo`} legendHidden>
        {book.map((address) => {
          const { firstname, lastname, company, street, streetMore, postcode, city } = address.values
          return (
            <Radio
              key={address.id}
              name="shippingBookAddress"
              value={address.id}
              checked={chosen?.id === address.id}
              onChange={() => choose(address)}
              label={`${firstname} ${lastname}`}
              description={[company, street, streetMore, `${postcode} ${city}`].filter(Boolean).join(', ')}
            />
          )
        })}
        <Radio
          name="shippingBookAddress"
          value=""
          checked={chosen === null}
          onChange={() => choose(null)}
          label={t`A un altro indirizzo`}
        />
      </RadioGroup>
      {!isWhole && <AddressFields key={chosen?.id ?? 'typed'} kind="shipping" countries={countries} />}
      {chosen === null && <Checkbox {...register('savesAddress')} label={t`Salvalo tra i tuoi indirizzi`} />}
    </Stack>
  )
}
