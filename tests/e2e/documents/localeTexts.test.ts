import { readFileSync } from 'node:fs'
import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { openPage } from '../walk.ts'

/** Long enough to be unique, and written the same in a script as in the catalogue. */
const PLAIN = /^[\p{L}\d ,.;:!?’–-]{16,}$/u

/** The texts of a catalogue that are whole sentences without values. */
function textsOf(locale: string): ReadonlySet<string> {
  const catalogue = readFileSync(new URL(`../../../locales/${locale}.po`, import.meta.url), 'utf8')
  const texts = [...catalogue.matchAll(/^msgstr "(.*)"$/gm)].map(([, text = '']) => text)
  return new Set(texts.filter((text) => PLAIN.test(text)))
}

journey.for(STOREFRONT_LOCALES)(
  'a visitor of $basePath downloads no text of another language',
  async (locale, { browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl)
    const { page } = shopper
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (/\/assets\/[^/]*\.js$/.test(request.url())) scripts.add(request.url())
    })
    const visit = async (address: string) => {
      await openPage(page, address)
      expect(await page.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${locale.locale}`))
      // Late parts have loaded, and prefetched code.
      await waitForWholePage(page)
    }
    const firstLink = async (place: Locator) =>
      (await place.locator('a[href$=".html"]').first().getAttribute('href')) ?? ''
    await visit(addressIn(locale, '/'))
    await visit(await firstLink(page.getByRole('navigation')))
    await visit(await firstLink(page.getByRole('main').getByRole('article')))
    for (const path of ['/cart', '/contact']) await visit(addressIn(locale, path))
    await shopper.leave()
    const code = (await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))).join('\n')

    const own = textsOf(locale.locale)
    const others = STOREFRONT_LOCALES.filter((other) => other !== locale).flatMap((other) => [...textsOf(other.locale)])
    const foreign = others.filter((text) => !own.has(text))
    // Both catalogues are read, and scripts contain their texts literally.
    expect(foreign.length).toBeGreaterThan(200)
    expect([...own].filter((text) => code.includes(text)).length).toBeGreaterThan(50)
    expect(foreign.filter((text) => code.includes(text))).toEqual([])
  },
)
