import { createContext } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { OrderPlacesContext_place$key } from '#src/__generated__/OrderPlacesContext_place.graphql.ts'

/** A shop for collecting orders. */
export type OrderPlace = {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly countryCode: string
  /** Its address and the merchant's description, line by line. */
  readonly lines: readonly string[]
}

/** The shops for collecting orders; empty if the backend does not support it. */
export const OrderPlacesContext = createContext<readonly OrderPlace[]>([])

export function orderPlacesOf(
  keys: readonly (OrderPlacesContext_place$key | null | undefined)[],
): readonly OrderPlace[] {
  return keys.flatMap((key) => {
    const place = readInlineData(
      graphql`
        fragment OrderPlacesContext_place on PickupLocation @inline {
          name
          description
          phone
          street
          postcode
          city
          region
          country_id
        }
      `,
      key ?? null,
    )
    if (!place?.name || !place.street || !place.postcode || !place.country_id) return []
    const { name, description, phone, street, postcode, city, region, country_id: countryCode } = place
    const town = [postcode, city, region !== city && region && `(${region})`].filter(Boolean).join(' ')
    // Markup would need a document to parse, and receipts are rendered on the server too.
    const about = description && !/[<&]/.test(description) ? description : null
    return [{ name, street, postcode, countryCode, lines: [street, town, phone, about].filter((line) => line != null) }]
  })
}
