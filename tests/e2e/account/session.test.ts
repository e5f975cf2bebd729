import type { Page } from 'playwright'
import { expect } from 'vitest'
import { CUSTOMER_TOKEN_KEY } from '#src/platform/session/customerToken.ts'
import { launchChromium } from '#tests/harness/browser/chromium.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  addToCart,
  BAD_ANSWERS,
  cartButton,
  cartCookie,
  cartDialog,
  cartIdOf,
  openPage,
  piecesAtBackend,
  storedText,
  waitForPieces,
  waitForQuantity,
} from '../walk.ts'

/**
 * A customer's session through all faults: nothing is lost, nothing is shown to others. A project of its own runs this
 * file with tokens in cookies.
 */

const EMAIL = 'giulia@example.com'
const PASSWORD = 'Ceramica.2026'

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Accedi' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signIn(page: Page, { isPrefilled = false } = {}): Promise<void> {
  const email = signInDialog(page).getByLabel('Email')
  await email.waitFor()
  if (isPrefilled) expect(await email.inputValue()).toBe(EMAIL)
  else await email.fill(EMAIL)
  await signInDialog(page).getByLabel('Password').fill(PASSWORD)
  await signInDialog(page).getByRole('button', { name: 'Accedi' }).click()
}

async function openAccount(page: Page): Promise<void> {
  await openPage(page, '/account/signin?from=%2Faccount')
  await signIn(page)
  await heading(page, 'Ciao, Giulia').waitFor()
}

/** The page's own requests are answered: the next one to meet the end of the session is the shopper's. */
const quiet = waitForWholePage

journey(
  'a tab that sees the cart of a sign-in before its token keeps that cart, and shows it when the token is there',
  async ({ browser, faultyShop: { url } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    const [reading, paying] = [await page.context().newPage(), await page.context().newPage()]
    await openPage(reading, simple.path)
    await addToCart(reading)
    await waitForPieces(reading, 1)
    await openPage(paying, '/cart')
    // The browser notifies tabs of each other's storage asynchronously.
    for (const tab of [reading, paying])
      await tab.evaluate(() => {
        let isLate = true
        Storage.prototype.getItem = function (key) {
          const isHidden = isLate && key === 'vetrina.customerToken'
          return isHidden || !Object.hasOwn(this, key) ? null : String(Reflect.get(this, key))
        }
        const hold = (event: StorageEvent) => (isLate ? event.stopImmediatePropagation() : undefined)
        window.addEventListener('storage', hold, { capture: true })
        window.addEventListener('catchUp', () => {
          isLate = false
          window.dispatchEvent(new StorageEvent('storage', { key: 'vetrina.customerToken' }))
        })
      })
    const guests = await cartIdOf(page)
    const isAboutAnotherCart = (body: string | null) => body !== null && /"cartId"/.test(body) && !body.includes(guests)
    const refused = [reading, paying].map((tab) =>
      tab.waitForResponse((answer) => isAboutAnotherCart(answer.request().postData())),
    )
    await openPage(page, '/account/signin?from=%2Faccount')
    await signIn(page)
    await expect.poll(() => cartCookie(page)).not.toBe(guests)
    const own = await cartIdOf(page)
    await Promise.all(refused)
    // A wrong reaction to the answer would remove the cart in the same task.
    for (const tab of [reading, paying]) await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await cartCookie(page)).toBe(own)
    for (const tab of [reading, paying]) await tab.evaluate(() => window.dispatchEvent(new Event('catchUp')))
    await heading(page, 'Ciao, Giulia').waitFor()
    const pieces = (await piecesAtBackend(page)) ?? 0
    expect(pieces).toBeGreaterThan(0)
    await waitForQuantity(reading, pieces)
    await cartDialog(paying).getByRole('button', { name: 'Rimuovi' }).first().waitFor()
    await waitForQuantity(paying, pieces)
    await leave()
  },
)

