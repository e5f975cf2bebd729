import type { AddressCountry } from './addressCountries.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { emptyAddress, emptyCheckout } from './checkoutValues.ts'
import type { AddressValues, CheckoutValues } from './checkoutValues.ts'

type KnownCart = { readonly email: string | null | undefined; readonly shipping: AddressValues | null }

/** What stands in the form when it opens: what was typed before, else what the cart already has, else nothing. */
export function initialValues(
  draft: CheckoutDraft | null,
  cart: KnownCart,
  countries: readonly AddressCountry[],
  defaultCountry: string,
): CheckoutValues {
  const isAllowed = (code: string) => countries.length === 0 || countries.some(({ id }) => id === code)
  const preset = isAllowed(defaultCountry) ? defaultCountry : (countries[0]?.id ?? defaultCountry)
  const empty = emptyCheckout(preset)
  const allowed = (address: AddressValues) =>
    isAllowed(address.countryCode) ? address : { ...address, countryCode: preset, regionId: '' }
  if (draft) return { ...empty, ...draft, shipping: allowed(draft.shipping), billing: allowed(draft.billing) }
  return { ...empty, email: cart.email ?? '', shipping: cart.shipping ? allowed(cart.shipping) : emptyAddress(preset) }
}
