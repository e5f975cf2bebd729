import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, openPage, waitForCart } from '../walk.ts'

const EMAIL = 'giulia@example.com'
const PASSWORD = 'Ceramica.2026'

async function fillCredentials(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Email').fill(EMAIL)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Accedi' }).click()
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' })

/** Everything in the browser that could identify a customer. Scroll positions do not. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    // Catalogue answers, the snapshot of the guest that the next document starts, scroll positions and visited public
    // pages contain no personal data; their content is checked below.
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) =>
        !/scroll|^vetrina\.(answers|device|snapshot)/.test(key) &&
        !(key === 'vetrina.visited' && !/account|cart|checkout/.test(sessionStorage.getItem(key) ?? '')),
    ),
    cookies: document.cookie,
    text: [document.body.textContent, ...Object.values(localStorage), ...Object.values(sessionStorage)].some((text) =>
      // The owner of a snapshot is `customer:` with a checksum, or `guest`.
      /giulia|customer:/i.test(String(text)),
    ),
  }))

journey(
  'a guest with a full cart signs in, finds it in the account, and leaves no trace',
  async ({ shopper, shopUrl }) => {
    const { page, allow } = shopper
    // The wrong password below, and requests that are pending when the session ends.
    allow(/answer 40[13]|status of 40[13]/)
    const { simple } = await readCatalogue(shopUrl)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)

    await page.getByRole('link', { name: 'Il tuo account' }).click()
    await page.waitForURL((url) => url.pathname === '/account/signin')
    expect(await axeViolations(page)).toEqual([])

    await fillCredentials(page, 'sbagliata')
    await page
      .getByRole('alert')
      .getByText(/non corrispondono/)
      .waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(EMAIL)
    await waitForCart(page, 1)

    await fillCredentials(page, PASSWORD)
    await greeting(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/account')
    expect(await axeViolations(page)).toEqual([])

    await page.reload()
    await greeting(page).waitFor()
    await page
      .getByRole('link', { name: /^Carrello/ })
      .first()
      .click()
    await cartDialog(page).getByText(simple.name).first().waitFor()
    await page.keyboard.press('Escape')
    await greeting(page).waitFor()

    await page.getByRole('button', { name: 'Esci' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    // The address changes before the home page replaces the account.
    await greeting(page).waitFor({ state: 'detached' })
    expect(await traces(page)).toEqual({ storage: [], cookies: 'consent=v1', text: false })
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: simple.name }).waitFor()
    // A guest's document may keep its content.
    expect(await traces(page)).toMatchObject({ cookies: 'consent=v1', text: false })
  },
)

/** The token that the backend issued to this page's customer, wherever it is kept. */
async function tokenOf(page: Page): Promise<string> {
  const stored = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('vetrina.customerToken') ?? '{}') as { token?: string }).token ?? '',
  )
  const cookie = (await page.context().cookies()).find(({ name }) => name === `__Host-token-${stored}`)
  expect(cookie !== undefined).toBe(process.env['TOKEN_STORAGE'] === 'cookie')
  return cookie?.value ?? stored
}

journey('signing out ends the session at the backend too', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  await openPage(page, '/account/signin')
  await fillCredentials(page, PASSWORD)
  await greeting(page).waitFor()
  const token = await tokenOf(page)
  const ask = async () => {
    const answer = await fetch(`${shopUrl}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, store: 'it' },
      body: JSON.stringify({ query: '{ customer { email } }' }),
    })
    const { data } = (await answer.json()) as { readonly data?: { readonly customer: object | null } }
    return data?.customer ?? null
  }
  expect(await ask()).not.toBeNull()
  await page.getByRole('button', { name: 'Esci' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // An invalid token is refused since 2.4.8, and treated as a guest's before.
  await expect.poll(ask).toBeNull()
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('__Host-token-')))
    .toEqual([])
})

journey('sign-in leads back to where the shopper came from', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/account/signin?from=%2Fsearch%3Fq%3Dvaso')
  await fillCredentials(page, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'vaso')
})

// Without a sign-out before: 2.4.7 also revokes tokens that it issues later in the same second.
journey('sign-in never leads to another site', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/account/signin?from=%2F%2Fevil.test%2F')
  await fillCredentials(page, PASSWORD)
  await greeting(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/account')
})

journey('a sign-in submitted before the page’s code has loaded is sent afterwards', async ({ shopper }) => {
  const { page } = shopper
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/client-[^/]+\.js$/, async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto('/account/signin', { waitUntil: 'commit' })
  const form = page.locator('form', { has: page.getByLabel('Password') })
  await form.getByLabel('Email').fill('giulia@example.com')
  await form.getByLabel('Password').fill('Ceramica.2026')
  await form.getByLabel('Password').press('Enter')
  expect(new URL(page.url()).pathname).toBe('/account/signin')
  letCome()
  await page.waitForURL((url) => url.pathname === '/account')
})
