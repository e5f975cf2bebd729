import { useLingui } from '@lingui/react/macro'
import { Select } from '#src/ui/fields/Select.tsx'
import type { SelectProps } from '#src/ui/fields/Select.tsx'
import type { AddressCountry } from './addressCountries.ts'

type RegionSelectProps = Omit<SelectProps, 'children'> & { readonly country: AddressCountry }

/** A choice of the regions of a country, or none. */
export function RegionSelect({ country, ...select }: RegionSelectProps) {
  const { t } = useLingui()
  return (
    // A new element for each country, because a browser keeps the position of the chosen option otherwise.
    <Select key={country.id} {...select}>
      <option value="">{t`Scegli…`}</option>
      {country.regions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
