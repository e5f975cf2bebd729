import { expect } from 'vitest'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startCountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { openPage } from '../walk.ts'

journey(
  'a demo shop in front of a Magento names no merchant, in the document and in the browser',
  async ({ browser }) => {
    const engine = openEmbeddedShop('2.4.8')
    const backend = await startCountedBackend(engine.fetch)
    const shop = await startShopServer({ COMMERCE_GRAPHQL_URL: backend.graphqlUrl })
    try {
      const { page, leave } = await openShopper(browser, shop.url)
      await openPage(page, '/')
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('button', { name: 'Come vedi il sito' }).waitFor()
      expect(await footer.locator('address').count()).toBe(0)
      // The browser renders this page by itself.
      await footer.getByRole('link', { name: 'Contatti' }).click()
      await page.getByRole('heading', { level: 1, name: 'Contatti' }).waitFor()
      expect(await page.getByRole('heading', { name: 'Recapiti' }).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Recedere dal contratto qui' }).count()).toBe(0)
      expect(await page.getByText(/Garanzia legale di conformità:/).count()).toBe(0)
      await leave()
    } finally {
      await shop.dispose()
      await backend.close()
      engine.close()
    }
  },
)
