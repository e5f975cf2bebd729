import { graphql, readInlineData } from 'react-relay'
import type { offeredPlaces_place$key } from '#src/__generated__/offeredPlaces_place.graphql.ts'
import type { PickupPlace } from '#src/features/checkout/form/checkoutValues.ts'

/** A shop where the order could be collected. */
export type OfferedPlace = PickupPlace & {
  readonly region: string
  readonly telephone: string
  /** What the merchant says of it: when it is open. Plain text. */
  readonly about: string
  /** All that the cart holds is there. */
  readonly keepsAll: boolean
}

type Codes = readonly (string | null | undefined)[]

/**
 * The shops of an answer: the nearest first where that is known, else as they came.
 *
 * @param keepers the codes of those that have all of the cart
 * @param nearest codes, the nearest first
 */
export function offeredPlaces(
  keys: readonly (offeredPlaces_place$key | null | undefined)[],
  keepers: Codes,
  nearest: Codes,
): readonly OfferedPlace[] {
  const places = keys.flatMap((key): readonly OfferedPlace[] => {
    const place = readInlineData(
      graphql`
        fragment offeredPlaces_place on PickupLocation @inline {
          pickup_location_code
          name
          description
          phone
          street
          postcode
          city
          region
          region_id
          country_id
        }
      `,
      key ?? null,
    )
    if (!place?.pickup_location_code || !place.country_id) return []
    const { pickup_location_code: code, region_id: regionId } = place
    return [
      {
        code,
        name: place.name ?? place.city ?? code,
        street: place.street ?? '',
        postcode: place.postcode ?? '',
        city: place.city ?? '',
        region: place.region ?? '',
        regionId: regionId ? String(regionId) : '',
        countryCode: place.country_id,
        telephone: place.phone ?? '',
        about: textOf(place.description ?? ''),
        keepsAll: keepers.includes(code),
      },
    ]
  })
  const rank = ({ code }: OfferedPlace) => (nearest.includes(code) ? nearest.indexOf(code) : nearest.length)
  return places.toSorted((a, b) => rank(a) - rank(b))
}

/** A merchant writes it in an editor, as HTML. */
const textOf = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll('<', ' <'), 'text/html')
    .body.textContent.replaceAll(/\s+/g, ' ')
    .trim()

/** What of an offered place goes into the form. */
export const placeOf = ({ code, name, street, postcode, city, regionId, countryCode }: OfferedPlace): PickupPlace => ({
  code,
  name,
  street,
  postcode,
  city,
  regionId,
  countryCode,
})

/** Told by the address, which the backend puts into the cart. */
export const isSamePlace = (a: PickupPlace, b: PickupPlace): boolean =>
  a.street === b.street && a.postcode === b.postcode && a.countryCode === b.countryCode
