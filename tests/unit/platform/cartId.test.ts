import { expect, test } from 'vitest'
import { CART_COOKIE_MAX_AGE_SECONDS, cartIdOfRequest, createCartIdStore } from '#src/platform/session/cartId.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import { createNoCookies } from '#src/platform/cookies.ts'

test.each([
  [null, null],
  ['', null],
  ['cart=abc', 'abc'],
  ['consent=v1; cart=a-b_9', 'a-b_9'],
  ['consent=v1;cart=abc; other=1', 'abc'],
  ['mycart=abc', null],
  ['cart=', null],
  ['cart=a%20b', null],
  ['cart=<x>', null],
  [`cart=${'a'.repeat(64)}`, 'a'.repeat(64)],
  [`cart=${'a'.repeat(65)}`, null],
])('the cookies %j name the cart %j', (cookies, id) => {
  expect(cartIdOfRequest(cookies)).toBe(id)
})

function stage() {
  const jar = new Map<string, string>()
  const ages: number[] = []
  const cookies: Cookies = {
    get: (name) => jar.get(name) ?? null,
    set(name, value, { maxAgeSeconds }) {
      ages.push(maxAgeSeconds)
      if (maxAgeSeconds === 0) jar.delete(name)
      else jar.set(name, value)
    },
  }
  return { jar, ages, cookies }
}

test('record and cookie change together', () => {
  const { jar, ages, cookies } = stage()
  const store = createCartIdStore(cookies)
  const seen: (string | null)[] = []
  store.subscribe(() => seen.push(store.get()))
  expect(store.get()).toBeNull()
  store.set('a')
  expect([store.get(), jar.get('cart')]).toEqual(['a', 'a'])
  store.set(null)
  expect([store.get(), jar.has('cart')]).toEqual([null, false])
  expect(ages).toEqual([CART_COOKIE_MAX_AGE_SECONDS, 0])
  expect(CART_COOKIE_MAX_AGE_SECONDS).toBe(365 * 24 * 60 * 60)
  expect(seen).toEqual(['a', null])
})

test('another tab’s change of the cookie counts as a change, until this one sets its own', () => {
  const { jar, cookies } = stage()
  jar.set('cart', 'a')
  const store = createCartIdStore(cookies)
  store.refresh()
  expect([store.get(), store.isNews()]).toEqual(['a', false])
  jar.set('cart', 'b')
  store.refresh()
  expect([store.get(), store.isNews()]).toEqual(['b', true])
  store.refresh()
  expect(store.isNews()).toBe(true)
  store.set('c')
  expect(store.isNews()).toBe(false)
  jar.set('cart', '')
  store.refresh()
  expect([store.get(), store.isNews()]).toEqual([null, true])
})

test('a browser without cookies keeps the cart for as long as the document is open', () => {
  const store = createCartIdStore(createNoCookies())
  store.set('a')
  store.refresh()
  expect([store.get(), store.isNews()]).toEqual(['a', false])
})
