import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { CLIENT_NAME_HEADER, CLIENT_VERSION_HEADER } from '#src/relay/links/clientHeaders.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { openPage } from '../walk.ts'

const CONFIGURED = {
  COMMERCE_GET_QUERIES: 'on',
  COMMERCE_CLIENT_NAME: 'vetrina web',
  COMMERCE_CLIENT_VERSION: '1.2',
}

const GRAPHQL = '/api/graphql'

/** All data requests of the page from now on. */
function listen(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === GRAPHQL) requests.push(request)
  })
  return requests
}

const nameOf = (request: Request): string =>
  new URL(request.url()).searchParams.get('operationName') ??
  (request.postDataJSON() as { readonly operationName: string }).operationName

/** Goes from the home page to a category inside the shop, so that the browser requests it. */
async function walkToCategory(page: Page, path: string): Promise<void> {
  await openPage(page, '/')
  await Promise.all([
    page.waitForResponse(
      (response) => response.url().includes(GRAPHQL) && nameOf(response.request()) === 'CategoryPageQuery',
    ),
    page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click(),
  ])
}

journey(
  'as configured, a guest’s category is a GET that caches may answer, a customer’s a POST of their own',
  async ({ browser }) => {
    const shop = await startShopServer(CONFIGURED)
    try {
      const { categoryPath } = await readCatalogue(shop.url)
      const { page, leave } = await openShopper(browser, shop.url)
      const requests = listen(page)

      await walkToCategory(page, categoryPath)
      const ofGuest = requests.find((request) => nameOf(request) === 'CategoryPageQuery')
      expect(ofGuest?.method()).toBe('GET')
      expect(new URL(ofGuest?.url() ?? '').searchParams.get('id')).toMatch(/^[\da-f]{64}$/)
      const answer = await ofGuest?.response()
      expect(answer?.status()).toBe(200)
      expect(await answer?.headerValue('cache-control')).toBe('public, max-age=0, s-maxage=300')
      expect(await answer?.headerValue('vary')).toMatch(/Store/)

      await openPage(page, '/account/signin')
      await page.getByLabel('Email', { exact: true }).fill('giulia@example.com')
      await page.getByLabel('Password').fill('Ceramica.2026')
      await page.getByRole('button', { name: 'Accedi' }).click()
      await page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()
      requests.length = 0
      await walkToCategory(page, categoryPath)
      const ofCustomer = requests.find((request) => nameOf(request) === 'CategoryPageQuery')
      expect(ofCustomer?.method()).toBe('POST')
      expect(await ofCustomer?.headerValue('authorization')).toMatch(/^Bearer ./)
      expect(await (await ofCustomer?.response())?.headerValue('cache-control')).toMatch(/no-store/)

      for (const request of [ofGuest, ...requests]) {
        expect(await request?.headerValue('store')).toBe('it')
        expect(await request?.headerValue(CLIENT_NAME_HEADER)).toBe('vetrina web')
        expect(await request?.headerValue(CLIENT_VERSION_HEADER)).toBe('1.2')
      }
      await leave()
    } finally {
      await shop.dispose()
    }
  },
)

journey('unless configured, all goes as POST and nothing names the client', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const requests = listen(page)
  const { categoryPath } = await readCatalogue(shopUrl)
  await walkToCategory(page, categoryPath)
  expect(requests.map(nameOf)).toContain('CategoryPageQuery')
  for (const request of requests) {
    expect(request.method()).toBe('POST')
    expect(await request.headerValue('store')).toBe('it')
    expect(await request.headerValue(CLIENT_NAME_HEADER)).toBeNull()
  }
})
