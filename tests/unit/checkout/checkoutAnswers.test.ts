import { describe, expect, test } from 'vitest'
import { addressProblems, emailProblem } from '#src/features/checkout/form/backendFieldErrors.ts'
import { createCheckoutDrafts } from '#src/features/checkout/form/checkoutDraft.ts'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import { formProblems } from '#src/features/checkout/form/formProblems.ts'
import { initialValues } from '#src/features/checkout/form/initialValues.ts'
import { refusedOrder, unansweredOrder } from '#src/features/checkout/placing/placeOrderError.ts'
import { presetMethod } from '#src/features/checkout/payment/presetMethod.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

describe('refusals of an address', () => {
  test('each goes to its field, as Magento names it', () => {
    const messages = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'regionId'].map(
      (field) => `"${field}" is required. Enter and try again.`,
    )
    const { fields, rest } = addressProblems('shipping', messages)
    expect(fields.map(({ path, rule }) => `${path}: ${rule}`)).toEqual([
      'shipping.firstname: firstname-missing',
      'shipping.lastname: lastname-missing',
      'shipping.street: street-missing',
      'shipping.city: city-missing',
      'shipping.telephone: telephone-missing',
      'shipping.postcode: postcode-missing',
      'shipping.regionId: region-missing',
    ])
    expect(rest).toEqual([])
  })

  test.each([
    ['Region is required.', 'region-missing'],
    ['A region_id is required for the specified country code', 'region-missing'],
    ['Region input is ambiguous. Specify region_id.', 'region-foreign'],
    ['The region_id does not match the selected country or region', 'region-foreign'],
    ['The specified region is not a part of the selected country or region', 'region-foreign'],
  ])('%s', (message, rule) => {
    expect(addressProblems('billing', [message]).fields).toEqual([{ path: 'billing.regionId', rule }])
  })

  test('unknown values are kept', () => {
    const messages = ['Country is not available', '"fax" is required. Enter and try again.']
    expect(addressProblems('shipping', messages)).toEqual({ fields: [], rest: messages })
  })

  test('an e-mail is missing or malformed', () => {
    expect(emailProblem('Required parameter "email" is missing').rule).toBe('email-missing')
    expect(emailProblem('Invalid email format').rule).toBe('email-malformed')
  })
})

describe('answers without an order', () => {
  test.each([
    ['CART_NOT_ACTIVE', "The cart isn't active.", 'cart-closed'],
    ['CART_NOT_FOUND', 'Could not find a cart with ID "x"', 'cart-lost'],
    ['GUEST_EMAIL_MISSING', 'Guest email for cart is missing.', 'email'],
    ['UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.', 'out-of-stock'],
    ['UNDEFINED', 'The requested qty is not available', 'out-of-stock'],
    ['UNDEFINED', 'Minimum order amount is $500.00', 'below-minimum'],
    [
      'UNABLE_TO_PLACE_ORDER',
      'The shipping method is missing. Select the shipping method and try again.',
      'shipping-method',
    ],
    ['UNABLE_TO_PLACE_ORDER', 'Quote does not have Pickup Location assigned.', 'pickup-place'],
    ['UNABLE_TO_PLACE_ORDER', "You don't have enough reward points to pay for this purchase.", 'points-spent'],
    [
      'UNABLE_TO_PLACE_ORDER',
      'The total of your cart has changed. Please review it and place your order again.',
      'total-changed',
    ],
    ['UNABLE_TO_PLACE_ORDER', 'Enter a valid payment method and try again.', 'payment-method'],
    [
      'UNABLE_TO_PLACE_ORDER',
      "Some addresses can't be used due to the configurations for specific countries.",
      'address',
    ],
    [
      'UNABLE_TO_PLACE_ORDER',
      'A server error stopped your order from being placed. Please try to place your order again.',
      'cart-changed',
    ],
  ])('%s %s', (code, message, kind) => {
    expect(refusedOrder({ code, message })).toEqual({ kind, message })
  })

  test('no answer and a failure leave it open whether there is an order', () => {
    expect(unansweredOrder({ kind: 'unreachable', message: '' }).kind).toBe('unknown')
    expect(unansweredOrder({ kind: 'server', message: '' }).kind).toBe('unknown')
    expect(unansweredOrder({ kind: 'rejected', message: '' }).kind).toBe('refused')
    expect(unansweredOrder({ kind: 'session-expired', message: '' }).kind).toBe('session-expired')
  })
})

/** The fields from top to bottom. */
const drawn =
  (...names: readonly string[]) =>
  (one: string, other: string) =>
    names.indexOf(one) < names.indexOf(other)

test('problems are reported step by step, and in a step from top to bottom', () => {
  const problem = (message: string) => ({ type: 'check', message })
  const errors = {
    agreements: { agreement1: problem('agreement-missing') },
    paymentMethod: problem('payment-method-missing'),
    shipping: { telephone: problem('telephone-missing'), firstname: problem('firstname-missing') },
    email: problem('email-missing'),
  }
  const isBefore = drawn('shipping.firstname', 'shipping.telephone', 'paymentMethod', 'agreements.agreement1')
  expect(formProblems(errors, isBefore).map(({ name }) => name)).toEqual([
    'email',
    'shipping.firstname',
    'shipping.telephone',
    'paymentMethod',
    'agreements.agreement1',
  ])
})

test('errors of the payment step come in the order of its fields', () => {
  const errors = {
    billing: { firstname: { type: 'x', message: 'firstname-missing' } },
    vatId: { type: 'x', message: 'vat-id-missing' },
    paymentMethod: { type: 'x', message: 'payment-method-missing' },
  }
  const namesIn = (...order: readonly string[]) => formProblems(errors, drawn(...order)).map(({ name }) => name)
  expect(namesIn('paymentMethod', 'billing.firstname', 'vatId')).toEqual([
    'paymentMethod',
    'billing.firstname',
    'vatId',
  ])
  // The only address of an order without delivery is above the payment.
  expect(namesIn('billing.firstname', 'paymentMethod', 'vatId')).toEqual([
    'billing.firstname',
    'paymentMethod',
    'vatId',
  ])
})

