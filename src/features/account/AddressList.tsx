import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { AddressList_customer$key } from '#src/__generated__/AddressList_customer.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { eyebrow } from '#src/ui/Text.css.ts'
import { Text } from '#src/ui/Text.tsx'
import * as styles from './AddressList.css.ts'

/** The customer's address book. */
export function AddressList({ customer }: { customer: AddressList_customer$key }) {
  const { intlLocale } = useShop().locale
  const { addresses } = useFragment(
    graphql`
      fragment AddressList_customer on Customer {
        addresses {
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
          default_shipping
          default_billing
        }
      }
    `,
    customer,
  )
  const known = (addresses ?? []).filter((address) => address != null)
  const countries = new Intl.DisplayNames(intlLocale, { type: 'region' })
  if (known.length === 0) {
    return (
      <Text tone="muted">
        <Trans>Non hai ancora indirizzi salvati.</Trans>
      </Text>
    )
  }
  return (
    <ul className={styles.list}>
      {known.map((address) => (
        <li key={address.id} className={styles.card}>
          {address.default_shipping && address.default_billing ? (
            <span className={eyebrow}>
              <Trans>Spedizione e fatturazione</Trans>
            </span>
          ) : address.default_shipping ? (
            <span className={eyebrow}>
              <Trans>Spedizione</Trans>
            </span>
          ) : (
            address.default_billing && (
              <span className={eyebrow}>
                <Trans>Fatturazione</Trans>
              </span>
            )
          )}
          <address className={styles.lines}>
            <strong>
              {address.firstname} {address.lastname}
            </strong>
            {address.company && <span>{address.company}</span>}
            {address.street?.map((line) => line && <span key={line}>{line}</span>)}
            <span>
              {[address.postcode, address.city, address.region?.region_code && `(${address.region.region_code})`]
                .filter(Boolean)
                .join(' ')}
            </span>
            {address.country_code && <span>{countries.of(address.country_code)}</span>}
            {address.telephone && <span>{address.telephone}</span>}
          </address>
        </li>
      ))}
    </ul>
  )
}
