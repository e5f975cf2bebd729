import { trustedHtml } from '#src/platform/document/trustedHtml.ts'
import { graphql, readInlineData } from 'react-relay'
import type { offeredPlaces_place$key } from '#src/__generated__/offeredPlaces_place.graphql.ts'
import type { PickupPlace } from '#src/features/checkout/form/checkoutValues.ts'

/** A location where the order can be picked up. */
export type OfferedPlace = PickupPlace & {
  readonly region: string
  readonly telephone: string
  /** The merchant's description, such as opening hours. Plain text. */
  readonly about: string
  /** All items of the cart are available there. */
  readonly keepsAll: boolean
}

type Codes = readonly (string | null | undefined)[]

/**
 * The pickup locations of an answer: the nearest first if distances are known, otherwise in the order of the answer.
 *
 * @param keepers the codes of the locations that have all items of the cart
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

/** The merchant's editor writes it as HTML. */
const textOf = (html: string): string =>
  new DOMParser()
    .parseFromString(trustedHtml(html.replaceAll('<', ' <')), 'text/html')
    .body.textContent.replaceAll(/\s+/g, ' ')
    .trim()

/** The form values of an offered location. */
export const placeOf = ({ code, name, street, postcode, city, regionId, countryCode }: OfferedPlace): PickupPlace => ({
  code,
  name,
  street,
  postcode,
  city,
  regionId,
  countryCode,
})

/** Compared by the address, which the backend stores in the cart. */
export const isSamePlace = (a: PickupPlace, b: PickupPlace): boolean =>
  a.street === b.street && a.postcode === b.postcode && a.countryCode === b.countryCode
