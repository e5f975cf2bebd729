import { describe, expect, it } from 'vitest'
import { returnPathOf } from '#src/features/account/access/returnPath.ts'

describe('the way on after sign-in', () => {
  it.each(['/', '/account', '/checkout', '/search?q=vaso&page=2', '/tavola.html#foto', '/en/cart'])(
    'goes to %s',
    (path) => {
      expect(returnPathOf(path)).toBe(path)
    },
  )

  it.each([
    undefined,
    null,
    12,
    ['/cart'],
    '',
    'cart',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '/\t/evil.test/',
    '\t//evil.test',
    'javascript:alert(1)',
    '/account/signin',
    '/en/account/signin?from=/account/signin',
  ])('never leaves the shop or goes in circles: %j', (from) => {
    expect(returnPathOf(from)).toBe('/account')
  })

  it('reads a path the way the browser will', () => {
    expect(returnPathOf('/a/../cart')).toBe('/cart')
    expect(returnPathOf('/..//evil.test')).toBe('/account')
  })
})
