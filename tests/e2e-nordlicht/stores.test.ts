import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { openPage } from '../e2e/walk.ts'
import { addPiece } from './addPiece.ts'
import { german } from './words.ts'

/** Intl separates amount and currency with a no-break space. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ')

journey('the language changes on the same page, and the currency everywhere', async ({ shopper }) => {
  const { page } = shopper
  const price = () =>
    page
      .getByRole('main')
      .getByText(/\d[.,]\d\d/)
      .first()
      .textContent()
      .then(plain)
  await openPage(page, '/pendelleuchte-fjord.html')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  expect(await price()).toBe('149,00 €')

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/fjord-pendant-lamp.html')
  await expect.poll(price).toBe('€149.00')

  await page.getByRole('contentinfo').getByRole('button', { name: /CHF/ }).click()
  await expect.poll(price).toBe('CHF 140.06')
  expect(new URL(page.url()).pathname).toBe('/en/fjord-pendant-lamp.html')

  // The cart has the currency too, and so has the other language.
  await page.getByRole('radio', { name: 'Ice blue' }).check({ force: true })
  await addPiece(page, 'Add to cart')
  await openPage(page, '/cart')
  await expect.poll(() => page.getByRole('dialog').innerText().then(plain)).toMatch(/140,06 CHF/)
})

journey('another domain has its own language and currency', async ({ browser, shopUrl }) => {
  const url = new URL(shopUrl)
  url.hostname = 'us.localhost'
  const shopper = await openShopper(browser, url.origin)
  const { page } = shopper
  await openPage(page, '/skagen-table-lamp.html')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Skagen Table Lamp')
  expect(await page.getByRole('main').getByText(/\$\d/).first().textContent()).toBe('$97.90')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toBe(`${url.origin}/skagen-table-lamp.html`)
  // The other store is on another host of the shop.
  shopper.allow(/request to another origin/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect.poll(() => page.url()).toBe(`${shopUrl}/tischleuchte-skagen.html`)
  await shopper.leave()
})

journey('another language keeps cart and choice about cookies', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl, { consent: 'v1.statistics' })
  const { page } = shopper
  await openPage(page, '/pendelleuchte-fjord.html')
  await page.getByRole('radio', { name: 'Eisblau' }).check({ force: true })
  await addPiece(page, german('Aggiungi al carrello'))
  const kept = async () =>
    (await page.context().cookies(shopUrl))
      .filter(({ name }) => name === 'cart' || name === 'consent')
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
  await expect.poll(kept).toHaveLength(2)
  const before = await kept()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/fjord-pendant-lamp.html')
  await openPage(page, '/en/cart')
  await page.getByRole('dialog').getByRole('link', { name: 'Fjord Pendant Lamp' }).first().waitFor()
  expect(await kept()).toEqual(before)
  await shopper.leave()
})

journey(
  'another domain takes over the choice about cookies from a page of the shop only',
  async ({ browser, shopUrl }) => {
    const there = new URL(shopUrl)
    there.hostname = 'us.localhost'
    const shopper = await openShopper(browser, shopUrl, { consent: 'v1.statistics' })
    const { page } = shopper
    shopper.allow(/request to another origin/)
    const consentThere = async () =>
      (await page.context().cookies(there.origin)).find(({ name }) => name === 'consent')?.value ?? null

    // A stranger's link has another page as its origin.
    const forged = `${there.origin}/api/hand-over?${new URLSearchParams({ consent: 'v1.marketing', to: '/skagen-table-lamp.html' })}`
    await page.route('http://stranger.localhost/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<link rel="icon" href="data:,"><a href="${forged}">Win</a>` }),
    )
    await page.goto('http://stranger.localhost/')
    await page.getByRole('link', { name: 'Win' }).click()
    await page.getByRole('heading', { level: 1, name: 'Skagen Table Lamp' }).waitFor()
    expect(await consentThere()).toBeNull()

    await openPage(page, '/tischleuchte-skagen.html')
    await page.getByRole('contentinfo').getByRole('link', { name: 'United States' }).click()
    await page.getByRole('heading', { level: 1, name: 'Skagen Table Lamp' }).waitFor()
    expect(page.url()).toBe(`${there.origin}/skagen-table-lamp.html`)
    expect(await consentThere()).toBe('v1.statistics')
    await shopper.leave()
  },
)

journey(
  'the shop has a page and a block of its own, and no link to a function that it switches off',
  async ({ shopper }) => {
    const { page } = shopper
    await openPage(page, '/pendelleuchte-fjord.html')
    await page
      .getByRole('complementary', { name: german('Avviso') })
      .getByText(/18\. Dezember/)
      .waitFor()
    await page.getByText('Leuchtmittel: E27, höchstens 40 W, nicht enthalten.').waitFor()
    await page.getByRole('link', { name: 'Wie viel Licht brauche ich?' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lichtplaner' }).waitFor()
    await page.getByRole('textbox', { name: 'Größe des Zimmers in Quadratmetern' }).fill('3')
    await page.getByText('300 Lumen: dafür genügt eines unserer Leuchtmittel.').waitFor()
    expect(await page.getByRole('link', { name: german('Trova una lista regalo') }).count()).toBe(0)
  },
)
