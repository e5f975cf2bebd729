import * as v from 'valibot'
import type { CreateGiftRegistryInput } from '#src/__generated__/useCreateGiftRegistryMutation.graphql.ts'
import type { BookAddress } from '#src/features/checkout/delivery/addressBook.ts'
import type { AddressCountry } from '#src/features/checkout/delivery/addressCountries.ts'
import { cartAddressOf } from '#src/features/checkout/delivery/cartAddress.ts'
import { addressSchema } from '#src/features/checkout/form/checkoutSchema.ts'
import type { AddressValues } from '#src/features/checkout/form/checkoutValues.ts'
import { emptyAddress } from '#src/features/checkout/form/checkoutValues.ts'

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
  /** The new address, with the field names of the checkout. */
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
  const {
    region_id: regionId,
    save_in_address_book: _saved,
    country_code: country,
    ...address
  } = cartAddressOf(shipping, countries)
  return {
    shipping_address: {
      // The country came from the backend's directory, so its code is in the enum.
      address_data: { ...address, country_code: country as CountryCode, region: { region_id: regionId } },
    },
  }
}
