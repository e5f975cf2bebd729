import { describe, expect, test } from 'vitest'
import { textsFor } from '#server/commerce/engine/textsFor.ts'
import { textScopes } from '#server/commerce/modules/store/textScopes.ts'
import { storeIdOf } from '#server/commerce/modules/store/seed.ts'
import { SeedError } from '#server/commerce/seed/seedError.ts'
import { openShop, smallShop } from '../smallShop.ts'

describe('texts by language', () => {
  const texts = { en: 'colour', 'en-US': 'color', de: 'Farbe' }

  test.each([
    ['en_US', 'color'],
    ['en-US', 'color'],
    ['en_GB', 'colour'],
    ['de_AT', 'Farbe'],
    ['de', 'Farbe'],
    ['fr_FR', 'colour'],
  ])('%s', (locale, text) => {
    expect(textsFor(locale, texts)).toBe(text)
  })
})

describe('texts by store view', () => {
  const [store] = smallShop.stores
  const shop = { ...smallShop, stores: ['de', 'us'].flatMap((code) => (store ? [{ ...store, code }] : [])) }
  const scopes = textScopes({ shop, storeIdOf: (code) => storeIdOf(shop, code) })
  const shown = (text: Readonly<Record<string, string>>) => scopes.map((scope) => scope.text(text, 'the name of X'))

  test('each store view has its own', () => {
    expect(shown({ de: 'Tasse', us: 'Mug' })).toEqual(['Tasse', 'Mug'])
  })

  test('a store view without one shows the text of the first', () => {
    expect(shown({ de: 'Tasse' })).toEqual(['Tasse', 'Tasse'])
  })

  test('a text that is missing is named', () => {
    expect(() => shown({ us: 'Mug' })).toThrow(new SeedError('the name of X has no text for the store view "de"'))
    expect(() => scopes[1]?.text({ it: 'Tazza' }, 'the name of X')).toThrow(
      'the name of X has no text for the store view "us" or "de"',
    )
  })

  test('a seed without a text is refused with the name of the text', () => {
    const [first, ...others] = smallShop.products
    if (!first) throw new Error('The shop sells nothing')
    const products = [{ ...first, name: { fr: 'Tasse' } }, ...others]
    expect(() => openShop('2.4.8', { ...smallShop, products })).toThrow('the name of the product TAZZA has no text')
  })

  test('the error names every place with an unknown store view', () => {
    const [first, ...others] = smallShop.products
    const [redirect] = [{ store: 'xx', requestPath: 'a', targetPath: 'b', redirectCode: 301 as const }]
    if (!first) throw new Error('The shop sells nothing')
    const codes = smallShop.stores.map(({ code }) => `"${code}"`).join(', ')
    const products = [...others, { ...first, name: { ...first.name, fr: 'Tasse' } }]
    expect(() => openShop('2.4.8', { ...smallShop, products, urlRedirects: [redirect] })).toThrow(
      new SeedError(
        `the store views are ${codes}, but products[${others.length}].name has a text for "fr"; urlRedirects[0].store is "xx"`,
      ),
    )
  })

  test('the error names a default country that the engine does not know', () => {
    const [first, ...others] = smallShop.stores
    if (!first) throw new Error('The shop has no store')
    const stores = [{ ...first, config: { ...first.config, defaultCountry: 'JP' } }, ...others]
    expect(() => openShop('2.4.8', { ...smallShop, stores })).toThrow(
      /^the countries of the embedded engine are AT, .*, VA, but stores\[0\]\.config\.defaultCountry is "JP"$/,
    )
  })
})
