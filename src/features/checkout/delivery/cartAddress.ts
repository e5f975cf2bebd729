import { graphql, readInlineData } from 'react-relay'
import type {
  cartAddress_address$data,
  cartAddress_address$key,
} from '#src/__generated__/cartAddress_address.graphql.ts'
import type { cartAddress_billing$key } from '#src/__generated__/cartAddress_billing.graphql.ts'
import { codiceFiscaleOf } from '#src/lib/country-rules/codiceFiscale.ts'
import { invoiceRulesOf } from '#src/lib/country-rules/invoiceRules.ts'
import { countryOf } from '#src/features/address/addressCountries.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { furtherLines } from '#src/features/address/addressBook.ts'
import { foldedText } from '#src/lib/normalizedText.ts'
import { typedAddressOf } from '#src/features/address/addressInput.ts'
import type { TypedAddress } from '#src/features/address/addressInput.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import type { CheckoutValues, PickupPlace } from '../form/checkoutValues.ts'

/** The part of Magento's `CartAddressInput` that the form fills. */
export type CartAddressFields = TypedAddress & {
  readonly vat_id: string | null
  readonly fax: string | null
  /** False until the final save, because Magento would save each of the intermediate addresses. */
  readonly save_in_address_book: boolean
}

const textOrNull = (text: string): string | null => text.trim() || null

/** The address as input for the cart. */
export const cartAddressOf = (values: AddressValues, countries: readonly AddressCountry[]): CartAddressFields => ({
  ...typedAddressOf(values, countries),
  vat_id: null,
  fax: null,
  save_in_address_book: false,
})

/** The address of a collected cart: the collector's name at the shop's address. */
export const pickupAddressOf = (person: CartAddressFields, place: PickupPlace): CartAddressFields => ({
  ...person,
  region: undefined,
  company: null,
  street: [place.street],
  city: place.city,
  region_id: place.regionId === '' ? null : Number(place.regionId),
  postcode: textOrNull(place.postcode),
  country_code: place.countryCode,
  save_in_address_book: false,
})

type CompanyInvoice = Pick<CheckoutValues, 'invoiceCompany' | 'vatId' | 'invoiceDelivery'>

/**
 * The billing address of a company. Magento has no field for the delivery of electronic invoices: `fax` is the only
 * field that carts, orders and printed documents all have, and that is otherwise unused.
 */
export function companyAddressOf(address: CartAddressFields, invoice: CompanyInvoice): CartAddressFields {
  const { vatId, hasRecipient } = invoiceRulesOf(address.country_code)
  const delivery = textOrNull(invoice.invoiceDelivery)
  return {
    ...address,
    company: invoice.invoiceCompany.trim(),
    vat_id: vatId(invoice.vatId),
    fax: hasRecipient && delivery ? (delivery.includes('@') ? delivery : delivery.toUpperCase()) : null,
  }
}

/** The billing address of a person. Magento stores a person's tax code as VAT number. */
export const personAddressOf = (address: CartAddressFields, fiscalCode: string): CartAddressFields => ({
  ...address,
  vat_id: invoiceRulesOf(address.country_code).hasTaxCode ? codiceFiscaleOf(fiscalCode) || null : null,
})

/** The form values of the cart's present address. */
export const addressValuesOf = (
  address: cartAddress_address$key,
  countries: readonly AddressCountry[],
): AddressValues => formAddressOf(readAddress(address), countries)

/** The code of the shop where the cart is collected; empty if the cart names none. */
export const pickupCodeOf = (address: cartAddress_address$key): string =>
  readAddress(address).pickup_location_code ?? ''

function readAddress(address: cartAddress_address$key): cartAddress_address$data {
  return readInlineData(
    graphql`
      fragment cartAddress_address on ShippingCartAddress @inline {
        firstname
        lastname
        company
        street
        city
        region {
          region_id
          code
          label
        }
        postcode
        country {
          code
        }
        telephone
        pickup_location_code
      }
    `,
    address,
  )
}

type SavedAddress = Omit<cartAddress_address$data, ' $fragmentType' | 'pickup_location_code'>

const formAddressOf = (saved: SavedAddress, countries: readonly AddressCountry[]): AddressValues => ({
  countryCode: saved.country.code,
  firstname: saved.firstname,
  lastname: saved.lastname,
  company: saved.company ?? '',
  street: saved.street[0] ?? '',
  streetMore: furtherLines(saved.street),
  postcode: saved.postcode ?? '',
  city: saved.city,
  ...regionOf(saved, countries),
  telephone: saved.telephone ?? '',
})

/** Other clients write a region as text only, with its name or code. */
function regionOf(
  { region, country }: SavedAddress,
  countries: readonly AddressCountry[],
): Pick<AddressValues, 'regionId' | 'regionName'> {
  if (region?.region_id) return { regionId: String(region.region_id), regionName: '' }
  const texts = [region?.label, region?.code].flatMap((text) => (text ? [foldedText(text.trim())] : []))
  const named = countryOf(countries, country.code).regions.find(({ name, code }) =>
    [name, code].some((text) => texts.includes(foldedText(text))),
  )
  return named
    ? { regionId: String(named.id), regionName: '' }
    : { regionId: '', regionName: region?.label ?? region?.code ?? '' }
}

type Billing = Pick<
  CheckoutValues,
  'billing' | 'billingIsShipping' | 'invoiceTo' | 'invoiceCompany' | 'vatId' | 'invoiceDelivery' | 'fiscalCode'
>

/** The form values of the cart's present billing address; the opposite of the functions that write it. */
export function billingValuesOf(
  key: cartAddress_billing$key,
  shipping: AddressValues | null,
  countries: readonly AddressCountry[],
): Billing {
  const saved = readInlineData(
    graphql`
      fragment cartAddress_billing on BillingCartAddress @inline {
        firstname
        lastname
        company
        street
        city
        region {
          region_id
          code
          label
        }
        postcode
        country {
          code
        }
        telephone
        vat_id
        fax
      }
    `,
    key,
  )
  const vatId = saved.vat_id ?? ''
  const billing = formAddressOf(saved, countries)
  const { hasTaxCode } = invoiceRulesOf(billing.countryCode)
  // Elsewhere than in Italy a person has no number, and there only a person's begins with the letters of a name.
  const isPerson = vatId === '' || (hasTaxCode && (billing.company === '' || /^[a-z]{6}/i.test(vatId)))
  const isCopied = shipping !== null && placeOf(billing) === placeOf(shipping)
  return {
    billing: isPerson ? billing : { ...billing, company: '' },
    billingIsShipping: isCopied,
    invoiceTo: isPerson ? 'person' : 'company',
    invoiceCompany: isPerson ? '' : billing.company,
    vatId: isPerson ? '' : vatId,
    invoiceDelivery: isPerson ? '' : (saved.fax ?? ''),
    fiscalCode: isPerson ? vatId : '',
  }
}

/** All but the company, which differs in the invoice of one. */
const placeOf = (address: AddressValues): string => JSON.stringify({ ...address, company: '' })
