import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { openPage } from '../walk.ts'

let shop: ShopServer
// The limits of production, and a proxy before the host that tells who asks.
beforeAll(async () => {
  shop = await startShopServer({ REQUEST_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1 ::1' })
})
afterAll(() => shop.dispose())

const from = (address: string) => ({ extraHTTPHeaders: { 'x-forwarded-for': address } })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

async function signIn(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Email').fill('giulia@example.com')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Accedi' }).click()
}

journey('a stranger who guesses passwords has to wait; the owner, elsewhere, signs in', async ({ browser }) => {
  const stranger = await openShopper(browser, shop.url, from('198.51.100.1'))
  stranger.allow(/answer 4(01|29)|status of 4(01|29)/)
  const { page } = stranger
  await openPage(page, '/account/signin')
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  for (let count = 0; count < 8; count += 1) {
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('useSignIn') ?? false)
    await signIn(page, `Sbagliata.${count}`)
    expect((await answered).status()).toBe(401)
    await expect.poll(() => dialog.getByRole('button', { name: 'Accedi' }).getAttribute('aria-busy')).toBeNull()
  }
  await signIn(page, 'Ceramica.2026')
  await dialog.getByText(/^Troppi tentativi: riprova tra 1[45] minuti\.$/).waitFor()
  expect(await dialog.getByLabel('Password').inputValue()).toBe('Ceramica.2026')
  expect(await dialog.getByLabel('Email').inputValue()).toBe('giulia@example.com')
  expect(await axeViolations(page)).toEqual([])
  await stranger.leave()

  const owner = await openShopper(browser, shop.url, from('203.0.113.7'))
  await openPage(owner.page, '/account/signin')
  await signIn(owner.page, 'Ceramica.2026')
  await owner.page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()
  await owner.leave()
})

journey('more messages than a household sends are refused in the form, which keeps its input', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url, from('198.51.100.2'))
  allow(/answer 429|status of 429/)
  const query = 'mutation($i:ContactUsInput!){contactUs(input:$i){status}}'
  for (let count = 0; count < 10; count += 1) {
    const input = { name: 'Ada', email: `ada${count}@example.com`, comment: `Messaggio ${count}` }
    const answer = await page.request.post('/api/graphql', { data: { query, variables: { i: input } } })
    expect(await answer.json()).toEqual({ data: { contactUs: { status: true } } })
  }
  await openPage(page, '/contact')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Nome' }).fill('Ada')
  await main.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await main.getByRole('textbox', { name: 'Messaggio' }).fill('Avete vasi blu?')
  await main.getByRole('button', { name: /Invia/ }).click()
  await expect.poll(() => alert(page).textContent()).toMatch(/^Troppi tentativi: riprova tra (59|60) minuti\.$/)
  expect(await main.getByRole('textbox', { name: 'Messaggio' }).inputValue()).toBe('Avete vasi blu?')
  await leave()
})
