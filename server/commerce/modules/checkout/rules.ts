import type { CommerceContext } from '../../engine/context.ts'
import { type CommerceError, CommerceErrors, inputError } from '../../engine/errors.ts'
import type { SavedMethodProvider } from '../../engine/expressCheckout.ts'
import { type AddressCountry, checkStreetLines } from '../directory/addressCountry.ts'
import { ADYEN_CARD } from '../adyen/repository.ts'
import { isBraintree } from '../braintree/repository.ts'
import { isMollieMethod } from '../mollie/methods.ts'
import { PAYPAL_EXPRESS } from '../paypal/repository.ts'
import type { NewQuoteAddress } from '../quote/repository.ts'
import type { Cart } from '../quote/cart.ts'
import { hasTokenFor, isVaultMethod } from '../vault/repository.ts'
import { activePaymentMethods, type PaymentMethod } from './repository.ts'

/** The payment method for orders with a zero total. */
export const FREE_PAYMENT = 'free'

export type CartAddressInput = {
  readonly city: string
  readonly company?: string | null
  readonly country_code: string
  readonly fax?: string | null
  readonly firstname: string
  readonly lastname: string
  readonly middlename?: string | null
  readonly postcode?: string | null
  readonly prefix?: string | null
  readonly region?: string | null
  readonly region_id?: number | null
  readonly save_in_address_book?: boolean | null
  readonly street: readonly (string | null)[]
  readonly suffix?: string | null
  readonly telephone?: string | null
  readonly vat_id?: string | null
}

/** The part of a cart address that an address form fills. */
export type AddressFields = Omit<
  NewQuoteAddress,
  'customer_address_id' | 'same_as_billing' | 'customer_notes' | 'pickup_location_code'
>

/**
 * Validates an address like Magento's checkout and returns it in stored form.
 *
 * @param country the country of the address, undefined if the shop does not ship or bill there
 * @throws CommerceError for an invalid address, CommerceErrors with one entry per empty field
 */
export function addressFields(input: CartAddressInput, country: AddressCountry | undefined): AddressFields {
  const street = input.street.filter((line) => line !== null)
  checkStreetLines(street)
  if (!country) throw inputError('Country is not available')
  const region = regionOf(input, country)
  const fields: AddressFields = {
    prefix: input.prefix ?? null,
    firstname: input.firstname.trim(),
    middlename: input.middlename ?? null,
    lastname: input.lastname.trim(),
    suffix: input.suffix ?? null,
    company: input.company ?? null,
    street: JSON.stringify(street),
    city: input.city.trim(),
    region: region.name,
    region_code: region.code,
    region_id: region.id,
    postcode: input.postcode?.trim() ?? null,
    country_code: country.id,
    telephone: input.telephone?.trim() ?? null,
    fax: input.fax ?? null,
    vat_id: input.vat_id ?? null,
  }
  const problems = emptyFields(fields, country)
  if (problems.length > 0) throw new CommerceErrors(problems)
  return fields
}

type ChosenRegion = { readonly id: number | null; readonly code: string | null; readonly name: string | null }

/**
 * Regions are identified by id or code; a text that is not a code is accepted only if the country has no list of
 * regions.
 */
function regionOf(input: CartAddressInput, country: AddressCountry): ChosenRegion {
  if (!input.region && !input.region_id) {
    if (country.isRegionRequired) throw inputError('Region is required.')
    return { id: null, code: null, name: null }
  }
  const candidates = country.regions.filter(
    (region) => (!input.region_id || region.id === input.region_id) && (!input.region || region.code === input.region),
  )
  const [match] = candidates
  if (candidates.length > 1) throw inputError('Region input is ambiguous. Specify region_id.')
  if (match) return match
  if (input.region_id) throw inputError('The region_id does not match the selected country or region')
  return { id: null, code: null, name: input.region ?? null }
}

/** One error for each field that must not be empty, in Magento's order. */
export function emptyFields(fields: AddressFields, country: AddressCountry): readonly CommerceError[] {
  const lines: readonly string[] = JSON.parse(fields.street)
  const isEmpty = {
    firstname: !fields.firstname,
    lastname: !fields.lastname,
    street: lines.every((line) => !line.trim()),
    city: !fields.city,
    telephone: !fields.telephone,
    postcode: !fields.postcode && !country.isPostcodeOptional,
    regionId: country.isRegionRequired && country.regions.length > 0 && fields.region_id === null,
  }
  return Object.entries(isEmpty).flatMap(([field, empty]) => (empty ? [fieldRequired(field)] : []))
}

const fieldRequired = (field: string): CommerceError => inputError(`"${field}" is required. Enter and try again.`)

/**
 * The payment methods of a cart, in display order: only `free` if the total is zero, and PayPal, cards and Mollie only if
 * there is a provider. The methods that customers saved there are offered too.
 */
export function offeredPaymentMethods(context: CommerceContext, cart: Cart): readonly PaymentMethod[] {
  const { db, store, redirectPayments, clock } = context
  const { customer_id: customerId } = cart.quote
  const isPayable = (code: string) =>
    hasProviderFor(context, code) &&
    (!isVaultMethod(code) || (customerId !== null && hasTokenFor(db, customerId, code, clock.now())))
  return activePaymentMethods(db, store.id).filter(
    ({ code }) =>
      (code === FREE_PAYMENT) === (cart.totals.grandTotal === 0) &&
      (!isMollieMethod(code) || redirectPayments !== null) &&
      (!isHeldByProvider(code) || isPayable(code)),
  )
}

/** Whether an order with the method needs money that a provider has reserved. */
export const isHeldByProvider = (code: string): boolean =>
  code === PAYPAL_EXPRESS || isBraintree(code) || code === ADYEN_CARD || isVaultMethod(code)

function hasProviderFor({ expressCheckout, cardPayments, adyenPayments }: CommerceContext, code: string): boolean {
  if (code === PAYPAL_EXPRESS) return expressCheckout !== null
  if (isBraintree(code)) return cardPayments !== null
  if (code === ADYEN_CARD) return adyenPayments !== null
  return savedMethodProvider({ expressCheckout, cardPayments }) !== null
}

/** The provider that charges saved methods: that of the fields in the checkout, if there is one. */
export const savedMethodProvider = ({
  expressCheckout,
  cardPayments,
}: Pick<CommerceContext, 'expressCheckout' | 'cardPayments'>): SavedMethodProvider | null =>
  cardPayments ?? expressCheckout
