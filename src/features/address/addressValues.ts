/** An address as typed: texts, as form controls hold them. */
export type AddressValues = {
  readonly countryCode: string
  readonly firstname: string
  readonly lastname: string
  readonly company: string
  readonly street: string
  readonly streetMore: string
  readonly postcode: string
  readonly city: string
  /** Magento's `region_id` as text for a select; empty for none. */
  readonly regionId: string
  /** The region as text, as other clients write it in a country without a list of regions. */
  readonly regionName: string
  readonly telephone: string
}

/** The name of an address in its form, and the section of its `autocomplete`. */
export type AddressKind = 'shipping' | 'billing'

/** The part of a form's values that address fields read. */
export type AddressForm = Readonly<Record<AddressKind, AddressValues>>

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
  regionName: '',
  telephone: '',
})
