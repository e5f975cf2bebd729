import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { paymentNames } from '#src/features/store/paymentNames.ts'

const italian = { i18n: setupI18n({ locale: 'it', messages: { it: {} } }), intlLocale: 'it-IT' }

test('card payments are named by the cards that they take, or as cards', () => {
  expect(paymentNames(['braintree', 'paypal_express'], { ...italian, cards: ['Visa', 'Mastercard'] })).toBe(
    'Visa, Mastercard e PayPal',
  )
  expect(paymentNames(['braintree'], { ...italian, cards: [] })).toBe(paymentNames(['braintree'], italian))
  expect(paymentNames(['braintree'], italian)).not.toBe('')
  expect(paymentNames(['adyen_cc', 'braintree'], { ...italian, cards: ['Visa'] })).toBe('Visa')
})

test('two methods of one provider are named once', () => {
  expect(paymentNames(['paypal_express', 'braintree_paypal'], italian)).toBe('PayPal')
})

test('Apple Pay is named by its own name', () => {
  expect(paymentNames(['mollie_methods_applepay', 'paypal_express'], italian)).toBe('Apple Pay e PayPal')
})

test('a method without a name is left out', () => {
  expect(paymentNames(['constructor', 'unknown'], { ...italian, cards: ['Visa'] })).toBe('')
})

test('a method has the backend’s title in the store, beside the ordinary names of others', () => {
  const titles = { banktransfer: 'Pagamento anticipato', adyen_cc: 'Carta', unknown: 'Buono pasto' }
  const named = (codes: readonly string[], cards: readonly string[] = []) =>
    paymentNames(codes, { ...italian, titles, cards })
  expect(named(['banktransfer', 'paypal_express', 'unknown'])).toBe('Pagamento anticipato, PayPal e Buono pasto')
  expect(named(['adyen_cc'])).toBe('Carta')
  expect(named(['adyen_cc'], ['Visa'])).toBe('Visa')
})

test('a list is written as in the country of the store', () => {
  const names = (intlLocale: string) =>
    paymentNames(['braintree'], { ...italian, intlLocale, cards: ['Visa', 'Mastercard', 'Maestro'] })
  expect(names('en-US')).toBe('Visa, Mastercard, and Maestro')
  expect(names('en-GB')).toBe('Visa, Mastercard and Maestro')
})
