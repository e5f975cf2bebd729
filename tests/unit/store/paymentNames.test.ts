import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { paymentNames } from '#src/features/store/paymentNames.ts'

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })

test('card payments are named by the cards that they take, or as cards', () => {
  expect(paymentNames(['braintree', 'paypal_express'], i18n, ['Visa', 'Mastercard'])).toBe('Visa, Mastercard e PayPal')
  expect(paymentNames(['braintree'], i18n, [])).toBe(paymentNames(['braintree'], i18n))
  expect(paymentNames(['braintree'], i18n)).not.toBe('')
  expect(paymentNames(['adyen_cc', 'braintree'], i18n, ['Visa'])).toBe('Visa')
})

test('two methods of one provider are named once', () => {
  expect(paymentNames(['paypal_express', 'braintree_paypal'], i18n)).toBe('PayPal')
})

test('Apple Pay is named by its own name', () => {
  expect(paymentNames(['mollie_methods_applepay', 'paypal_express'], i18n)).toBe('Apple Pay e PayPal')
})

test('a method without a name is left out', () => {
  expect(paymentNames(['constructor', 'unknown'], i18n, ['Visa'])).toBe('')
})
