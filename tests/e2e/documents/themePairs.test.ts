import { expect } from 'vitest'
import { findColourPairs } from '#tests/harness/colourPairs.ts'
import type { ColourPair } from '#tests/harness/colourPairs.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { THEME } from '#src/shop/selectedTheme.ts'
import { uncheckedPairs } from '#tests/harness/uncheckedPairs.ts'
import type { ColorToken } from '#src/shop/theme.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, openPage, waitForCart } from '../walk.ts'

const tokens = Object.keys(THEME.light) as ColorToken[]

journey.for([360, 1440])(
  'at %i px every pair of colours on the pages is checked when the shop starts',
  async (width, { browser, shopUrl }) => {
    const { simple, configurable, categoryPath } = await readCatalogue(shopUrl)
    const { page, allow, leave } = await openShopper(browser, shopUrl, {
      viewport: { width, height: 900 },
      colorScheme: 'dark',
      consent: null,
    })
    allow(/answer 404|status of 404/)
    const found: ColourPair[] = []
    const look = async () => {
      await waitForWholePage(page)
      found.push(
        ...(await page.evaluate(findColourPairs, { tokens, lightPage: THEME.light.page, darkPage: THEME.dark.page })),
      )
    }
    await openPage(page, '/')
    await page.getByRole('button', { name: 'Rifiuta', exact: true }).waitFor()
    await look()
    await page.getByRole('button', { name: 'Rifiuta', exact: true }).click()
    for (const path of [
      categoryPath,
      '/saldi.html',
      '/search?q=vaso',
      '/search?q=xyzxyz',
      configurable.path,
      '/contact',
      '/orders/find',
      '/account/signin',
      '/account/create',
      '/menu',
      '/wishlist',
      '/404',
    ]) {
      await openPage(page, path)
      await look()
    }
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    await look()
    await openPage(page, '/cart')
    await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).waitFor()
    await look()
    await openPage(page, '/checkout')
    await page.getByRole('main').getByRole('button', { name: 'Continua' }).click()
    await page.getByRole('alert').first().waitFor()
    await look()
    expect(found.length).toBeGreaterThan(50)
    expect(uncheckedPairs(found)).toEqual([])
    await leave()
  },
)
