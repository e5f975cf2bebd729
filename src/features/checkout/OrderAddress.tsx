import { graphql, useFragment } from 'react-relay'
import type { OrderAddress_address$key } from '#src/__generated__/OrderAddress_address.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Text } from '#src/ui/Text.tsx'

/** An address as it stands on a parcel. */
export function OrderAddress({ address }: { address: OrderAddress_address$key }) {
  const { locale } = useShop()
  const data = useFragment(
    graphql`
      fragment OrderAddress_address on OrderAddress {
        firstname
        lastname
        company
        street
        postcode
        city
        region
        country_code
        telephone
      }
    `,
    address,
  )
  const region = data.region === data.city ? null : data.region && `(${data.region})`
  const place = [data.postcode, data.city, region].filter(Boolean).join(' ')
  const country =
    data.country_code && new Intl.DisplayNames([locale.intlLocale], { type: 'region' }).of(data.country_code)
  const lines = [`${data.firstname} ${data.lastname}`, data.company, ...data.street, place, country, data.telephone]
  return (
    <Text as="span" size="sm">
      {lines.filter(Boolean).map((line, index) => [index > 0 && <br key={`${line}${index}`} />, line])}
    </Text>
  )
}
