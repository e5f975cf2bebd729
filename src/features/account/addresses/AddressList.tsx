import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { AddressList_customer$key } from '#src/__generated__/AddressList_customer.graphql.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { AddressLines } from './AddressLines.tsx'
import * as styles from './AddressList.css.ts'
import { DefaultsOfAddress } from './DefaultsOfAddress.tsx'

/** The default addresses of the customer. */
export function AddressList({ customer }: { readonly customer: AddressList_customer$key }) {
  const { addresses } = useFragment(
    graphql`
      fragment AddressList_customer on Customer {
        addresses {
          id
          default_shipping
          default_billing
          ...AddressLines_address
        }
      }
    `,
    customer,
  )
  if (!addresses) {
    return (
      <Text tone="muted">
        <Trans>Al momento non riusciamo a mostrarlo. Riprova fra poco.</Trans>
      </Text>
    )
  }
  const known = addresses.filter((address) => address != null)
  const defaults = known.filter((address) => address.default_shipping || address.default_billing)
  if (defaults.length === 0) {
    return (
      <Text tone="muted">
        {known.length === 0 ? (
          <Trans>Non hai ancora indirizzi salvati.</Trans>
        ) : (
          <Trans>Nessun indirizzo è predefinito.</Trans>
        )}
      </Text>
    )
  }
  return (
    <ul className={styles.list}>
      {defaults.map((address) => (
        <li key={address.id} className={styles.card}>
          <DefaultsOfAddress shipping={address.default_shipping === true} billing={address.default_billing === true} />
          <AddressLines address={address} />
        </li>
      ))}
    </ul>
  )
}
