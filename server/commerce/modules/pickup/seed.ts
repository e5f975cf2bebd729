import { runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { textScopes } from '../store/textScopes.ts'

/** Writes the pickup locations and the towns near which they are found. Each stocks every product with its own stock, except those that it lacks. */
export function seedPickup(input: SeedInput): void {
  const { db, shop } = input
  const scopes = textScopes(input)
  for (const place of shop.places) {
    runSql(db, 'INSERT INTO pickup_place (country_id, city, postcode, latitude, longitude) VALUES (?, ?, ?, ?, ?)', [
      place.countryId,
      place.city,
      place.postcode,
      place.latitude,
      place.longitude,
    ])
  }
  for (const [position, location] of shop.pickupLocations.entries()) {
    const { code } = location
    runSql(
      db,
      `INSERT INTO pickup_location (pickup_location_code, email, fax, contact_name, phone, street, city, postcode, region_id,
         country_id, latitude, longitude, sort_order)
       VALUES (:code, :email, :fax, :contactName, :phone, :street, :city, :postcode,
         (SELECT id FROM directory_region WHERE country_id = :countryId AND code = :regionCode),
         :countryId, :latitude, :longitude, :position)`,
      {
        code,
        email: location.email,
        fax: location.fax,
        contactName: location.contactName,
        phone: location.phone,
        street: location.street,
        city: location.city,
        postcode: location.postcode,
        regionCode: location.regionCode,
        countryId: location.countryId,
        latitude: location.latitude,
        longitude: location.longitude,
        position,
      },
    )
    for (const { ownId, text } of scopes) {
      const name = text(location.name, `the name of the pickup location ${code}`)
      const description = text(location.description, `the description of the pickup location ${code}`)
      runSql(
        db,
        'INSERT INTO pickup_location_text (pickup_location_code, store_id, name, description) VALUES (?, ?, ?, ?)',
        [code, ownId, name, description],
      )
    }
    runSql(
      db,
      `INSERT INTO pickup_location_item (pickup_location_code, product_id)
       SELECT ?, id FROM product JOIN stock_item ON product_id = id
       WHERE type <> 'bundle' AND sku NOT IN (SELECT value FROM json_each(?))`,
      [code, JSON.stringify(location.lacks)],
    )
  }
}
