import { expect } from 'vitest'
import { SHOP } from '#src/shop/selectedShop.ts'
import { PRODUCT_OVERLAY_PARAMS } from '#src/lib/url/urlSearch.ts'
import { formFaults, pathsOfRouter } from '#tests/harness/formFaults.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'

/** The crawl submits forms of many pages in each language. */
const PATIENCE = { timeout: 300_000 }

journey(
  'without JavaScript every form works, or says before and after that it cannot',
  PATIENCE,
  async ({ browser }) => {
    // Only Adobe Commerce has all forms.
    const shop = await startShopServer({ COMMERCE_EDITION: 'commerce' })
    try {
      const { simple, configurable, categoryPath } = await readCatalogue(shop.url)
      const shopper = await openShopper(browser, shop.url)
      shopper.allow(/answer (?:4\d\d|50\d): |status of (?:4\d\d|50\d) /)
      const { page } = shopper
      await page.goto('/')
      const paths = [
        ...(await pathsOfRouter(page)),
        categoryPath,
        simple.path,
        configurable.path,
        ...PRODUCT_OVERLAY_PARAMS.map((name) => `${configurable.path}?${name}=1`),
      ]
      const [first, ...others] = SHOP.stores
      // The addresses of the catalogue are those of the first store.
      const { faults, works } = await formFaults(page, shop.url, [first, ...others], (store) =>
        store === first ? paths : paths.filter((path) => !path.endsWith('.html') && !path.includes('?')),
      )
      expect(faults).toEqual([])
      expect([...works].filter((form) => form.startsWith('post')).toSorted()).toEqual([
        'post email,form',
        'post name,email,orderNumber,goods',
        'post name,email,telephone,comment,trap,form',
      ])
      await shopper.leave()
    } finally {
      await shop.dispose()
    }
  },
)

journey(
  'without JavaScript a message to the shop is sent, and the text of a wrong one is shown',
  async ({ browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, { javaScriptEnabled: false })
    const { page } = shopper
    shopper.allow(/\.js csp$|answer 400: |status of 400 /)
    await page.goto('/contact')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Nome' }).fill('Ada')
    await main.getByRole('textbox', { name: 'Email' }).fill('ada')
    await main.getByRole('textbox', { name: 'Messaggio' }).fill('Avete tazze più grandi?')
    await main.getByRole('button', { name: 'Invia il messaggio' }).click()
    await page.getByRole('heading', { level: 1, name: 'Il modulo non è partito' }).waitFor()
    expect(await main.innerText()).toContain('Avete tazze più grandi?')
    await page.goBack()
    await main.getByRole('textbox', { name: 'Nome' }).fill('Ada')
    await main.getByRole('textbox', { name: 'Messaggio' }).fill('Avete tazze più grandi?')
    await main.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
    await main.getByRole('button', { name: 'Invia il messaggio' }).click()
    await page.getByRole('heading', { level: 1, name: 'Messaggio inviato' }).waitFor()
    await main.getByRole('link', { name: 'Torna alla pagina' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contatti' }).waitFor()
    await shopper.leave()
  },
)
