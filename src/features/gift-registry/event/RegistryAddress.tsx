import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressFields } from '#src/features/address/AddressFields.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import type { DestinationValues, RegistryPlaces } from './registryDestination.ts'
import { NEW_PLACE } from './registryDestination.ts'

type RegistryAddressProps = {
  readonly places: RegistryPlaces
  /** Whether the registry has an address that can be kept. */
  readonly isKnown: boolean
}

/** The delivery address of gifts; the surrounding form contains `destination` and `shipping`. */
export function RegistryAddress({ places: { book, countries }, isKnown }: RegistryAddressProps) {
  const { t } = useLingui()
  const { register } = useFormContext<DestinationValues>()
  const destination = useWatch<DestinationValues, 'destination'>({ name: 'destination' })
  return (
    <>
      <Field
        label={t`Dove spedire i regali`}
        optionalLabel={t`facoltativo`}
        hint={<Trans>Lo vede il negozio; gli invitati no.</Trans>}
      >
        {(field) => (
          <Select {...field} {...register('destination')}>
            <option value="">{isKnown ? t`All’indirizzo di adesso` : t`Nessun indirizzo`}</option>
            {book.map(({ id, values: { firstname, lastname, street, city } }) => (
              <option key={id} value={id}>
                {`${firstname} ${lastname}, ${street}, ${city}`}
              </option>
            ))}
            <option value={NEW_PLACE}>{t`A un altro indirizzo…`}</option>
          </Select>
        )}
      </Field>
      {destination === NEW_PLACE && (
        <div role="group" aria-label={t`Un altro indirizzo`}>
          <AddressFields kind="shipping" countries={countries} />
        </div>
      )}
    </>
  )
}
