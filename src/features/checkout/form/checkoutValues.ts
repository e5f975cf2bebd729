import type { FieldPath } from 'react-hook-form'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import { PICKUP_CARRIER } from '#src/shop/deliveryCalendar.ts'
import type { ConsentKind } from '#src/shop/consents.ts'

/** The values of the checkout form as typed: texts, as form controls hold them. */
export type CheckoutValues = {
  readonly email: string
  /** Collected at a shop of the merchant: then only the name in `shipping` counts. */
  readonly isPickup: boolean
  /** Kept while delivery is chosen, for shoppers who switch back. */
  readonly pickup: PickupPlace | null
  readonly shipping: AddressValues
  /** Saves a customer's typed address in the address book. */
  readonly savesAddress: boolean
  /** A note for the courier. */
  readonly notes: string
  readonly gift: GiftValues
  readonly billingIsShipping: boolean
  readonly invoiceTo: 'person' | 'company'
  readonly invoiceCompany: string
  readonly vatId: string
  /** The address for a company's electronic invoices in Italy: a recipient code (SDI) or a certified e-mail (PEC). */
  readonly invoiceDelivery: string
  /** A person's tax code, in Italy. */
  readonly fiscalCode: string
  /** The only address of a virtual cart. */
  readonly billing: AddressValues
  /** A `methodKey`; empty before a choice, null if the choice was skipped with the keyboard. */
  readonly shippingMethod: string | null
  /** A payment method's code, or a `savedKey`; empty or null as above. */
  readonly paymentMethod: string | null
  readonly purchaseOrderNumber: string
  /** The result of the provider's page; both empty until the shopper agreed there. */
  readonly paymentToken: string
  readonly payerId: string
  /** The provider's facts about the device for a saved method; empty until they are there, and never stored. */
  readonly deviceData: string
  /** To be supplied before the time for withdrawal ends. */
  readonly consents: Readonly<Record<ConsentKind, boolean>>
  /** By `agreementKey`. */
  readonly agreements: Readonly<Record<string, boolean | undefined>>
}

/** The gift options of the whole order; some backends do not support them. */
export type GiftValues = {
  /** The options were changed; before that nothing is sent to the cart. */
  readonly isChosen: boolean
  readonly hasMessage: boolean
  /** Kept while no message is wanted. */
  readonly to: string
  readonly from: string
  readonly message: string
  /** A receipt without prices. */
  readonly hasReceipt: boolean
}

/** A place for collection; `name`, or `code` too, is empty if only the cart's address is known. */
export type PickupPlace = Pick<AddressValues, 'countryCode' | 'street' | 'postcode' | 'city' | 'regionId'> & {
  readonly code: string
  readonly name: string
}

export type CheckoutFieldName = FieldPath<CheckoutValues>

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
  deviceData: '',
  consents: { digital: false, service: false },
  agreements: {},
})

/** Whether the billing address equals the delivery address; never true for a shop's address. */
export const isBilledThere = (
  { billingIsShipping, isPickup }: Pick<CheckoutValues, 'billingIsShipping' | 'isPickup'>,
  isVirtual: boolean,
): boolean => !isVirtual && !isPickup && billingIsShipping

export const PICKUP_METHOD = `${PICKUP_CARRIER}|pickup`

/** Prefixed, because react-hook-form would treat a number as an index. */
export const agreementKey = (agreementId: number): string => `agreement${agreementId}`

type MethodCodes = { readonly carrier_code: string; readonly method_code?: string | null | undefined }

/** Carrier and method in one text, as the value of a radio button. */
export const methodKey = ({ carrier_code: carrier, method_code: method }: MethodCodes): string =>
  `${carrier}|${method ?? ''}`

export function methodCodesOf(key: string | null): { carrierCode: string; methodCode: string } | null {
  const [carrierCode, methodCode] = key?.split('|') ?? []
  return carrierCode && methodCode ? { carrierCode, methodCode } : null
}
