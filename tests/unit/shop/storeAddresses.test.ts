import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { addressIn, originOf, pathOf, storeAt, storesAt } from '#src/shop/addresses/storeAddresses.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'

const [italian, english] = STOREFRONT_LOCALES

describe('the addresses of a locale', () => {
  it.each([
    [italian, '/', '/'],
    [italian, '/tavola.html', '/tavola.html'],
    [english, '/', '/en'],
    [english, '/tableware.html', '/en/tableware.html'],
    [italian, '/accessibility', '/accessibilita'],
    [english, '/accessibility', '/en/accessibility'],
  ])('%o: %s is at %s, and back', (locale, path, address) => {
    expect(addressIn(locale!, path)).toBe(address)
    expect(pathOf(locale!, address)).toBe(path)
  })

  it('a path has the words of each language that the shop is translated into, and leads back to one route', () => {
    const locales = globSync('locales/*.po').map((file) => basename(file, '.po'))
    expect(locales.length).toBeGreaterThan(4)
    const addresses = locales.map((locale) => addressIn({ basePath: '/shop', locale }, '/accessibility'))
    expect(new Set(addresses).size).toBe(locales.length)
    for (const [index, locale] of locales.entries()) {
      expect(pathOf({ basePath: '/shop', locale }, addresses[index] ?? '')).toBe('/accessibility')
    }
  })

  it('reads an address with a slash at its end, and leaves other prefixes alone', () => {
    expect(pathOf(english!, '/en/')).toBe('/')
    expect(pathOf(italian!, '/accessibilita/')).toBe('/accessibility')
    expect(pathOf(english!, '/enoteca.html')).toBe('/enoteca.html')
  })
})

const store = (code: string, basePath: `/${string}`, domain?: string): StorefrontLocale => ({
  locale: code,
  magentoStoreCode: code,
  basePath,
  intlLocale: code,
  label: code,
  ...(domain !== undefined && { domain }),
})

const DE = store('de', '/')
const EN = store('en', '/en')
const US = store('us', '/', 'us.shop.example')
const MX = store('mx', '/mx', 'us.shop.example')
const STORES = [DE, EN, US, MX] as const

describe('the locale of an address', () => {
  it.each([
    ['https://shop.example/', DE],
    ['https://shop.example/en', EN],
    ['https://shop.example/en/a.html', EN],
    ['https://shop.example/enoteca.html', DE],
    ['https://shop.example/mx', DE],
    ['https://us.shop.example/', US],
    ['https://us.shop.example/en/a.html', US],
    ['https://us.shop.example/mx/a.html', MX],
    ['https://other.example/en/a.html', EN],
    ['http://192.0.2.1/', DE],
  ])('%s', (address, locale) => {
    expect(storeAt(new URL(address), STORES)).toBe(locale)
  })

  it('offers only the locales of the same host without a change of domain', () => {
    expect(storesAt('shop.example', STORES)).toEqual([DE, EN])
    expect(storesAt('us.shop.example', STORES)).toEqual([US, MX])
  })

  it('falls back to the locales without a domain if the backend has no store view of a domain', () => {
    expect(storeAt(new URL('https://us.shop.example/en'), [DE, EN])).toBe(EN)
  })
})

it('takes scheme and port of a domain from the origin of the shop', () => {
  expect(originOf(DE, 'http://localhost:3000')).toBe('http://localhost:3000')
  expect(originOf({ ...US, domain: 'us.localhost' }, 'http://localhost:3000')).toBe('http://us.localhost:3000')
  expect(originOf(US, 'https://shop.example')).toBe('https://us.shop.example')
})
