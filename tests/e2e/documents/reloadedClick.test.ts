import { expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { hydrated, waitForCart } from '../walk.ts'

const ADDITIONS = builtFile('src/features/cart/requests/additionParts.ts')
const PRODUCT = '/teiera-pausa.html'

/** Opens a product, whose code for additions is missing until the shop loads the document again; without a reload, always. */
journey.for([
  ['is done by the next document', true],
  ['is answered while the shop cannot be reached, and done by a retry', false],
] as const)('a click for which code is missing %s', async ([, isReachable], { browser, shopUrl }) => {
  const { page, allow, leave } = await openShopper(browser, shopUrl)
  allow(/404|ERR_FAILED|Failed to (load|fetch)|Code of this page is gone|preload/)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.resourceType() === 'document') documents += 1
  })
  const asked = Promise.withResolvers<void>()
  const click = Promise.withResolvers<void>()
  await page.route(ADDITIONS, async (route) => {
    if (documents > 1) return route.continue()
    asked.resolve()
    // The failure comes after the click.
    await click.promise
    return route.fulfill({ status: 404 })
  })
  const answerAgain = isReachable ? null : await routeUntil(page, '**/healthz', (route) => route.abort())
  await page.goto(PRODUCT)
  const add = page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first()
  await hydrated(add)
  await asked.promise
  await add.click()
  click.resolve()
  if (!isReachable) {
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: 'Il negozio non risponde' })
    await failure.waitFor()
    expect(documents).toBe(1)
    answerAgain?.()
    await failure.getByRole('button', { name: 'Riprova' }).click()
  }
  await page.getByText('Teiera Pausa è nel carrello').first().waitFor()
  expect(documents).toBe(2)
  await page.goto('/cart')
  await expect
    .poll(() =>
      page
        .getByLabel(/^Quantità di /)
        .first()
        .inputValue(),
    )
    .toBe('1')
  await leave()
})

journey(
  'pieces for which the code of carts is missing are added by the next document',
  async ({ browser, shopUrl }) => {
    const { page, allow, leave } = await openShopper(browser, shopUrl)
    allow(/404|ERR_FAILED|Failed to (load|fetch)|Code of this page is gone|preload/)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.resourceType() === 'document') documents += 1
    })
    await page.route(builtFile('src/features/cart/keeping/keepCarts.ts'), (route) =>
      documents > 1 ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.goto(PRODUCT)
    const add = page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first()
    await hydrated(add)
    await add.click()
    await page.getByText('Teiera Pausa è nel carrello').first().waitFor()
    expect(documents).toBe(2)
    await waitForCart(page, 1)
    await leave()
  },
)
