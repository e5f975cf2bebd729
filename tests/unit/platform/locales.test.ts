import { describe, expect, it } from 'vitest'
import { addressIn, pathOf, STOREFRONT_LOCALES } from '#src/platform/locales.ts'

const [italian, english] = STOREFRONT_LOCALES

describe('the addresses of a locale', () => {
  it.each([
    [italian, '/', '/'],
    [italian, '/tavola.html', '/tavola.html'],
    [english, '/', '/en'],
    [english, '/tableware.html', '/en/tableware.html'],
  ])('%o: %s is at %s, and back', (locale, path, address) => {
    expect(addressIn(locale!, path)).toBe(address)
    expect(pathOf(locale!, address)).toBe(path)
  })

  it('reads an address with a slash behind the prefix, and leaves other prefixes alone', () => {
    expect(pathOf(english!, '/en/')).toBe('/')
    expect(pathOf(english!, '/enoteca.html')).toBe('/enoteca.html')
  })
})
