import { expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, openPage, waitForCart } from '../walk.ts'

/** The code of the session, which the shop loads after hydration. */
const SESSION = builtFile('src/app/startup/afterHydration.ts')
const ADDITIONS = builtFile('src/features/cart/requests/additionParts.ts')

journey('a personal page without the code of the session has its data nevertheless', async ({ browser, shopUrl }) => {
  const { page, allow, leave } = await openShopper(browser, shopUrl)
  allow(/Failed to load|ERR_FAILED|Failed to fetch|code of the session/)
  const { simple } = await readCatalogue(shopUrl)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  // The first failure loads the document again, the second one does not.
  await page.route(SESSION, (route) => route.abort())
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: /^Email/ }).waitFor()
  expect(await page.getByRole('main').locator('[aria-busy="true"]:visible').count()).toBe(0)
  await leave()
})

journey(
  'a click that waits for its code is done once, though the code of the session arrives before',
  async ({ browser, shopUrl }) => {
    const { page, leave } = await openShopper(browser, shopUrl)
    const { simple } = await readCatalogue(shopUrl)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    const clicked = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    await page.route(SESSION, async (route) => {
      await clicked.promise
      await route.continue()
    })
    await page.route(ADDITIONS, async (route) => {
      await started.promise
      await route.continue()
    })
    await openPage(page, simple.path)
    await addToCart(page)
    // The last act of the session's code is to ask for the number of pieces.
    const asked = page.waitForRequest((request) => request.postData()?.includes('CartButtonQuery') ?? false)
    clicked.resolve()
    await asked
    started.resolve()
    await waitForCart(page, 2)
    await leave()
  },
)
