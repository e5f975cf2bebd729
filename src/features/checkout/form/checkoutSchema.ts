import * as v from 'valibot'
import {
  codiceFiscaleOf,
  hasCodiceFiscaleCheckCharacter,
  isShapedAsCodiceFiscale,
} from '#src/lib/country-rules/codiceFiscale.ts'
import { invoiceRulesOf } from '#src/lib/country-rules/invoiceRules.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { addressSchema, anyAddress, personAtAddressSchema } from '#src/features/address/addressSchema.ts'
import type { AddressRule } from '#src/features/address/addressSchema.ts'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { isEmail } from '#src/lib/email.ts'
import type { EmailRule } from '#src/lib/email.ts'
import { agreementKey, isBilledThere } from './checkoutValues.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import type { ConsentKind } from '#src/shop/consents.ts'

/** Every rule of the form; each has its own message (see fieldMessages.ts). */
export type FieldRule =
  | EmailRule
  | AddressRule
  | 'pickup-missing'
  | 'gift-words-missing'
  | 'company-missing'
  | 'vat-id-missing'
  | 'vat-id-not-eleven-digits'
  | 'vat-id-malformed'
  | 'vat-id-mistyped'
  | 'sdi-malformed'
  | 'pec-malformed'
  | 'fiscal-code-malformed'
  | 'fiscal-code-mistyped'
  | 'shipping-method-missing'
  | 'payment-method-missing'
  | 'purchase-order-number-missing'
  | 'digital-consent-missing'
  | 'service-consent-missing'
  | 'agreement-missing'

/** The inputs of the form's rules besides its values. */
export type CheckoutRules = {
  readonly countries: readonly AddressCountry[]
  /** Nothing to ship: no delivery address, no shipping method. */
  readonly isVirtual: boolean
  /** Signed in: the account has the e-mail, and Magento refuses another one. */
  readonly isCustomer: boolean
  /** The consents that the products of the order need. */
  readonly consents: readonly ConsentKind[]
  /** Ids of the agreements with a required checkbox. */
  readonly requiredAgreementIds: readonly number[]
}

const rule = (code: FieldRule): FieldRule => code
const text = (missing: FieldRule) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing))

/** A place for collection without rules. */
export const anyPickup = v.nullable(
  v.object({
    code: v.string(),
    name: v.string(),
    countryCode: v.string(),
    street: v.string(),
    postcode: v.string(),
    city: v.string(),
    regionId: v.string(),
  }),
)

export const pickupSchema = v.pipe(
  anyPickup,
  v.check((place) => Boolean(place?.code), rule('pickup-missing')),
)

/** The rules of a gift message; all parts are required if a message is wanted. */
export function giftSchema(hasMessage: boolean) {
  const words = hasMessage ? text('gift-words-missing') : v.string()
  return v.object({
    isChosen: v.boolean(),
    hasMessage: v.boolean(),
    to: words,
    from: words,
    message: words,
    hasReceipt: v.boolean(),
  })
}

/** The recipient's name and, unless the order is collected, address. */
export const recipientSchema = (isPickup: boolean, countries: readonly AddressCountry[]) =>
  isPickup ? personAtAddressSchema : addressSchema(countries)

/** Seven characters for a company, six for a public body. */
const SDI_CODE = /^[A-Z\d]{6,7}$/i

/** A recipient code or a certified e-mail; without one the tax office holds the invoice. */
const invoiceDelivery = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || text.includes('@') || SDI_CODE.test(text), rule('sdi-malformed')),
  v.check((text) => !text.includes('@') || isEmail(text), rule('pec-malformed')),
)

const fiscalCode = v.pipe(
  v.string(),
  v.transform(codiceFiscaleOf),
  v.check((code) => code === '' || isShapedAsCodiceFiscale(code), rule('fiscal-code-malformed')),
  v.check(
    (code) => !isShapedAsCodiceFiscale(code) || hasCodiceFiscaleCheckCharacter(code),
    rule('fiscal-code-mistyped'),
  ),
)

const asTyped = { invoiceCompany: v.string(), vatId: v.string(), invoiceDelivery: v.string(), fiscalCode: v.string() }

/** The data of an invoice to a company, by the rules of its country. */
export function invoiceSchema(countryCode: string) {
  const { vatId, vatForm, vatDigits, hasCheckDigit, hasRecipient } = invoiceRulesOf(countryCode)
  const malformed = rule(vatDigits ? 'vat-id-not-eleven-digits' : 'vat-id-malformed')
  return v.object({
    ...asTyped,
    invoiceTo: v.literal('company'),
    invoiceCompany: text('company-missing'),
    vatId: v.pipe(
      text('vat-id-missing'),
      v.transform(vatId),
      v.regex(vatForm, malformed),
      v.check(hasCheckDigit, rule('vat-id-mistyped')),
    ),
    invoiceDelivery: hasRecipient ? invoiceDelivery : v.string(),
  })
}

/** The optional tax code of a person. */
export const personSchema = (countryCode: string) =>
  v.object({
    ...asTyped,
    invoiceTo: v.literal('person'),
    fiscalCode: invoiceRulesOf(countryCode).hasTaxCode ? fiscalCode : v.string(),
  })

/** The value of radio buttons: react-hook-form uses null for a group without a choice. */
const choice = (missing: FieldRule) =>
  v.pipe(
    v.nullable(v.string()),
    v.check((chosen) => Boolean(chosen), missing),
  )

/** The rules of the whole form. A part that does not apply (such as an unused billing address) has no rules. */
export function checkoutSchema({ countries, isVirtual, isCustomer, consents, requiredAgreementIds }: CheckoutRules) {
  const address = addressSchema(countries)
  const agreement = v.pipe(
    v.optional(v.boolean(), false),
    v.check((isGiven) => isGiven, rule('agreement-missing')),
  )
  const agreements = v.object(Object.fromEntries(requiredAgreementIds.map((id) => [agreementKey(id), agreement])))
  const consent = (kind: ConsentKind) =>
    v.pipe(
      v.boolean(),
      v.check((isGiven) => isGiven || !consents.includes(kind), rule(`${kind}-consent-missing`)),
    )
  return v.lazy((input) => {
    const values = input as CheckoutValues
    const { paymentMethod, invoiceTo, isPickup, shipping, billing, gift } = values
    const isSame = isBilledThere(values, isVirtual)
    const billed = isSame ? shipping : billing
    return v.object({
      ...(invoiceTo === 'company' ? invoiceSchema : personSchema)(billed.countryCode).entries,
      email: isCustomer ? v.string() : emailSchema,
      isPickup: v.boolean(),
      pickup: !isVirtual && isPickup ? pickupSchema : anyPickup,
      shipping: isVirtual ? anyAddress : recipientSchema(isPickup, countries),
      savesAddress: v.boolean(),
      notes: v.string(),
      gift: giftSchema(!isVirtual && gift.hasMessage),
      billingIsShipping: v.boolean(),
      billing: isSame ? anyAddress : address,
      shippingMethod: isVirtual ? v.nullable(v.string()) : choice('shipping-method-missing'),
      paymentMethod: choice('payment-method-missing'),
      purchaseOrderNumber: paymentMethod === PURCHASE_ORDER ? text('purchase-order-number-missing') : v.string(),
      paymentToken: v.string(),
      payerId: v.string(),
      deviceData: v.string(),
      consents: v.object({ digital: consent('digital'), service: consent('service') }),
      agreements,
    })
  })
}

/** Magento's code of the payment method with a purchase order number. */
export const PURCHASE_ORDER = 'purchaseorder'
