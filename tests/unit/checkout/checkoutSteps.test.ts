import { describe, expect, test } from 'vitest'
import {
  checkoutSteps,
  firstUnfinishedStep,
  isReachable,
  stepAfter,
  stepOfField,
} from '#src/features/checkout/steps/checkoutSteps.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'

const guest = { countries: [], isVirtual: false, isCustomer: false }
const empty = emptyCheckout('IT')
const address = {
  ...emptyAddress('IT'),
  firstname: 'Ada',
  lastname: 'Bianchi',
  street: 'Via Dante 1',
  postcode: '20121',
  city: 'Milano',
  telephone: '02123456',
}
const contacted: CheckoutValues = { ...empty, email: 'ada@example.com' }
const addressed: CheckoutValues = { ...contacted, shipping: address }
const delivered: CheckoutValues = { ...addressed, shippingMethod: 'flatrate|flatrate' }

describe('steps', () => {
  test('ask only for unknown data: no e-mail of a customer, no address without shipping', () => {
    expect(checkoutSteps(guest)).toEqual(['contact', 'delivery', 'payment'])
    expect(checkoutSteps({ ...guest, isCustomer: true })).toEqual(['delivery', 'payment'])
    expect(checkoutSteps({ ...guest, isVirtual: true })).toEqual(['contact', 'payment'])
    expect(checkoutSteps({ isCustomer: true, isVirtual: true })).toEqual(['payment'])
  })

  test.each([
    ['nothing written', empty, 'contact'],
    ['half an e-mail', { ...empty, email: 'ada@' }, 'contact'],
    ['an e-mail', contacted, 'delivery'],
    ['an address without a method', addressed, 'delivery'],
    ['a method without a whole address', { ...delivered, shipping: { ...address, postcode: '2012' } }, 'delivery'],
    ['all of it', delivered, 'payment'],
    ['all of it but the e-mail', { ...delivered, email: '' }, 'contact'],
  ] as const)('with %s the first unfinished is found', (_, values, step) => {
    expect(firstUnfinishedStep(values, guest)).toBe(step)
  })

  test('can be visited up to the first unfinished one, and only where they ask something', () => {
    expect(isReachable('contact', 'delivery', guest)).toBe(true)
    expect(isReachable('delivery', 'delivery', guest)).toBe(true)
    expect(isReachable('payment', 'delivery', guest)).toBe(false)
    expect(isReachable('contact', 'payment', { ...guest, isCustomer: true })).toBe(false)
    expect(isReachable('delivery', 'payment', { ...guest, isVirtual: true })).toBe(false)
  })

  test('follow each other', () => {
    expect(stepAfter('contact', guest)).toBe('delivery')
    expect(stepAfter('contact', { ...guest, isVirtual: true })).toBe('payment')
    expect(stepAfter('payment', guest)).toBe('payment')
  })
})

test('every field belongs to one step', () => {
  expect(stepOfField('email')).toBe('contact')
  expect(stepOfField('shipping.city')).toBe('delivery')
  expect(stepOfField('shippingMethod')).toBe('delivery')
  expect(stepOfField('notes')).toBe('delivery')
  expect(stepOfField('billing.city')).toBe('payment')
  expect(stepOfField('paymentMethod')).toBe('payment')
  expect(stepOfField('agreements.agreement1')).toBe('payment')
})