const SENT = { canCollect: true, isCollected: false, pickupCode: '' }

describe('drafts', () => {
  const typed = { ...emptyCheckout('IT'), email: 'ada@', purchaseOrderNumber: '42', agreements: { agreement1: true } }

  test('check 38: keep the input, but neither payment numbers nor consent', () => {
    const storage = createMemoryStorage()
    createCheckoutDrafts(storage).write(typed)
    const draft = createCheckoutDrafts(storage).read()
    expect(draft).toMatchObject({ email: 'ada@' })
    expect(draft).not.toHaveProperty('purchaseOrderNumber')
    expect(draft).not.toHaveProperty('agreements')
  })

  test.each(['', '{', '[]', '{"email":1}', 'null'])('%j is none', (stored) => {
    const storage = { ...createMemoryStorage(), get: () => stored }
    expect(createCheckoutDrafts(storage).read()).toBeNull()
  })

  test('input takes precedence over the cart’s values; a country without sales is replaced', () => {
    const italy = { id: 'IT', name: 'Italia', regions: [], isRegionRequired: false, isPostcodeOptional: false }
    const cart = {
      inCart: { email: 'old@example.com' },
      shipping: { ...typed.shipping, countryCode: 'FR', regionId: '3', city: 'Paris' },
      usual: null,
      usualBilling: null,
      ...SENT,
    }
    expect(initialValues({ ...typed }, cart, [italy], 'IT').email).toBe('ada@')
    expect(initialValues(null, cart, [italy], 'IT')).toMatchObject({
      email: 'old@example.com',
      shipping: { countryCode: 'IT', regionId: '', city: 'Paris' },
    })
    expect(
      initialValues(null, { inCart: {}, shipping: null, usual: null, usualBilling: null, ...SENT }, [italy], 'FR')
        .shipping.countryCode,
    ).toBe('IT')
  })
})

test('an address that nobody has begun to write is the customer’s usual one', () => {
  const usual = { ...emptyCheckout('IT').shipping, city: 'Faenza' }
  const untouched = { ...emptyCheckout('IT'), email: 'ada@example.com' }
  const known = { inCart: {}, shipping: null, usual, usualBilling: null, ...SENT }
  expect(initialValues(untouched, known, [], 'IT')).toMatchObject({ email: 'ada@example.com', shipping: usual })
  const begun = { ...untouched, shipping: { ...untouched.shipping, city: 'Pisa' } }
  expect(initialValues(begun, known, [], 'IT').shipping.city).toBe('Pisa')
})

test('a bill that nobody has begun to write goes where the customer’s usually go', () => {
  const usualBilling = { ...emptyCheckout('IT').billing, city: 'Faenza' }
  const known = { inCart: {}, shipping: null, usual: null, usualBilling, ...SENT }
  const untouched = emptyCheckout('IT')
  const begun = { ...untouched, billing: { ...untouched.billing, city: 'Pisa' } }
  expect(initialValues(null, known, [], 'IT').billing).toEqual(usualBilling)
  expect(initialValues(untouched, known, [], 'IT').billing).toEqual(usualBilling)
  expect(initialValues(begun, known, [], 'IT').billing.city).toBe('Pisa')
})

describe('a cart that is collected', () => {
  const shop = { ...emptyCheckout('IT').shipping, street: 'Via Solferino 900', city: 'Milano', postcode: '20121' }
  const inCart = { ...shop, firstname: 'Ada', lastname: 'Bianchi', telephone: '02123456' }
  const usual = { ...emptyCheckout('IT').shipping, firstname: 'Giulia', street: 'Via Roma 3', city: 'Firenze' }
  const shopper = { inCart: {}, shipping: inCart, usual, usualBilling: null, canCollect: true, isCollected: true }
  const known = { ...shopper, pickupCode: 'brera' }

  test('applies in another tab too, and the address of a location is not a customer’s', () => {
    expect(initialValues(null, known, [], 'IT')).toMatchObject({
      isPickup: true,
      pickup: { code: 'brera', street: 'Via Solferino 900', postcode: '20121' },
      shippingMethod: 'instore|pickup',
      shipping: { firstname: 'Ada', lastname: 'Bianchi', telephone: '02123456', street: 'Via Roma 3', city: 'Firenze' },
    })
  })

  test('is sent where the backend knows no collecting', () => {
    expect(initialValues(null, { ...known, canCollect: false }, [], 'IT')).toMatchObject({
      isPickup: false,
      pickup: null,
      shipping: inCart,
    })
    const draft = { ...emptyCheckout('IT'), isPickup: true }
    expect(initialValues(draft, { ...known, canCollect: false }, [], 'IT').isPickup).toBe(false)
  })

  test('is collected after an estimate of that', () => {
    const draft = { ...emptyCheckout('IT'), shippingMethod: 'instore|pickup' }
    expect(initialValues(draft, { ...known, shipping: null, isCollected: false }, [], 'IT').isPickup).toBe(true)
  })
})

test('the preset is the cheapest way to the door, never a pick-up unless that is all there is', () => {
  const method = (carrier_code: string, value: number) => ({ carrier_code, price: { value } })
  const [courier, express, pickup] = [method('flatrate', 6.9), method('express', 12), method('instore', 0)]
  expect(presetMethod([express, courier, pickup])).toBe(courier)
  expect(presetMethod([pickup])).toBe(pickup)
  expect(presetMethod([])).toBeUndefined()
})
