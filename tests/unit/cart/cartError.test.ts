import { expect, test } from 'vitest'
import { cartErrorOf, fewestIn, refusalOf } from '#src/features/cart/requests/cartError.ts'

test.each([
  ['PRODUCT_NOT_FOUND', 'Could not find a product with SKU "NOPE"', 'not-found'],
  ['COULD_NOT_FIND_CART_ITEM', 'Could not find cart item with id: 7.', 'not-found'],
  ['UNDEFINED', 'Only one element can be chosen', 'options-wrong'],
  ['UNDEFINED', 'The text is too long', 'options-wrong'],
  ['UNDEFINED', 'The product quantity should be greater than 0', 'insufficient-stock'],
  ['UNDEFINED', 'You cannot use decimal quantity for this product.', 'insufficient-stock'],
  ['UNDEFINED', 'A coupon is already applied to the cart.', 'coupon-present'],
  ['INSUFFICIENT_STOCK', 'Anything else', 'insufficient-stock'],
  ['NOT_SALABLE', 'There are no source items with the in stock status', 'out-of-stock'],
  ['INSUFFICIENT_STOCK', 'The requested qty is not available', 'insufficient-stock'],
  ['UNDEFINED', 'You need to choose options for your item.', 'options-missing'],
  [
    'UNDEFINED',
    "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
    'options-missing',
  ],
  ['UNDEFINED', 'Please select all required options.', 'options-missing'],
  ['UNDEFINED', 'Please specify product option(s).', 'options-missing'],
  ['UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart', 'too-many'],
  ['UNDEFINED', 'The most you may purchase is 5', 'too-many'],
  ['INSUFFICIENT_STOCK', 'The fewest you may purchase is 6.', 'too-few'],
  ['UNDEFINED', 'The fewest you may purchase is 6.', 'too-few'],
  ['INSUFFICIENT_STOCK', 'The fewest you may purchase is 0.5.', 'too-few'],
  ['UNDEFINED', 'You can buy this product only in quantities of 6 at a time.', 'increments'],
  ['A_CODE_OF_TOMORROW', 'Something new', 'unknown'],
])('user error %s "%s" is %s', (code, message, kind) => {
  expect(refusalOf({ code, message })).toMatchObject({ kind, message })
})

test.each([
  ['session-expired', 'session-expired'],
  ['no-such-entity', 'not-found'],
  ['unreachable', 'unreachable'],
  ['server', 'server'],
] as const)('a failed mutation of kind %s is %s', (kind, expected) => {
  expect(cartErrorOf({ kind, message: 'why' })).toEqual({ kind: expected, message: 'why' })
})

test('a refusal without a kind of its own keeps the words of the backend', () => {
  expect(cartErrorOf({ kind: 'rejected', message: 'why', messages: ['why'] })).toEqual({
    kind: 'unknown',
    message: 'why',
  })
})

test('a refusal of a quantity names the size of the pack', () => {
  const message =
    'Could not update the product with SKU T-12: You can buy this product only in quantities of 6 at a time.'
  expect(refusalOf({ code: 'UNDEFINED', message })).toEqual({ kind: 'increments', message, pack: 6 })
})

test('a refusal may name a fraction', () => {
  const message = 'You can buy this product only in quantities of 2.5 at a time.'
  expect(refusalOf({ code: 'UNDEFINED', message })).toEqual({ kind: 'increments', message, pack: 2.5 })
  const fewest = 'The fewest you may purchase is 2,5.'
  expect(refusalOf({ code: 'INSUFFICIENT_STOCK', message: fewest }).kind).toBe('too-few')
  expect(fewestIn(fewest)).toBe(2.5)
})
