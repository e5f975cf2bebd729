import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import { likelyRegions } from '#src/features/address/postcode.ts'
import type { CheckoutDraft } from '#src/features/checkout/form/checkoutDraft.ts'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import type { EstimatePlace } from '#src/features/checkout/delivery/estimateShipping.ts'

type KnownPlaces = {
  /** The unfinished input of the checkout. */
  readonly draft: CheckoutDraft | null
  /** The place of the last estimate. */
  readonly kept: EstimatePlace | null
}

/**
 * The initial place of an estimate: the last known place that the shop delivers to, otherwise the country of the store.
 */
export function openingPlace(
  { draft, kept }: KnownPlaces,
  countries: readonly AddressCountry[],
  defaultCountry: string,
): EstimatePlace {
  const typed = draft?.shipping.postcode ? placeOf(draft.shipping) : null
  const known = [typed, kept].find((place) => place && countries.some(({ id }) => id === place.countryCode))
  const isDefaultServed = countries.some(({ id }) => id === defaultCountry)
  return (
    known ?? { countryCode: isDefaultServed ? defaultCountry : (countries[0]?.id ?? ''), postcode: '', regionId: '' }
  )
}

const placeOf = ({ countryCode, postcode, regionId }: AddressValues): EstimatePlace => ({
  countryCode,
  postcode,
  regionId,
})

/** The place with another postcode, and with the region if the postcode determines it. */
export function withPostcode(place: EstimatePlace, postcode: string, country: AddressCountry): EstimatePlace {
  const likely = likelyRegions(postcode, country).map((region) => String(region.id))
  const fits = likely.length === 0 || likely.includes(place.regionId)
  return { ...place, postcode, regionId: likely.length === 1 ? likely.join() : fits ? place.regionId : '' }
}

/** The initial values of the checkout after an estimate; null if a whole address was entered there already. */
export function draftAt(
  draft: CheckoutDraft | null,
  place: EstimatePlace,
  shippingMethod: string,
  email: string,
): CheckoutValues | null {
  const values = { ...emptyCheckout(place.countryCode), email, ...draft }
  const { countryCode: _, postcode: __, regionId: ___, ...rest } = values.shipping
  if (Object.values(rest).some((text) => text !== '')) return null
  return { ...values, shipping: { ...values.shipping, ...place }, shippingMethod }
}
