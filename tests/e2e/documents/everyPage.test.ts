import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { FILTERS_PARAM, PRODUCT_OVERLAY_PARAMS } from '#src/lib/url/urlSearch.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import type { ViteManifest } from '#server/ssr/pageAssets.ts'
import { FAULTY_SHOP, faultsOf } from '#tests/harness/faults.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { SCREEN } from '../../../build/sourceFiles.ts'
import { readCatalogue } from '../catalogue.ts'
import { exampleAddresses } from '../exampleAddresses.ts'
import { openPage, signIn } from '../walk.ts'

const CUSTOMER = { email: 'giulia@example.com', password: 'Ceramica.2026' }

/**
 * Only a shop on Adobe Commerce has every page, and only one with fault injection shows the page for a failing backend.
 */
let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({ ...FAULTY_SHOP, COMMERCE_EDITION: 'commerce' })
})
afterAll(() => shop.dispose())

/** Every path of the router, as its routes define it: `/account/orders/$number`. */
const routePaths = (page: Page) => page.evaluate(() => Object.keys(window.__TSR_ROUTER__?.routesByPath ?? {}))

/** Whether search engines must not show the page, although it has structured data for them. */
const tellsInVain = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('meta[name="robots"][content*="noindex"]') !== null &&
      document.querySelector('script[type="application/ld+json"]') !== null,
  )

/** Goes to another page without a new document, which shows that router and React work. */
async function clickThrough(page: Page, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const target = path === '/' ? '/menu' : '/'
  await page.evaluate((href) => {
    const link = [...document.querySelectorAll('a')].find((it) => it.getAttribute('href') === href)
    if (!link) throw new Error(`The page has no link to ${href}.`)
    link.click()
  }, target)
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe(path)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
}

journey('the document of every page comes to life without an error', async ({ browser }) => {
  const manifest = JSON.parse(
    readFileSync(
      new URL(`../../../dist/client/.vite/manifest.${STOREFRONT_LOCALES[0].locale}.json`, import.meta.url),
      'utf8',
    ),
  ) as ViteManifest
  const { simple, configurable, categoryPath } = await readCatalogue(shop.url)
  const examples: Readonly<Record<string, readonly string[]>> = {
    '/$': [
      categoryPath,
      `${categoryPath}?${FILTERS_PARAM}=1`,
      `${categoryPath}?sort=name-asc`,
      simple.path,
      configurable.path,
      ...PRODUCT_OVERLAY_PARAMS.map((name) => `${configurable.path}?${name}=1`),
      '/vaso-anfora.html?sizes=size-guide-vases',
      '/privacy',
    ],
    '/search': ['/search', '/search?q=vaso'],
    ...(await exampleAddresses(shop.url, { ...CUSTOMER, sku: simple.sku })),
  }
  const shopper = await openShopper(browser, shop.url, { viewport: { width: 390, height: 844 } })
  const { page } = shopper
  // The not-found page, and the page for a failing backend.
  shopper.allow(/answer 404: \S+\/404$|status of 404 .*\/404\)$/)
  await signIn(page, CUSTOMER)

  // A shown screen had its file loaded.
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  const routes = await routePaths(page)
  expect(Object.keys(examples).filter((route) => !routes.includes(route))).toEqual([])
  for (const route of routes) {
    const addresses = examples[route] ?? (route.includes('$') ? null : [route])
    if (!addresses?.length) throw new Error(`${route} is new: name an address of it.`)
    for (const address of addresses) {
      await openPage(page, address)
      expect(await tellsInVain(page), address).toBe(false)
      await clickThrough(page, new URL(address, shop.url).pathname)
    }
  }
  const { fault, clear } = faultsOf(shop.url)
  await fault('SearchPageQuery', { kind: 'status', status: 500 }, undefined, 'rendering')
  shopper.allow(/answer 503: \S+\/search\?q=|status of 503 .*\/search\?q=/)
  await openPage(page, '/search?q=vaso')
  await clear()
  await shopper.leave()
  const screens = Object.entries(manifest).filter(([source]) => SCREEN.test(`/${source}`))
  expect(screens.length).toBeGreaterThan(40)
  expect(screens.flatMap(([source, { file }]) => (loaded.has(`/${file}`) ? [] : [source]))).toEqual([])
})
