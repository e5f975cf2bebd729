import { graphql, useFragment } from 'react-relay'
import type { AddressLines_address$key } from '#src/__generated__/AddressLines_address.graphql.ts'
import { displayName } from '#src/lib/displayName.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { lines } from './AddressList.css.ts'

/** An address of the address book as on a parcel. */
export function AddressLines({ address: key }: { readonly address: AddressLines_address$key }) {
  const { intlLocale } = useShop().locale
  const address = useFragment(
    graphql`
      fragment AddressLines_address on CustomerAddress {
        id
        firstname
        lastname
        company
        street
        postcode
        city
        region {
          region_code
        }
        country_code
        telephone
      }
    `,
    key,
  )
  return (
    <address className={lines}>
      <strong>
        {address.firstname} {address.lastname}
      </strong>
      {address.company && <span>{address.company}</span>}
      {address.street?.map((line, index) => line && <span key={index}>{line}</span>)}
      <span>
        {[address.postcode, address.city, address.region?.region_code && `(${address.region.region_code})`]
          .filter(Boolean)
          .join(' ')}
      </span>
      {address.country_code && <span>{displayName(intlLocale, 'region', address.country_code)}</span>}
      {address.telephone && <span>{address.telephone}</span>}
    </address>
  )
}
