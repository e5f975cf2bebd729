import { expect, test } from 'vitest'
import { createCartIdStore } from '#src/platform/session/cartId.ts'
import { createBrowserCookies } from '#src/platform/cookies.ts'

/** A document with one cookie that records writes. */
function open(protocol: string, cookie = '') {
  const written: string[] = []
  const document = {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  } as Document
  return { written, cookies: createBrowserCookies(document, { protocol } as Location) }
}

test('the cart’s cookie: its name, path and year, and how it goes (spec §4)', () => {
  const { written, cookies } = open('http:')
  const cartId = createCartIdStore(cookies)
  cartId.set('abc')
  cartId.set(null)
  expect(written).toEqual([
    'cart=abc; max-age=31536000; path=/; SameSite=Lax',
    'cart=; max-age=0; path=/; SameSite=Lax',
  ])
})

test('is for secure pages alone where the page is one', () => {
  const { written, cookies } = open('https:')
  createCartIdStore(cookies).set('abc')
  expect(written).toEqual(['cart=abc; max-age=31536000; path=/; SameSite=Lax; Secure'])
})

test('a value may hold anything, and a name that only ends alike is another', () => {
  const { written, cookies } = open('http:', 'mycart=1; cart=a%3B%20b%3Dc; cart2=2')
  expect([cookies.get('cart'), cookies.get('car'), cookies.get('art')]).toEqual(['a; b=c', null, null])
  cookies.set('cart', 'a; b=c', { maxAgeSeconds: 1 })
  expect(written).toEqual(['cart=a%3B%20b%3Dc; max-age=1; path=/; SameSite=Lax'])
})
