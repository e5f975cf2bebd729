import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { CUSTOMER_TOKEN_KEY } from '#src/platform/session/customerToken.ts'
import { openPage } from '../walk.ts'
import { placeOrderBefore } from '../orderedBefore.ts'

const EMAIL = 'giulia@example.com'

/** Everything that scripts of the shop can find in this browser, as one text for each place. */
const keptForScripts = (page: Page) =>
  page.evaluate(async (tokenKey) => {
    const entriesOf = (storage: Storage) =>
      Object.keys(storage)
        // The record keeps the e-mail for the next sign-in (spec §4).
        .filter((key) => key !== tokenKey)
        .map((key) => `${key}=${storage.getItem(key)}`)
        .join('\n')
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = await cache.matchAll()
        return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
      }),
    )
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason')))
      })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await done(indexedDB.open(name))
        const rows = await Promise.all(
          [...database.objectStoreNames].map(async (store) => {
            const objects = database.transaction(store).objectStore(store)
            return [await done(objects.getAllKeys()), await done(objects.getAll())]
          }),
        )
        database.close()
        return `${name} ${JSON.stringify(rows)}`
      }),
    )
    return {
      localStorage: entriesOf(localStorage),
      sessionStorage: entriesOf(sessionStorage),
      caches: cached.join('\n'),
      databases: databases.join('\n'),
      dataLayer: JSON.stringify(window.dataLayer ?? []),
      history: JSON.stringify(history.state),
      document: document.documentElement.outerHTML,
    }
  }, CUSTOMER_TOKEN_KEY)

/** Also the cookies that scripts do not see. */
const everythingKept = async (page: Page) => ({
  ...(await keptForScripts(page)),
  cookies: JSON.stringify(await page.context().cookies()),
})

/** The name, the e-mail address and the addresses of the customer, as they are in the browser before the end. */
const STREET = 'Via dei Servi 41'
const CUSTOMER = new RegExp(`Giulia|giulia@|${STREET}`)

/** Signs in and visits the pages with the customer's data. Returns the token, or its placeholder. */
async function useAccount(page: Page): Promise<string> {
  await openPage(page, '/account/signin?from=%2Faccount')
  await page.getByLabel('Email', { exact: true }).fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill('Ceramica.2026')
  await page.getByRole('dialog', { name: 'Accedi' }).getByRole('button', { name: 'Accedi' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()
  for (const path of ['/account/addresses', '/account/profile', '/account/orders']) {
    await openPage(page, path)
    await waitForWholePage(page)
  }
  await page.waitForFunction(() => /Giulia/.test(localStorage.getItem('vetrina.snapshot') ?? ''))
  const record = await page.evaluate((key) => localStorage.getItem(key), CUSTOMER_TOKEN_KEY)
  return (JSON.parse(record ?? '{}') as { token: string }).token
}

journey('nothing of a customer stays when the session ends while no tab is open', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, {
    consent: 'v1.preferences',
    serviceWorkers: 'allow',
  })
  const order = await placeOrderBefore(shopUrl, { lines: [{ sku: 'TS-TEIERA' }], email: 'ospite-dopo@example.com' })
  await openPage(page, `/orders/find?token=${encodeURIComponent(order.token)}`)
  await page.getByRole('heading', { level: 1, name: `Ordine ${order.number}` }).waitFor()
  const token = await useAccount(page)
  const context = page.context()
  await page.close()

  const hoursLater = Date.now() + 3 * 3_600_000
  // The clock of a page ends no cookies, unlike the clock of a browser; session cookies have the negative number.
  for (const { name, expires } of await context.cookies())
    if (expires > 0 && expires * 1000 < hoursLater) await context.clearCookies({ name })
  const later = await context.newPage()
  await later.clock.install({ time: hoursLater })
  await openPage(later, '/')
  await waitForWholePage(later)
  await later.waitForFunction(() => localStorage.getItem('vetrina.snapshot') === null)
  for (const [place, text] of Object.entries(await everythingKept(later))) {
    expect(text, place).not.toMatch(CUSTOMER)
    expect(text, place).not.toContain('ospite-dopo@')
    expect(text, place).not.toContain(order.token)
    expect(text, place).not.toContain(token)
  }
  await leave()
})

journey('nothing of a customer stays after the sign-out', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, {
    consent: 'v1.preferences',
    serviceWorkers: 'allow',
  })
  const token = await useAccount(page)
  const before = Object.values(await everythingKept(page)).join('\n')
  for (const word of ['Giulia', EMAIL, STREET]) expect(before).toContain(word)
  await page.getByRole('button', { name: 'Esci' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')
  await waitForWholePage(page)
  for (const [place, text] of Object.entries(await everythingKept(page))) {
    expect(text, place).not.toMatch(CUSTOMER)
    expect(text, place).not.toContain(token)
  }
  expect(await page.evaluate((key) => localStorage.getItem(key), CUSTOMER_TOKEN_KEY)).toBeNull()
  await leave()
})

journey('nothing of a customer stays when the session runs out in an open tab', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, { consent: 'v1.preferences' })
  const token = await useAccount(page)
  await openPage(page, '/')
  await waitForWholePage(page)
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 })
  // As a tab does that the shopper comes back to.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForFunction(() => !/Giulia/.test(localStorage.getItem('vetrina.snapshot') ?? ''))
  for (const [place, text] of Object.entries(await keptForScripts(page))) {
    expect(text, place).not.toMatch(CUSTOMER)
    expect(text, place).not.toContain(token)
  }
  await leave()
})
