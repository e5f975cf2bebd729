import { Select } from '#src/ui/fields/Select.tsx'
import type { SelectProps } from '#src/ui/fields/Select.tsx'
import type { AddressCountry } from './addressCountries.ts'

type CountrySelectProps = Omit<SelectProps, 'children'> & { readonly countries: readonly AddressCountry[] }

/** A choice of the countries of delivery. */
export const CountrySelect = ({ countries, ...select }: CountrySelectProps) => (
  <Select {...select}>
    {countries.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
)
