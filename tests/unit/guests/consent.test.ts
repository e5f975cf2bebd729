import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentOfRequest, formatConsent, parseConsent } from '#src/platform/consent/consentCookie.ts'
import { consentModeSignals } from '#src/platform/consent/consentMode.ts'
import { createConsentStore } from '#src/platform/consent/consentStore.ts'
import { removeGuestTraces } from '#src/platform/consent/guestTraces.ts'
import { OPTIONAL_PURPOSES } from '#src/platform/consent/purposes.ts'
import type { Cookies } from '#src/platform/cookies.ts'

test('a choice survives the cookie and the request header', () => {
  fc.assert(
    fc.property(fc.subarray([...OPTIONAL_PURPOSES]), (granted) => {
      const value = formatConsent(granted)
      expect(encodeURIComponent(value)).toBe(value)
      expect(parseConsent(value)).toEqual(granted)
      expect(consentOfRequest(`cart=abc; consent=${value}; x=1`)).toEqual(granted)
    }),
  )
})

test.each([
  null,
  '',
  'v1.',
  'v1.everything',
  'v1.statistics.statistics',
  'v0.statistics',
  'statistics',
  'v1,marketing',
])('takes %j for no choice', (value) => {
  expect(parseConsent(value)).toBeNull()
})

test('a request without the cookie, or with one of a similar name, has made no choice', () => {
  expect(consentOfRequest(null)).toBeNull()
  expect(consentOfRequest('cart=1; myconsent=v1.marketing')).toBeNull()
})

test('without a choice every signal is denied but the one that keeps the shop safe', () => {
  const { security_storage: security, ...others } = consentModeSignals(null)
  expect(security).toBe('granted')
  expect(new Set(Object.values(others))).toEqual(new Set(['denied']))
  expect(consentModeSignals(['statistics'])).toMatchObject({ analytics_storage: 'granted', ad_user_data: 'denied' })
  expect(Object.values(consentModeSignals(OPTIONAL_PURPOSES))).not.toContain('denied')
})

test('the store publishes a choice once, keeps it half a year and follows other tabs', () => {
  const jar = new Map<string, string>()
  let age = 0
  const cookies: Cookies = {
    get: (name) => jar.get(name) ?? null,
    set: (name, value, { maxAgeSeconds }) => {
      age = maxAgeSeconds
      jar.set(name, value)
    },
  }
  const store = createConsentStore(cookies)
  let told = 0
  store.subscribe(() => (told += 1))
  expect(store.get()).toBeNull()
  store.choose([])
  store.choose([])
  expect([store.get(), told, age]).toEqual([[], 1, 15_768_000])
  jar.set('consent', 'v1.marketing')
  store.refresh()
  expect([store.get(), told]).toEqual([['marketing'], 2])
})

test('external scripts leave nothing in the storage; the shop’s own entries stay', () => {
  const written: string[] = []
  const document = {
    get cookie() {
      return 'cart=1; consent=v1; _ga=GA1; _gid=2'
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const storage = { 'vetrina.snapshot': '1', 'tsr-scroll': '2', _hjSession: '3' }
  const removeItem = (name: string) => Reflect.deleteProperty(storage, name)
  // As in a browser, whose methods are not entries.
  Object.defineProperty(storage, 'removeItem', { value: removeItem, enumerable: false })
  const forbidden = () => {
    throw new Error('blocked')
  }
  removeGuestTraces({
    technicalCookies: ['cart', 'consent'],
    document,
    hostname: 'www.shop.it',
    storages: [forbidden, () => storage as typeof storage & Pick<Storage, 'removeItem'>],
  })
  expect(written).toContain('_ga=; path=/; max-age=0')
  expect(written).toContain('_gid=; path=/; max-age=0; domain=shop.it')
  expect(written.join()).not.toMatch(/cart|consent/)
  expect(Object.keys(storage)).toEqual(['vetrina.snapshot', 'tsr-scroll'])
})
