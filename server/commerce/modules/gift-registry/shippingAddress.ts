import { addressColumnsOf, type AddressColumns } from '../../db/addressTable.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { countryOf, ownAddress } from '../customer/addressBook.ts'
import { type AddressInput, bookAddress } from '../customer/addressRules.ts'
import { requireCustomer } from '../customer/requireCustomer.ts'
import type { GiftRegistryRow } from './repository.ts'

/** `GiftRegistryShippingAddressInput`. */
export type ShippingAddressInput = {
  readonly address_data?: AddressInput | null
  readonly address_id?: string | null
}

/** The address for gifts in a registry's stored form. Throws Magento's errors of an address. */
export function readShippingAddress(
  context: CommerceContext,
  { address_data: data, address_id: id }: ShippingAddressInput,
): string {
  if ((data == null) === (id == null)) throw inputError('Specify either the address_data or the address_id.')
  const address =
    data != null
      ? bookAddress(data, null, countryOf(context), context.oddities)
      : addressColumnsOf(ownAddress(context, requireCustomer(context), Number(id)))
  return JSON.stringify(address)
}

/** The answer of `CustomerAddress`: a copy, which is in no address book. */
export function shippingAddressOf({ address: kept }: GiftRegistryRow) {
  if (kept === null) return null
  // Written by readShippingAddress, in this form.
  const address = JSON.parse(kept) as AddressColumns
  const { region, region_code, region_id } = address
  return {
    ...address,
    id: null,
    street: JSON.parse(address.street) as string[],
    region: { region, region_code, region_id },
    default_billing: false,
    default_shipping: false,
  }
}
