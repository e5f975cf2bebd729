import type { DatabaseSync } from 'node:sqlite'
import { allRows, jsonList, oneRow } from '../../db/rows.ts'
import type { Place } from './places.ts'

/** Magento's carrier of in-store pick-up. */
export const PICKUP_CARRIER = 'instore'

/** A pickup location with its texts for a store view; the fields are those of `PickupLocation`. */
export type PickupLocationRow = {
  pickup_location_code: string
  name: string
  description: string | null
  email: string | null
  fax: string | null
  contact_name: string | null
  phone: string
  street: string
  city: string
  postcode: string
  region_id: number | null
  region: string | null
  region_code: string | null
  country_id: string
  latitude: number
  longitude: number
}

const SELECT = `
  SELECT pickup_location_code, text.name, description, email, fax, contact_name, phone, street, city, postcode, region_id,
    region.name AS region, region.code AS region_code, location.country_id, latitude, longitude
  FROM pickup_location AS location
  JOIN pickup_location_text AS text USING (pickup_location_code)
  LEFT JOIN directory_region AS region ON region.id = region_id
  WHERE is_active = 1 AND store_id = :storeId`

/** All active pickup locations. */
export const pickupLocations = (db: DatabaseSync, storeId: number): PickupLocationRow[] =>
  allRows<PickupLocationRow>(db, `${SELECT} ORDER BY sort_order, pickup_location_code`, { storeId })

export const findPickupLocation = (db: DatabaseSync, storeId: number, code: string): PickupLocationRow | undefined =>
  oneRow<PickupLocationRow>(db, `${SELECT} AND pickup_location_code = :code`, { storeId, code })

const KEEPS_ALL = `
  (SELECT count(*) FROM pickup_location_item AS item
   WHERE item.pickup_location_code = location.pickup_location_code
     AND item.product_id IN (SELECT value FROM json_each(:ids))) = :count`

/** Whether a location stocks all of these products. */
export function canBeCollected(db: DatabaseSync, productIds: readonly number[]): boolean {
  const ids = [...new Set(productIds)]
  return (
    oneRow(db, `SELECT 1 FROM pickup_location AS location WHERE is_active = 1 AND ${KEEPS_ALL} LIMIT 1`, {
      ids: jsonList(ids),
      count: ids.length,
    }) !== undefined
  )
}

/** Whether this location stocks all of these products. */
export function keepsAll(db: DatabaseSync, code: string, productIds: readonly number[]): boolean {
  const ids = [...new Set(productIds)]
  const values = { code, ids: jsonList(ids), count: ids.length }
  return (
    oneRow(
      db,
      `SELECT 1 FROM pickup_location AS location WHERE pickup_location_code = :code AND ${KEEPS_ALL}`,
      values,
    ) !== undefined
  )
}

/** The codes of the locations that stock all of these SKUs; an unknown SKU is stocked nowhere. */
export function locationsThatKeep(db: DatabaseSync, skus: readonly string[]): ReadonlySet<string> {
  const wanted = [...new Set(skus)]
  const rows = allRows<{ code: string }>(
    db,
    `SELECT pickup_location_code AS code FROM pickup_location_item JOIN product ON product.id = product_id
     WHERE sku IN (SELECT value FROM json_each(:skus)) GROUP BY pickup_location_code HAVING count(*) = :count`,
    { skus: JSON.stringify(wanted), count: wanted.length },
  )
  return new Set(rows.map(({ code }) => code))
}

/** The known towns of a country; of a shop that names none, the towns of its locations. */
export function townsOf(db: DatabaseSync, countryId: string): readonly Place[] {
  const columns = 'city, postcode, latitude, longitude'
  const hasPlaces = oneRow(db, 'SELECT 1 FROM pickup_place') !== undefined
  return hasPlaces
    ? allRows<Place>(db, `SELECT ${columns} FROM pickup_place WHERE country_id = ? ORDER BY id`, [countryId])
    : allRows<Place>(db, `SELECT ${columns} FROM pickup_location WHERE country_id = ? ORDER BY sort_order`, [countryId])
}
