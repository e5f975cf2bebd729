import type { FieldPath } from 'react-hook-form'
import { PICKUP_CARRIER } from '#src/features/cart/pickupCarrier.ts'

/** The checkout form as it is typed: texts, as controls hold them. */
export type CheckoutValues = {
  readonly email: string
  /** Collected at a shop of the merchant's: then of `shipping` only the person counts. */
  readonly isPickup: boolean
  /** Stays while the order is to be sent, for those who come back to it. */
  readonly pickup: PickupPlace | null
  readonly shipping: AddressValues
  /** A customer's typed address is to be in the address book, too. */
  readonly savesAddress: boolean
  /** A word to the courier. */
  readonly notes: string
  readonly gift: GiftValues
  readonly billingIsShipping: boolean
  readonly invoiceTo: 'person' | 'company'
  readonly invoiceCompany: string
  readonly vatId: string
  /** Where a company's electronic invoice is delivered in Italy: a recipient code (SDI) or a certified e-mail (PEC). */
  readonly invoiceDelivery: string
  /** A person's, in Italy. */
  readonly fiscalCode: string
  /** Of a cart without anything to ship, the only address. */
  readonly billing: AddressValues
  /** A `methodKey`; empty until one is chosen, null where the choice was passed by with the keyboard. */
  readonly shippingMethod: string | null
  /** A payment method's code, or a `savedKey`; empty or null as above. */
  readonly paymentMethod: string | null
  readonly purchaseOrderNumber: string
  /** What the provider's page gave the shopper; both empty until the payment was agreed to there. */
  readonly paymentToken: string
  readonly payerId: string
  /** By `agreementKey`. */
  readonly agreements: Readonly<Record<string, boolean | undefined>>
}

/** What lies beside the whole order as a present; some backends do not know it. */
export type GiftValues = {
  /** It came up: until then the cart is told nothing of it. */
  readonly isChosen: boolean
  readonly hasMessage: boolean
  /** They stay while no message is wanted. */
  readonly to: string
  readonly from: string
  readonly message: string
  /** A receipt without prices. */
  readonly hasReceipt: boolean
}

export type AddressValues = {
  readonly countryCode: string
  readonly firstname: string
  readonly lastname: string
  readonly company: string
  readonly street: string
  readonly streetMore: string
  readonly postcode: string
  readonly city: string
  /** Magento's `region_id` as a select holds it; empty for none. */
  readonly regionId: string
  readonly telephone: string
}

/** Where an order is collected; `code` is empty where only the address in the cart is known. */
export type PickupPlace = Pick<AddressValues, 'countryCode' | 'street' | 'postcode' | 'city' | 'regionId'> & {
  readonly code: string
  readonly name: string
}

export type AddressKind = 'shipping' | 'billing'

export type CheckoutFieldName = FieldPath<CheckoutValues>

export const emptyAddress = (countryCode: string): AddressValues => ({
  countryCode,
  firstname: '',
  lastname: '',
  company: '',
  street: '',
  streetMore: '',
  postcode: '',
  city: '',
  regionId: '',
  telephone: '',
})

export const NO_GIFT: GiftValues = {
  isChosen: false,
  hasMessage: false,
  to: '',
  from: '',
  message: '',
  hasReceipt: false,
}

export const emptyCheckout = (countryCode: string): CheckoutValues => ({
  email: '',
  isPickup: false,
  pickup: null,
  shipping: emptyAddress(countryCode),
  savesAddress: false,
  notes: '',
  gift: NO_GIFT,
  billingIsShipping: true,
  invoiceTo: 'person',
  invoiceCompany: '',
  vatId: '',
  invoiceDelivery: '',
  fiscalCode: '',
  billing: emptyAddress(countryCode),
  shippingMethod: '',
  paymentMethod: '',
  purchaseOrderNumber: '',
  paymentToken: '',
  payerId: '',
  agreements: {},
})

/** The bill goes where the goods go; nobody is billed at a shop. */
export const isBilledThere = (
  { billingIsShipping, isPickup }: Pick<CheckoutValues, 'billingIsShipping' | 'isPickup'>,
  isVirtual: boolean,
): boolean => !isVirtual && !isPickup && billingIsShipping

export const PICKUP_METHOD = `${PICKUP_CARRIER}|pickup`

/** Not the bare number: react-hook-form would take it for an index. */
export const agreementKey = (agreementId: number): string => `agreement${agreementId}`

type MethodCodes = { readonly carrier_code: string; readonly method_code?: string | null | undefined }

/** Carrier and method in one text, as a radio button holds them. */
export const methodKey = ({ carrier_code: carrier, method_code: method }: MethodCodes): string =>
  `${carrier}|${method ?? ''}`

export function methodCodesOf(key: string | null): { carrierCode: string; methodCode: string } | null {
  const [carrierCode, methodCode] = key?.split('|') ?? []
  return carrierCode && methodCode ? { carrierCode, methodCode } : null
}
