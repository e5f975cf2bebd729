import { expect, test } from 'vitest'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import {
  agreementKey,
  emptyCheckout,
  isBilledThere,
  methodCodesOf,
  methodKey,
  PICKUP_METHOD,
} from '#src/features/checkout/form/checkoutValues.ts'
import { isPaymentCode } from '#src/features/checkout/payment/offeredMethods.ts'
import { isAgreedElsewhere, mustAgreeElsewhere } from '#src/features/checkout/payment/agreedElsewhere.ts'
import { initialValues, isUntouched } from '#src/features/checkout/form/initialValues.ts'
import { adapterOf, isVaultCode, paymentInputOf } from '#src/features/checkout/payment/paymentAdapters.ts'
import { isSavedKey, SAVED_UNDER, savedKey } from '#src/features/checkout/payment/savedKey.ts'

test('a form that nobody has filled in says nothing, and bills where it sends', () => {
  const { billingIsShipping, invoiceTo, pickup, shipping, billing, gift, consents, agreements, ...texts } =
    emptyCheckout('IT')
  expect({ billingIsShipping, invoiceTo, pickup, consents, agreements }).toEqual({
    billingIsShipping: true,
    invoiceTo: 'person',
    pickup: null,
    consents: { digital: false, service: false },
    agreements: {},
  })
  expect(new Set(Object.values(texts))).toEqual(new Set(['', false]))
  expect(new Set(Object.values(gift))).toEqual(new Set(['', false]))
  for (const { countryCode, ...fields } of [shipping, billing]) {
    expect(countryCode).toBe('IT')
    expect(new Set(Object.values(fields))).toEqual(new Set(['']))
  }
})

test('the bill goes where the goods go, but not to a shop, and not where nothing goes', () => {
  const to = { billingIsShipping: true, isPickup: false }
  expect(isBilledThere(to, false)).toBe(true)
  expect(isBilledThere(to, true)).toBe(false)
  expect(isBilledThere({ ...to, isPickup: true }, false)).toBe(false)
  expect(isBilledThere({ ...to, billingIsShipping: false }, false)).toBe(false)
})

test('a method in one text gives its codes back', () => {
  expect(methodKey({ carrier_code: 'ups', method_code: 'ground' })).toBe('ups|ground')
  expect(methodKey({ carrier_code: 'ups', method_code: null })).toBe('ups|')
  expect(methodCodesOf('ups|ground')).toEqual({ carrierCode: 'ups', methodCode: 'ground' })
  expect(methodCodesOf(PICKUP_METHOD)).toEqual({ carrierCode: 'instore', methodCode: 'pickup' })
  for (const key of [null, '', 'ups', 'ups|', '|ground']) expect(methodCodesOf(key)).toBeNull()
  expect(agreementKey(7)).toBe('agreement7')
})

const values = { ...emptyCheckout('IT'), purchaseOrderNumber: ' PO-7 ', paymentToken: 'EC-1', payerId: 'P1' }
const inputOf = (paymentMethod: string, form = values) => paymentInputOf({ ...form, paymentMethod })

test('each payment method gets the data that it needs, and nothing is sent while something is missing', () => {
  for (const code of ['banktransfer', 'cashondelivery', 'checkmo', 'free']) {
    expect(inputOf(code)).toEqual({ code })
    expect(adapterOf(code)?.agreedOn).toBe('order')
  }
  expect(inputOf('purchaseorder')).toEqual({ code: 'purchaseorder', purchase_order_number: 'PO-7' })
  expect(inputOf('purchaseorder', { ...values, purchaseOrderNumber: '  ' })).toBeNull()
  expect(adapterOf('purchaseorder')?.agreedOn).toBe('order')
  const paypal = { code: 'paypal_express', paypal_express: { token: 'EC-1', payer_id: 'P1' } }
  expect(inputOf('paypal_express')).toEqual(paypal)
  expect(inputOf('paypal_express', { ...values, payerId: '' })).toBeNull()
  expect(inputOf('paypal_express', { ...values, paymentToken: '' })).toBeNull()
  for (const unknown of [null, '', 'klarna', 'toString']) expect(adapterOf(unknown)).toBeNull()
  expect([isPaymentCode('free'), isPaymentCode('toString')]).toEqual([true, false])
})

