import * as v from 'valibot'
import type { CreateGiftRegistryInput } from '#src/__generated__/useCreateGiftRegistryMutation.graphql.ts'
import type { BookAddress } from '#src/features/address/addressBook.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { customerAddressOf } from '#src/features/address/addressInput.ts'
import { addressSchema } from '#src/features/address/addressSchema.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'

/** The possible delivery addresses of gifts. */
export type RegistryPlaces = {
  readonly book: readonly BookAddress[]
  readonly countries: readonly AddressCountry[]
  readonly defaultCountry: string
}

/** The option for a newly typed address. */
export const NEW_PLACE = 'new'

/** The form values of a delivery address. */
export type DestinationValues = {
  /** The id of an address in the address book, `new`, or empty for the present one. */
  destination: string
  /** The new address. */
  shipping: AddressValues
}

export const noDestination = (
  { defaultCountry }: RegistryPlaces,
  owner: { readonly firstname: string; readonly lastname: string },
): DestinationValues => ({
  destination: '',
  shipping: { ...emptyAddress(defaultCountry), firstname: owner.firstname, lastname: owner.lastname },
})

/** The form rules with a destination: address rules apply only to a new address. */
export const withDestination = <Entries extends v.ObjectEntries>(entries: Entries, { countries }: RegistryPlaces) =>
  v.lazy((input) =>
    v.object({
      ...entries,
      destination: v.string(),
      shipping:
        (input as Partial<DestinationValues> | null)?.destination === NEW_PLACE ? addressSchema(countries) : v.any(),
    }),
  )

type ShippingAddressInput = NonNullable<CreateGiftRegistryInput['shipping_address']>
type CountryCode = NonNullable<NonNullable<ShippingAddressInput['address_data']>['country_code']>

/** The input for the backend, without unchanged fields. */
export function destinationInput(
  { destination, shipping }: DestinationValues,
  { countries }: RegistryPlaces,
): Pick<CreateGiftRegistryInput, 'shipping_address'> {
  if (destination === '') return {}
  if (destination !== NEW_PLACE) return { shipping_address: { address_id: destination } }
  return { shipping_address: { address_data: customerAddressOf<CountryCode>(shipping, countries) } }
}