journey(
  'all tabs share one session: sign-in and sign-out reach the other tab',
  async ({ browser, faultyShop: { url } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    // Pending requests of another tab are refused when the session ends.
    allow(BAD_ANSWERS)
    const other = await page.context().newPage()
    await openPage(other, simple.path)
    await addToCart(other)
    await waitForPieces(other, 1)
    await openAccount(page)
    // The customer's cart of earlier journeys is merged with the guest's: only the backend knows when that is done.
    await expect
      .poll(async () => {
        const pieces = await piecesAtBackend(other)
        return pieces !== null && (await cartButton(other).getAttribute('aria-label'))?.includes(` ${pieces} `)
      })
      .toBe(true)
    await openPage(other, '/account')
    await heading(other, 'Ciao, Giulia').waitFor()

    // While the other tab is adding, this one signs out.
    const third = await page.context().newPage()
    await openPage(third, simple.path)
    await Promise.all([addToCart(third), page.getByRole('button', { name: 'Esci' }).click()])
    await page.waitForURL((at) => at.pathname === '/')
    await other.waitForURL((at) => at.pathname === '/')
    await third.waitForLoadState()
    for (const tab of [page, other, third]) {
      await expect.poll(() => storedText(tab)).not.toMatch(/giulia/i)
      await expect.poll(() => tab.evaluate(() => document.body.textContent)).not.toMatch(/giulia/i)
    }
    expect(await storedText(page)).not.toContain('customerToken')
    await leave()
  },
)

journey(
  'a session that ends at the backend is renewed in place, and the interrupted action continues',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    await openAccount(page)
    await openPage(page, simple.path)
    await expect.poll(() => piecesAtBackend(page)).not.toBeNull()
    const before = (await piecesAtBackend(page)) ?? 0

    await quiet(page)
    await faults.revokeTokens(EMAIL)
    await addToCart(page)
    await signIn(page, { isPrefilled: true })
    await page.waitForURL((at) => at.pathname === simple.path)
    await waitForQuantity(page, before + 1)
    expect(await piecesAtBackend(page)).toBe(before + 1)

    // On a page of the customer.
    await openPage(page, '/account')
    await heading(page, 'Ciao, Giulia').waitFor()
    await faults.expireTokens(EMAIL)
    await openPage(page, '/account')
    // The loss goes unnoticed: the cart is restored with the session.
    const lost = await cartIdOf(page)
    await faults.deleteCart(lost)
    await signIn(page, { isPrefilled: true })
    await heading(page, 'Ciao, Giulia').waitFor()
    await page.getByText('Il tuo carrello era scaduto: lo abbiamo rimesso com’era.').waitFor()
    expect(await cartIdOf(page)).not.toBe(lost)
    expect(await piecesAtBackend(page)).toBe(before + 1)

    // Declining the sign-in continues as a guest and keeps the click.
    await openPage(page, simple.path)
    await quiet(page)
    await faults.revokeTokens(EMAIL)
    await addToCart(page)
    await signInDialog(page).getByRole('button', { name: 'Continua senza accedere' }).click()
    await page.waitForURL((at) => at.pathname === simple.path)
    await waitForQuantity(page, 1)
    // The document of the session is replaced.
    await expect.poll(() => storedText(page)).not.toMatch(/giulia|customerToken/i)
    await leave()
  },
)

journey(
  'no page of the shop asks for a sign-in by itself, whether the session ran out by age or is refused',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple, configurable, categoryPath } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    await openAccount(page)
    await openPage(page, simple.path)
    await addToCart(page)
    await quiet(page)
    const kept = await page.evaluate((key) => localStorage.getItem(key) ?? '', CUSTOMER_TOKEN_KEY)
    const cart = await cartIdOf(page)
    await faults.revokeTokens(EMAIL)
    const record = JSON.parse(kept) as { readonly createdAt: number }
    const aged = JSON.stringify({ ...record, createdAt: record.createdAt - 7_200_000 })

    for (const [ending, token] of Object.entries({ aged, refused: kept })) {
      for (const path of [
        '/',
        categoryPath,
        simple.path,
        configurable.path,
        '/search?q=vaso',
        '/chi-siamo',
        '/contact',
      ]) {
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), [CUSTOMER_TOKEN_KEY, token] as const)
        await openPage(page, path)
        await quiet(page)
        // Optional content loads when the page is at rest, and on hover.
        await page
          .getByRole('link', { name: /^Carrello/ })
          .first()
          .hover()
        await quiet(page)
        expect(new URL(page.url()).pathname, `${path}, ${ending}`).toBe(new URL(path, url).pathname)
        expect(await signInDialog(page).count(), `${path}, ${ending}`).toBe(0)
        expect(await cartIdOf(page), `${path}, ${ending}`).toBe(cart)
      }
    }
    // An action of the shopper: now the sign-in is shown.
    await openPage(page, simple.path)
    await addToCart(page)
    await signInDialog(page).waitFor()
    await leave()
  },
)

