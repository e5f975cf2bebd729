import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { textFaults } from '#tests/harness/browser/textFaults.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../e2e/catalogue.ts'
import { askBackend, fillCartBefore } from '../e2e/orderedBefore.ts'
import { openPage } from '../e2e/walk.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

/** Twice the usual text size of browsers, px. */
const LARGE_TEXT = { standard: 32, fixed: 26 }

type Address = { readonly url_key?: string; readonly url_path?: string; readonly url_suffix: string | null }

/** The addresses of a list and of products of different types in a store view. */
async function pathsOf(shopUrl: string, store: string, skus: readonly string[]): Promise<readonly string[]> {
  const { products, categories } = await askBackend(
    shopUrl,
    `query ($skus: [String]) {
      products(filter: { sku: { in: $skus } }) { items { uid url_key url_suffix } }
      categories { items { uid children { uid url_path url_suffix } } }
    }`,
    { skus },
    null,
    store,
  )
  const { items } = products as { items: readonly Address[] }
  const { items: roots } = categories as { items: readonly { readonly children: readonly Address[] }[] }
  return [...roots.flatMap(({ children }) => children).slice(0, 1), ...items].map(
    ({ url_key: key, url_path: path, url_suffix: suffix }) => `/${path ?? key}${suffix ?? ''}`,
  )
}

journey.for([
  { locale: 'fr', basePath: '', store: 'it' },
  { locale: 'es', basePath: '/es', store: 'en' },
])(
  'in “$locale” the main screens keep words whole with large text on a phone, and axe finds nothing',
  async ({ locale, basePath, store }, { browser, shopUrl }) => {
    const { wares, simple, configurable } = await readCatalogue(shopUrl)
    const bundle = 'TS-SERVIZIO-TAVOLA'
    const products = await pathsOf(shopUrl, store, [simple.sku, configurable.sku, bundle])
    expect(products).toHaveLength(4)
    const cart = await fillCartBefore(shopUrl, {
      store,
      lines: [
        { sku: simple.sku },
        { sku: configurable.sku, quantity: 2, selected_options: wares.configurable.options },
      ],
    })
    const { page, allow, leave } = await openShopper(browser, shopUrl, PHONE)
    // The folder of this shop has no pictures.
    allow(/\/media\//)
    await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
    const faults: string[] = []
    for (const path of ['/', ...products, '/cart', '/checkout/delivery', '/checkout/payment']) {
      const address = path === '/' ? basePath || '/' : `${basePath}${path}`
      await openPage(page, address)
      await waitForWholePage(page)
      expect(new URL(page.url()).pathname).toBe(address)
      expect(await page.locator('html').getAttribute('lang')).toContain(locale)
      const found = [...(await textFaults(page)), ...(await axeViolations(page))]
      faults.push(...found.map((fault) => `${path} ${fault}`))
    }
    await leave()
    expect(faults).toEqual([])
  },
)
