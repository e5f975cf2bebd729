import type { Page } from 'playwright'
import { expect } from 'vitest'
import { faultScope, faultsOf } from '#tests/harness/faults.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, openPage, waitForCart } from '../walk.ts'

/** Subscribes an address from inside the page; returns the answer's text, or the browser's error without one. */
const subscribe = (page: Page, email: string) =>
  page.evaluate(async (address) => {
    const query = `mutation Subscribe { subscribeEmailToNewsletter(email: "${address}") { status } }`
    try {
      const answer = await fetch('/api/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operationName: 'Subscribe', query }),
      })
      return await answer.text()
    } catch (error) {
      return String(error)
    }
  }, email)

journey('the shop with a switchboard sells as the real one does', async ({ browser, faultyShop }) => {
  const { simple } = await readCatalogue(faultyShop.url)
  const { page, leave } = await openShopper(browser, faultyShop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await leave()
})

journey('a call that is dropped after it ran is not sent again by the browser', async ({ browser, faultyShop }) => {
  const { page, allow, leave } = await openShopper(browser, faultyShop.url)
  allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/)
  await openPage(page, '/')
  for (const email of ['una@example.com', 'due@example.com']) {
    await faultyShop.faults.fault('Subscribe', { kind: 'drop', when: 'after' }, 1)
    expect(await subscribe(page, email)).toBe('TypeError: Failed to fetch')
    expect(await subscribe(page, email)).toContain('already subscribed')
  }
  await leave()
})

journey('journeys side by side break only themselves', async ({ browser, faultyShop: { url } }) => {
  const [first, second] = await Promise.all([openShopper(browser, url), openShopper(browser, url)])
  first.allow(/503/)
  await first.page.context().addCookies([faultScope(url, 'first')])
  await faultsOf(url, 'first').fault('Subscribe', { kind: 'status', status: 503, body: 'json', message: 'Down' })
  await Promise.all([openPage(first.page, '/'), openPage(second.page, '/')])
  expect(await subscribe(first.page, 'tre@example.com')).toContain('Down')
  expect(await subscribe(second.page, 'tre@example.com')).toContain('SUBSCRIBED')
  await Promise.all([first.leave(), second.leave()])
})

journey('each try on the page of an outage asks the backend, the first one too', async ({ browser, faultyShop }) => {
  const { url, faults } = faultyShop
  const { page, allow, leave } = await openShopper(browser, url)
  allow(/503|\[vetrina\]/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/graphql') asked.push(request.postData() ?? '')
  })
  const down = { kind: 'status', status: 503, body: 'html' } as const
  await faults.fault('resolveUrlQuery', down, undefined, 'rendering')
  await faults.fault('resolveUrlQuery', down)
  await openPage(page, '/tavola.html')
  await page.getByRole('heading', { level: 1, name: 'Torniamo subito' }).waitFor()
  const tries = () => asked.filter((body) => body.includes('resolveUrlQuery')).length
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const before = tries()
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect.poll(tries).toBeGreaterThan(before)
  }
  await faults.clear()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  await leave()
})