journey(
  'a session that one tab renews continues in the other, with its interrupted action',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    await openAccount(page)
    const other = await page.context().newPage()
    await openPage(other, simple.path)
    await expect.poll(() => piecesAtBackend(other)).not.toBeNull()
    const before = (await piecesAtBackend(other)) ?? 0

    await quiet(other)
    await faults.revokeTokens(EMAIL)
    await addToCart(other)
    await signInDialog(other).waitFor()
    await openPage(page, '/account')
    await signIn(page, { isPrefilled: true })
    await heading(page, 'Ciao, Giulia').waitFor()
    // Nobody signs in here.
    await signInDialog(other).waitFor({ state: 'detached' })
    await other.waitForURL((at) => at.pathname === simple.path)
    await waitForQuantity(other, before + 1)
    expect(await piecesAtBackend(page)).toBe(before + 1)

    // Each continues with the latest session.
    await addToCart(other)
    await waitForQuantity(other, before + 2)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForQuantity(page, before + 3)
    expect(await piecesAtBackend(page)).toBe(before + 3)
    await leave()
  },
)

journey(
  'a session of two hours ago is expired whatever the page did meanwhile',
  async ({ browser, faultyShop: { url } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url)
    allow(BAD_ANSWERS)
    await page.clock.install()
    await openAccount(page)
    // Frozen, and resumed.
    await page.clock.fastForward('02:00:00')
    await signIn(page, { isPrefilled: true })
    await heading(page, 'Ciao, Giulia').waitFor()

    // The clock was set back: the server judges the token.
    await page.clock.setSystemTime(Date.now() - 7_200_000)
    await openPage(page, simple.path)
    await addToCart(page)
    await expect.poll(() => piecesAtBackend(page)).toBeGreaterThan(0)
    await leave()
  },
)

journey('check 28: a page restored from the back/forward cache shows current data', async ({ faultyShop: { url } }) => {
  const { simple } = await readCatalogue(url)
  await using keeping = await launchChromium({ keepsPages: true })
  const { page, allow, leave } = await openShopper(keeping, url)
  allow(BAD_ANSWERS)
  // Requested by the plain text page in between, which names no icon.
  allow(/favicon\.ico/)
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['woke'] = 'true'
    })
  })
  // The bundled browser is a headless shell without a back/forward cache: there Back reloads, and must show the same.
  await page.goto('/healthz')
  await page.goto('/robots.txt')
  await page.goBack({ waitUntil: 'commit' })
  const hasPageCache = (await page.locator('html').getAttribute('data-woke')) === 'true'
  /** Goes to another document, runs the action there, and returns to the document that was frozen meanwhile. */
  const away = async (meanwhile: (other: Page) => Promise<void>) => {
    await page.goto('/robots.txt')
    const other = await page.context().newPage()
    await meanwhile(other)
    await other.close()
    await page.goBack({ waitUntil: 'commit' })
  }
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForPieces(page, 1)
  await waitForQuantity(page, 1)
  await away(async (other) => {
    await openPage(other, simple.path)
    await addToCart(other)
    await waitForPieces(other, 2)
  })
  if (hasPageCache) expect(await page.locator('html').getAttribute('data-woke')).toBe('true')
  await waitForQuantity(page, 2)

  // Signed out in another tab meanwhile: no data of the customer is visible.
  await openAccount(page)
  await away(async (other) => {
    await openPage(other, '/account')
    await other.getByRole('button', { name: 'Esci' }).click()
    await other.waitForURL((at) => at.pathname === '/')
  })
  await expect.poll(() => page.evaluate(() => document.body.textContent)).not.toMatch(/giulia/i)
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/account')
  expect(await storedText(page)).not.toMatch(/giulia|customerToken/i)
  await leave()
})
