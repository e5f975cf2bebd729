import { describe, expect, test } from 'vitest'
import {
  checkoutSteps,
  firstUnfinishedStep,
  isReachable,
  shownStep,
  stepAfter,
  stepOfField,
  stepOfMutation,
} from '#src/features/checkout/steps/checkoutSteps.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'

const guest = { countries: [], isVirtual: false, isCustomer: false }
const customer = { ...guest, isCustomer: true }
const virtualGuest = { ...guest, isVirtual: true }
const virtualCustomer = { ...customer, isVirtual: true }
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
    expect(checkoutSteps(guest)).toEqual(['delivery', 'payment'])
    expect(checkoutSteps(customer)).toEqual(['delivery', 'payment'])
    expect(checkoutSteps(virtualGuest)).toEqual(['contact', 'payment'])
    expect(checkoutSteps(virtualCustomer)).toEqual(['payment'])
  })

  test.each([
    ['nothing written', empty, 'delivery'],
    ['half an e-mail', { ...delivered, email: 'ada@' }, 'delivery'],
    ['an e-mail', contacted, 'delivery'],
    ['an address without a method', addressed, 'delivery'],
    ['a method without a whole address', { ...delivered, shipping: { ...address, postcode: '2012' } }, 'delivery'],
    ['all of it', delivered, 'payment'],
    ['all of it but the e-mail', { ...delivered, email: '' }, 'delivery'],
  ] as const)('with %s the first unfinished of a guest is found', (_, values, step) => {
    expect(firstUnfinishedStep(values, guest)).toBe(step)
  })

  test('a customer needs no e-mail, and a guest whose order is not sent nothing else', () => {
    expect(firstUnfinishedStep({ ...delivered, email: '' }, customer)).toBe('payment')
    expect(firstUnfinishedStep(empty, virtualGuest)).toBe('contact')
    expect(firstUnfinishedStep(contacted, virtualGuest)).toBe('payment')
    expect(firstUnfinishedStep(empty, virtualCustomer)).toBe('payment')
  })

  test('can be visited up to the first unfinished one, and only where they ask something', () => {
    expect(isReachable('contact', 'payment', virtualGuest)).toBe(true)
    expect(isReachable('delivery', 'delivery', guest)).toBe(true)
    expect(isReachable('payment', 'delivery', guest)).toBe(false)
    expect(isReachable('contact', 'payment', guest)).toBe(false)
    expect(isReachable('contact', 'payment', customer)).toBe(false)
    expect(isReachable('delivery', 'payment', virtualGuest)).toBe(false)
  })

  test('give way to another one where the address asks for one that cannot be visited', () => {
    // `/checkout` always shows a guest's first step, even if its fields are filled in.
    expect(shownStep('contact', 'delivery', guest)).toBe('delivery')
    expect(shownStep('contact', 'payment', guest)).toBe('delivery')
    expect(shownStep('contact', 'payment', virtualGuest)).toBe('contact')
    expect(shownStep('contact', 'payment', customer)).toBe('payment')
    expect(shownStep('contact', 'payment', virtualCustomer)).toBe('payment')
    expect(shownStep('delivery', 'contact', virtualGuest)).toBe('contact')
    expect(shownStep('payment', 'delivery', guest)).toBe('delivery')
    expect(shownStep('payment', 'payment', guest)).toBe('payment')
  })

  test('follow each other', () => {
    expect(stepAfter('delivery', guest)).toBe('payment')
    expect(stepAfter('contact', virtualGuest)).toBe('payment')
    expect(stepAfter('payment', guest)).toBe('payment')
  })
})

test('every field and every mutation belongs to one step', () => {
  for (const rules of [guest, customer]) {
    expect(stepOfField('shipping.city', rules)).toBe('delivery')
    expect(stepOfField('shippingMethod', rules)).toBe('delivery')
    expect(stepOfField('notes', rules)).toBe('delivery')
    expect(stepOfField('billing.city', rules)).toBe('payment')
    expect(stepOfField('paymentMethod', rules)).toBe('payment')
    expect(stepOfField('agreements.agreement1', rules)).toBe('payment')
    expect(stepOfMutation('shippingAddress', rules)).toBe('delivery')
    expect(stepOfMutation('paymentMethod', rules)).toBe('payment')
  }
  expect([stepOfField('email', guest), stepOfMutation('email', guest)]).toEqual(['delivery', 'delivery'])
  expect([stepOfField('email', virtualGuest), stepOfMutation('email', virtualGuest)]).toEqual(['contact', 'contact'])
})
