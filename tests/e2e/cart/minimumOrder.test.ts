import { expect } from 'vitest'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startCountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import {
  acceptAgreements,
  addToCart,
  checkoutStep,
  fillGuestDetails,
  openPage,
  orderButton,
  prepareOrder,
  waitForCart,
} from '../walk.ts'

const found = demoShop.products.find(({ urlKey }) => urlKey['it'] === 'teiera-pausa')
if (found?.type !== 'simple') throw new Error('The demo shop lacks the product of this journey.')
const PRODUCT = found

/** One piece is not enough, two are. */
const MINIMUM_CENTS = PRODUCT.priceCents + 1000
const MARKED = `<data itemprop="eligibleTransactionVolume" value="${MINIMUM_CENTS / 100}">l’ordine minimo</data>`

const shopWithMinimum: SeedShop = {
  ...demoShop,
  // The orders of the past had no minimum.
  orders: [],
  stores: demoShop.stores.map((store) => ({ ...store, config: { ...store.config, minimumOrder: MINIMUM_CENTS } })),
  cmsBlocks: demoShop.cmsBlocks.map((block) =>
    block.identifier === 'product-delivery-note' ? { ...block, content: { it: `<p>Vale ${MARKED}.</p>` } } : block,
  ),
}

journey(
  'a cart says how much is missing for the minimum, and the backend refuses the order below it',
  async ({ browser }) => {
    const engine = openEmbeddedShop('2.4.8', 'open-source', { seed: shopWithMinimum })
    const backend = await startCountedBackend(engine.fetch)
    const shop = await startShopServer({ COMMERCE_GRAPHQL_URL: backend.graphqlUrl })
    try {
      const { page, leave } = await openShopper(browser, shop.url)
      const words = page.getByRole('status').filter({ hasText: 'l’ordine minimo è di' })
      await openPage(page, `/${PRODUCT.urlKey['it']}.html`)
      await addToCart(page)
      await waitForCart(page, 1)
      await openPage(page, '/cart')
      await words.waitFor()
      expect((await words.textContent())?.replaceAll(/\s+/g, ' ')).toMatch(/^Per ordinare mancano 10,00 €: /)

      // The way to the checkout stays open, and the backend keeps its rule.
      await page.getByRole('link', { name: 'Vai alla cassa' }).click()
      await fillGuestDetails(page)
      await prepareOrder(page)
      await orderButton(page).click()
      await page.getByRole('alert').filter({ hasText: 'sotto il minimo del negozio' }).waitFor()

      await openPage(page, '/cart')
      await words.waitFor()
      await page.getByRole('button', { name: /^Uno in più di / }).click()
      await waitForCart(page, 2)
      await expect.poll(() => words.count()).toBe(0)
      await openPage(page, '/checkout/payment')
      await checkoutStep(page, 'Pagamento')
      await acceptAgreements(page)
      await orderButton(page).click()
      await page.locator('[data-order-number]').first().waitFor()
      await leave()
    } finally {
      await shop.dispose()
      await backend.close()
      engine.close()
    }
  },
)
