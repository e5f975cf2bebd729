import type { AddressCountry } from './addressCountries.ts'
import type { CheckoutDraft } from './checkoutDraft.ts'
import { emptyAddress, emptyCheckout } from './checkoutValues.ts'
import type { AddressValues, CheckoutValues } from './checkoutValues.ts'

type KnownShopper = {
  /** Of the cart. */
  readonly email: string | null | undefined
  readonly shipping: AddressValues | null
  /** The default of the customer's address book. */
  readonly usual: AddressValues | null
}

const isUntouched = (address: AddressValues): boolean =>
  Object.entries(address).every(([field, text]) => field === 'countryCode' || text === '')

/** What stands in the form when it opens: what was typed before, else what the cart has, else the usual, else nothing. */
export function initialValues(
  draft: CheckoutDraft | null,
  { email, shipping: inCart, usual }: KnownShopper,
  countries: readonly AddressCountry[],
  defaultCountry: string,
): CheckoutValues {
  const isAllowed = (code: string) => countries.length === 0 || countries.some(({ id }) => id === code)
  const preset = isAllowed(defaultCountry) ? defaultCountry : (countries[0]?.id ?? defaultCountry)
  const empty = emptyCheckout(preset)
  const allowed = (address: AddressValues) =>
    isAllowed(address.countryCode) ? address : { ...address, countryCode: preset, regionId: '' }
  const typed = draft && !isUntouched(draft.shipping) ? draft.shipping : null
  const shipping = allowed(typed ?? inCart ?? usual ?? emptyAddress(preset))
  if (draft) return { ...empty, ...draft, shipping, billing: allowed(draft.billing) }
  return { ...empty, email: email ?? '', shipping }
}
