import { pageInfoOf, pageOf } from '../catalog/lists/paging.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { kilometresBetween, placesOf } from './places.ts'
import { locationsThatKeep, type PickupLocationRow, pickupLocations, townsOf } from './repository.ts'

type FilterType = {
  readonly eq?: string | null
  readonly neq?: string | null
  readonly in?: readonly (string | null)[] | null
  readonly nin?: readonly (string | null)[] | null
  readonly like?: string | null
}
type Field = keyof PickupLocationRow
type Direction = 'ASC' | 'DESC'

export type PickupLocationsArguments = {
  readonly area?: { readonly radius: number; readonly search_term: string } | null
  readonly filters?: Readonly<Partial<Record<Field, FilterType | null>>> | null
  readonly sort?: Readonly<Partial<Record<Field | 'distance', Direction | null>>> | null
  readonly pageSize: number
  readonly currentPage: number
  readonly productsInfo?: readonly ({ readonly sku: string } | null)[] | null
}

/**
 * The answer of `pickupLocations`. As in Magento an unknown area has no locations, an area without a sort order is
 * sorted by distance, and a sort by distance excludes others.
 *
 * @throws CommerceError for invalid page arguments
 */
export function searchPickupLocations(context: CommerceContext, args: PickupLocationsArguments) {
  const { db, store } = context
  const { area, filters, sort, productsInfo } = args
  const skus = (productsInfo ?? []).flatMap((product) => product?.sku ?? [])
  const keepers = skus.length > 0 ? locationsThatKeep(db, skus) : null
  const distances = new Map<string, number>()
  const found = pickupLocations(db, store.id).filter((location) => {
    if (keepers && !keepers.has(location.pickup_location_code)) return false
    if (!Object.entries(filters ?? {}).every(([field, filter]) => passes(location[field as Field], filter)))
      return false
    if (!area) return true
    const places = placesOf(area.search_term, store.config.defaultCountry, (country) => townsOf(db, country))
    const distance = Math.min(...places.map((place) => kilometresBetween(place, location)))
    distances.set(location.pickup_location_code, distance)
    return distance <= area.radius
  })
  const sorted = found.toSorted(orderOf(sort ?? null, area ? distances : null))
  const page = pageOf(sorted.length, args.pageSize, args.currentPage)
  return {
    items: sorted.slice(page.offset, page.offset + page.pageSize),
    page_info: pageInfoOf(page),
    total_count: page.totalCount,
  }
}

function passes(value: PickupLocationRow[Field], filter: FilterType | null): boolean {
  if (!filter) return true
  const text = value === null ? '' : String(value).toLowerCase()
  const isOneOf = (texts: FilterType['in']) => (texts ?? []).some((one) => one?.toLowerCase() === text)
  return (
    (filter.eq == null || isOneOf([filter.eq])) &&
    (filter.neq == null || !isOneOf([filter.neq])) &&
    (filter.in == null || isOneOf(filter.in)) &&
    (filter.nin == null || !isOneOf(filter.nin)) &&
    (filter.like == null || isLike(text, filter.like.toLowerCase()))
  )
}

/**
 * SQL's LIKE: `%` is any text, `_` any character. After a mismatch only the last `%` takes one character more, so the
 * time grows with the product of both lengths and not exponentially.
 */
export function isLike(text: string, pattern: string): boolean {
  let at = 0
  let wanted = 0
  let lastAny = -1
  let afterAny = 0
  while (at < text.length) {
    if (pattern[wanted] === '%') {
      lastAny = wanted
      afterAny = at
      wanted += 1
    } else if (wanted < pattern.length && (pattern[wanted] === '_' || pattern[wanted] === text[at])) {
      at += 1
      wanted += 1
    } else if (lastAny >= 0) {
      wanted = lastAny + 1
      afterAny += 1
      at = afterAny
    } else return false
  }
  while (pattern[wanted] === '%') wanted += 1
  return wanted === pattern.length
}

type Order = (a: PickupLocationRow, b: PickupLocationRow) => number

function orderOf(sort: PickupLocationsArguments['sort'], distances: ReadonlyMap<string, number> | null): Order {
  const { distance, ...fields } = sort ?? {}
  if (distances && (distance || !sort)) {
    const sign = distance === 'DESC' ? -1 : 1
    const of = ({ pickup_location_code: code }: PickupLocationRow) => distances.get(code) ?? 0
    return (a, b) => sign * (of(a) - of(b))
  }
  const keys = Object.entries(fields)
  return (a, b) => {
    for (const [field, direction] of keys) {
      const order = compare(a[field as Field], b[field as Field])
      if (order !== 0) return direction === 'DESC' ? -order : order
    }
    return 0
  }
}

const compare = (a: PickupLocationRow[Field], b: PickupLocationRow[Field]): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''))