test('a saved method pays by its public hash', () => {
  const [card, paypal] = [savedKey('braintree_cc_vault', 'h1'), savedKey('braintree_paypal_vault', 'h2')]
  expect(inputOf(card)).toEqual({ code: 'braintree_cc_vault', braintree_cc_vault: { public_hash: 'h1' } })
  expect(inputOf(paypal)).toEqual({ code: 'braintree_paypal_vault', braintree_paypal_vault: { public_hash: 'h2' } })
  const facts = { ...values, deviceData: '{"correlation_id":"1"}' }
  const input = (public_hash: string) => ({ public_hash, device_data: facts.deviceData })
  expect(inputOf(card, facts)).toMatchObject({ braintree_cc_vault: input('h1') })
  expect(inputOf(paypal, facts)).toMatchObject({ braintree_paypal_vault: input('h2') })
  expect(adapterOf(card)?.agreedOn).toBe('order')
  for (const key of ['', 'braintree_cc_vault', 'braintree_cc_vault|', 'checkmo|h', '|h'])
    expect(isSavedKey(key)).toBe(false)
  expect(isSavedKey(card)).toBe(true)
  expect(isVaultCode('braintree')).toBe(false)
  expect(SAVED_UNDER).toEqual({ braintree_cc_vault: 'braintree', braintree_paypal_vault: 'braintree_paypal' })
})

test('only the provider’s method is agreed to elsewhere, once', () => {
  const ask = (paymentMethod: string | null, paymentToken: string) => [
    mustAgreeElsewhere({ paymentMethod, paymentToken }),
    isAgreedElsewhere({ paymentMethod, paymentToken }),
  ]
  expect(ask('paypal_express', '')).toEqual([true, false])
  expect(ask('paypal_express', 'EC-1')).toEqual([false, true])
  expect(ask('checkmo', '')).toEqual([false, false])
  expect(ask('checkmo', 'EC-1')).toEqual([false, false])
  expect(ask(null, '')).toEqual([false, false])
})

const country = (id: string): AddressCountry => ({
  id,
  name: id,
  regions: [],
  isRegionRequired: false,
  isPostcodeOptional: false,
})
const COUNTRIES = [country('IT'), country('DE')]
const address = (city: string, countryCode = 'IT') => ({ ...emptyAddress(countryCode), city, regionId: '9' })
const NOBODY = {
  inCart: {},
  shipping: null,
  canCollect: true,
  isCollected: false,
  pickupCode: '',
  usual: null,
  usualBilling: null,
}
const open = (known: Partial<typeof NOBODY> | object, countries = COUNTRIES, preset = 'IT') =>
  initialValues(null, { ...NOBODY, ...known }, countries, preset)

test('a form starts with the cart’s values, then the usual ones, then empty', () => {
  expect(open({})).toEqual(emptyCheckout('IT'))
  expect(open({ inCart: { email: 'ada@example.com' } }).email).toBe('ada@example.com')
  expect(open({ usual: address('Roma') }).shipping.city).toBe('Roma')
  expect(open({ usual: address('Roma'), shipping: address('Milano') }).shipping.city).toBe('Milano')
  expect(open({ usualBilling: address('Torino') }).billing.city).toBe('Torino')
})

test('a country that nothing is sent to gives way to one that is, with its region', () => {
  expect(open({}, COUNTRIES, 'FR').shipping.countryCode).toBe('IT')
  expect(open({}, COUNTRIES, 'DE').shipping.countryCode).toBe('DE')
  expect(open({}, [], 'FR').shipping.countryCode).toBe('FR')
  expect(open({ shipping: address('Lyon', 'FR') }).shipping).toMatchObject({ countryCode: 'IT', regionId: '' })
  expect(open({ shipping: address('Köln', 'DE') }).shipping).toMatchObject({ countryCode: 'DE', regionId: '9' })
  expect(open({ usualBilling: address('Lyon', 'FR') }).billing).toMatchObject({ countryCode: 'IT', regionId: '' })
})

test('a cart that is collected keeps the person, and the shop’s address is a place to collect at', () => {
  const inCart = { ...address('Milano'), firstname: 'Ada', street: 'Via Dante 1', postcode: '20121' }
  const collected = open({ shipping: inCart, isCollected: true, usual: address('Roma') })
  expect(collected).toMatchObject({ isPickup: true, shippingMethod: PICKUP_METHOD })
  expect(collected.shipping).toMatchObject({ firstname: 'Ada', city: 'Roma' })
  expect(collected.pickup).toEqual({
    code: '',
    name: '',
    countryCode: 'IT',
    street: 'Via Dante 1',
    postcode: '20121',
    city: 'Milano',
    regionId: '9',
  })
  expect(open({ shipping: inCart, isCollected: true }).shipping).toMatchObject({ firstname: 'Ada', city: '' })
  expect(open({ shipping: inCart, isCollected: true, canCollect: false })).toMatchObject({
    isPickup: false,
    pickup: null,
    shippingMethod: '',
    shipping: { city: 'Milano' },
  })
  expect(open({ isCollected: true }).isPickup).toBe(false)
})

test('an address counts as empty while it has only its country', () => {
  expect(isUntouched(emptyAddress('IT'))).toBe(true)
  for (const field of Object.keys(emptyAddress('IT')).filter((name) => name !== 'countryCode'))
    expect(isUntouched({ ...emptyAddress('IT'), [field]: 'x' })).toBe(false)
})
