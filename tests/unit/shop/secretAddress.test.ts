import { expect, test } from 'vitest'
import {
  takeSecrets,
  linkAddress,
  secretInFragment,
  secretValue,
  splitSecret,
} from '#src/shop/addresses/secretAddress.ts'

test.each([
  ['/orders/find?token=a%2Bb', { href: '/orders/find', secret: 'token=a%2Bb' }],
  ['/orders/find?x=1&token=t&y=%20#place', { href: '/orders/find?x=1&y=%20#place', secret: 'token=t' }],
  [
    '/checkout/return?method=m&token=t&redirectResult=r%3D',
    { href: '/checkout/return?method=m', secret: 'token=t&redirectResult=r%3D' },
  ],
  ['/search?q=token', { href: '/search?q=token', secret: '' }],
  ['/?tokens=1', { href: '/?tokens=1', secret: '' }],
])('the secret of %s is taken out of the search', (address, parts) => {
  expect(splitSecret(address)).toEqual(parts)
})

test('the secrets of a search are taken out of it', () => {
  expect(takeSecrets({ method: 'm', token: 't', redirectResult: 'r=' })).toEqual({
    secret: 'token=t&redirectResult=r%3D',
    rest: { method: 'm' },
  })
  expect(takeSecrets({ token: ['t', 'u'], redirectResult: [] })).toEqual({ secret: 'token=t', rest: {} })
  expect(takeSecrets({ q: 'token' })).toEqual({ secret: '', rest: { q: 'token' } })
})

test('a link has the secret in the fragment', () => {
  expect(linkAddress('/orders/return?token=a%2Bb')).toBe('/orders/return#token=a%2Bb')
  expect(linkAddress('/orders/find?x=1&token=t#place')).toBe('/orders/find?x=1#token=t')
  expect(linkAddress('/search?q=a#main')).toBe('/search?q=a#main')
})

test('the fragments of mailed links and of banks are secret, others are not', () => {
  expect(secretInFragment('#email=a%40b.it&token=t')).toBe('email=a%40b.it&token=t')
  expect(secretInFragment('#order=MQ==&key=k&number=1')).toBe('order=MQ==&key=k&number=1')
  expect(secretInFragment('#redirectResult=r%3D')).toBe('redirectResult=r%3D')
  expect(secretInFragment('#main')).toBe('')
  expect(secretInFragment('')).toBe('')
  expect(secretValue('email=a%40b.it&token=a%2Bb')).toBe('a+b')
  expect(secretValue(undefined)).toBe('')
})
