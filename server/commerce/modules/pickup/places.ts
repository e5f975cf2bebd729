import { foldedText } from '../../engine/foldedText.ts'

/** A point on the globe, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** A town with one of its postcodes. */
export type Place = Position & { readonly city: string; readonly postcode: string }

/** Two characters of a postcode identify the region or its neighbour. */
const MIN_COMMON_CHARACTERS = 2

/** More than a town's name has. Normalising a text takes the square of its length. */
const MOST_CHARACTERS = 255

/** Postcodes have digits, names of towns have none. */
const isPostcode = (term: string): boolean => /\d/.test(term)

/**
 * The towns of a Magento search term: a postcode or the beginning of a town's name, `:` and the code of a country
 * (`50121:IT`). None if the place is unknown.
 *
 * @param townsOf the known towns of a country
 */
export function placesOf(
  searchTerm: string,
  defaultCountry: string,
  townsOf: (countryId: string) => readonly Place[],
): readonly Position[] {
  const parts = searchTerm
    .slice(0, MOST_CHARACTERS)
    .split(':')
    .map((part) => part.trim())
  const term = parts[0] ?? ''
  const country = (parts.length > 1 ? parts.at(-1) : undefined) ?? defaultCountry
  if (term === '') return []
  const towns = townsOf(country)
  if (isPostcode(term)) return nearestByPostcode(towns, term)
  const wanted = plain(term)
  return towns.filter(({ city }) => plain(city).startsWith(wanted))
}

/** The position of a postcode is that of the closest town. */
function nearestByPostcode(towns: readonly Place[], postcode: string): readonly Position[] {
  let [best, longest] = [null as Place | null, MIN_COMMON_CHARACTERS - 1]
  for (const town of towns) {
    const length = commonCharacters(town.postcode, postcode)
    if (length > longest) [best, longest] = [town, length]
  }
  return best ? [best] : []
}

function commonCharacters(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Without accents, and with plain apostrophes. */
const plain = (text: string): string => foldedText(text).replaceAll('’', "'")

const EARTH_RADIUS_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance. */
export function kilometresBetween(a: Position, b: Position): number {
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half))
}
