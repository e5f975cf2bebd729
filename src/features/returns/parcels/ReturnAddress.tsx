import { graphql, useFragment } from 'react-relay'
import type { ReturnAddress_address$key } from '#src/__generated__/ReturnAddress_address.graphql.ts'

/** The postal address for a return. */
export function ReturnAddress({ address }: { readonly address: ReturnAddress_address$key }) {
  const data = useFragment(
    graphql`
      fragment ReturnAddress_address on ReturnShippingAddress {
        contact_name
        street
        postcode
        city
        region {
          code
        }
        country {
          id
          full_name_locale
        }
        telephone
      }
    `,
    address,
  )
  const { contact_name: name, street, postcode, city, region, country, telephone } = data
  const place = [postcode, city, region.code && `(${region.code})`].filter(Boolean).join(' ')
  return (
    <address>
      {[name, ...street, place, country.full_name_locale, telephone]
        .filter(Boolean)
        .map((line, index) => [index > 0 && <br key={`${line}${index}`} />, line])}
    </address>
  )
}
