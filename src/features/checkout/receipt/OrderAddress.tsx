import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OrderAddress_address$key } from '#src/__generated__/OrderAddress_address.graphql.ts'
import { displayName } from '#src/lib/displayName.ts'
import { invoiceFactsOf } from '#src/lib/country-rules/invoiceFacts.ts'
import type { InvoiceFact } from '#src/lib/country-rules/invoiceFacts.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Text } from '#src/ui/layout/Text.tsx'

const INVOICE_WORDS: Readonly<Record<InvoiceFact['kind'], MessageDescriptor>> = {
  'vat-number': msg`Partita IVA`,
  'tax-code': msg`Codice fiscale`,
  'recipient-code': msg`Codice destinatario`,
  'certified-mail': msg`PEC`,
}

type OrderAddressProps = {
  readonly address: OrderAddress_address$key
  /** The billing address, shown with the invoice data. */
  readonly isBilling?: boolean
  /** The order is collected, so only the collector's name is known. */
  readonly isPerson?: boolean
}

/** A postal address of an order. */
export function OrderAddress({ address, isBilling = false, isPerson = false }: OrderAddressProps) {
  const { i18n } = useLingui()
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
        fax
        vat_id
      }
    `,
    address,
  )
  const { firstname, lastname, company, street, telephone, fax, vat_id: vatId, country_code: countryCode } = data
  const region = data.region === data.city ? null : data.region && `(${data.region})`
  const place = [data.postcode, data.city, region].filter(Boolean).join(' ')
  const country = countryCode && displayName(locale.intlLocale, 'region', countryCode)
  const invoice = isBilling
    ? invoiceFactsOf({ company, countryCode, vatId, fax }).map(
        ({ kind, value }) => `${i18n._(INVOICE_WORDS[kind])}: ${value}`,
      )
    : []
  const name = `${firstname} ${lastname}`
  const lines = isPerson ? [name, telephone] : [name, company, ...street, place, country, telephone, ...invoice]
  return (
    <Text as="span" size="sm">
      {lines.filter(Boolean).map((line, index) => [index > 0 && <br key={`${line}${index}`} />, line])}
    </Text>
  )
}
