import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import { emptyCheckout, PICKUP_METHOD } from './checkoutValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import type { CheckoutValues } from './checkoutValues.ts'

type KnownShopper = {
  /** The form values in the cart, except the delivery address. */
  readonly inCart: Partial<CheckoutValues>
  /** The cart's delivery address. */
  readonly shipping: AddressValues | null
  /** The backend supports collection. */
  readonly canCollect: boolean
  /** The cart's address is that of a shop. */
  readonly isCollected: boolean
  /** That of the shop; empty if the cart does not name it. */
  readonly pickupCode: string
  /** The defaults of the customer's address book. */
  readonly usual: AddressValues | null
  readonly usualBilling: AddressValues | null
}

export const isUntouched = (address: AddressValues): boolean =>
  Object.entries(address).every(([field, text]) => field === 'countryCode' || text === '')

const personOf = ({ firstname, lastname, telephone }: AddressValues) => ({ firstname, lastname, telephone })

/** The initial values of the form: the draft, otherwise the cart, otherwise the defaults, otherwise empty. */
export function initialValues(
  draft: CheckoutDraft | null,
  { inCart: known, shipping: inCart, canCollect, isCollected, pickupCode, usual, usualBilling }: KnownShopper,
  countries: readonly AddressCountry[],
  defaultCountry: string,
): CheckoutValues {
  const isAllowed = (code: string) => countries.length === 0 || countries.some(({ id }) => id === code)
  const preset = isAllowed(defaultCountry) ? defaultCountry : (countries[0]?.id ?? defaultCountry)
  const empty = emptyCheckout(preset)
  const allowed = (address: AddressValues) =>
    isAllowed(address.countryCode) ? address : { ...address, countryCode: preset, regionId: '', regionName: '' }
  const typed = draft && !isUntouched(draft.shipping) ? draft.shipping : null
  const isShop = canCollect && isCollected
  const ownInCart = inCart && isShop ? { ...(usual ?? emptyAddress(preset)), ...personOf(inCart) } : inCart
  const shipping = allowed(typed ?? ownInCart ?? usual ?? emptyAddress(preset))
  if (draft) {
    const isPickup = canCollect && (draft.isPickup || draft.shippingMethod === PICKUP_METHOD)
    const billing = allowed(isUntouched(draft.billing) ? (usualBilling ?? draft.billing) : draft.billing)
    return { ...empty, ...draft, isPickup, shipping, billing }
  }
  const values = { ...empty, ...known, shipping, billing: allowed(known.billing ?? usualBilling ?? empty.billing) }
  if (!inCart || !isShop) return values
  const { countryCode, street, postcode, city, regionId } = inCart
  const pickup = { code: pickupCode, name: '', countryCode, street, postcode, city, regionId }
  return { ...values, isPickup: true, pickup, shippingMethod: PICKUP_METHOD }
}
