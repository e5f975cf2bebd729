import type { Page } from 'playwright'
import { expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { PHONE, pullDown } from './touch.ts'
import { addToCart, openPage, searchFor, waitForCart, waitForQuantity } from '../walk.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const historyLength = (page: Page) => page.evaluate(() => history.length)

journey(
  'on a phone the menu opens over the page, leads on in its own place, and can be pulled away',
  async ({ browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, PHONE)
    const { page } = shopper
    await openPage(page, '/vaso-anfora.html')
    const before = await historyLength(page)
    await page.getByRole('link', { name: 'Menu' }).click()
    await dialog(page, 'Menu').waitFor()
    expect(pathOf(page)).toBe('/menu')
    expect(await axeViolations(page)).toEqual([])
    await dialog(page, 'Menu').getByRole('link', { name: 'Tavola' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
    expect(await historyLength(page)).toBe(before + 1)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Vaso Anfora' }).waitFor()

    await page.getByRole('link', { name: 'Menu' }).click()
    const heading = dialog(page, 'Menu').getByRole('heading', { name: 'Menu' })
    await heading.waitFor()
    await dialog(page, 'Menu').evaluate(async (sheet) => {
      await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
    })
    const box = (await heading.boundingBox())!
    const grip = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await pullDown(page, grip, 40)
    await expect.poll(() => dialog(page, 'Menu').evaluate((sheet) => getComputedStyle(sheet).translate)).toBe('none')
    await pullDown(page, grip, 400)
    await dialog(page, 'Menu').waitFor({ state: 'detached' })
    expect(pathOf(page)).toBe('/vaso-anfora.html')
    await shopper.leave()
  },
)

journey('the photos of a product fill the screen at an address of their own', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/vaso-anfora.html')
  await page.evaluate(() => window.scrollTo(0, 120))
  await page
    .getByRole('link', { name: /^Ingrandisci/ })
    .first()
    .click()
  const photos = dialog(page, 'Foto ingrandite')
  await photos.getByRole('button', { name: 'Foto successiva' }).waitFor()
  expect(pathOf(page)).toBe('/vaso-anfora.html?zoom=1')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.searchParams.get('zoom') === '2')
  await page.reload()
  await photos.getByRole('button', { name: 'Foto precedente' }).waitFor()
  expect(await page.getByRole('heading', { level: 1, name: 'Vaso Anfora', includeHidden: true }).count()).toBe(1)
  await photos.getByRole('button', { name: 'Chiudi' }).click()
  await photos.waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/vaso-anfora.html')
  expect(await page.evaluate(() => Math.abs(scrollY - 120))).toBeLessThan(50)
})

journey('a second Escape goes back no further than the first', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/')
  await page.getByRole('main').locator('a[href="/tavola.html"]').first().click()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  await page.getByRole('link', { name: /^Carrello/ }).click()
  await dialog(page, 'Carrello').waitFor()
  await page.evaluate(() => {
    for (let time = 0; time < 3; time += 1) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  await dialog(page, 'Carrello').waitFor({ state: 'detached' })
  await expect.poll(() => pathOf(page)).toBe('/tavola.html')
  await waitForWholePage(page)
  expect(pathOf(page)).toBe('/tavola.html')
})

journey('an overlay entered directly is shown over the home page and closes onto it', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/language')
  await dialog(page, 'Lingua').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const before = await historyLength(page)
  await page.keyboard.press('Escape')
  await dialog(page, 'Lingua').waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/')
  expect(await historyLength(page)).toBe(before)
})

journey('opening an overlay moves nothing sideways', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const place = () =>
    page.getByRole('heading', { level: 1, includeHidden: true }).evaluate((it) => it.getBoundingClientRect().left)
  const before = await place()
  await page.getByRole('link', { name: /^Carrello/ }).click()
  await dialog(page, 'Carrello').waitFor()
  expect(await place()).toBe(before)
})

journey('a navigation is announced politely, and the bar of a slow one is visible', async ({ shopper }) => {
  const { page } = shopper
  // Code that loads when the test allows it, also where the page at rest has requested it.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(builtFile('src/pages/search/SearchPage.tsx'), async (route) => {
    await held
    await route.continue()
  })
  await openPage(page, '/')
  const told = page.getByRole('status').filter({ hasText: 'Ceramiche per la tavola' })
  await page.getByRole('main').locator('a[href="/tavola.html"]').first().click()
  await told.waitFor({ state: 'attached' })
  await searchFor(page, 'qualcosa di nuovo')
  const bar = page.getByRole('progressbar', { name: 'Caricamento della pagina' })
  await bar.waitFor()
  const { height, top } = (await bar.evaluate((it) => it.getBoundingClientRect().toJSON())) as DOMRect
  expect({ height, top }).toEqual({ height: 3, top: 0 })
  release()
  await bar.waitFor({ state: 'detached' })
})

journey('a reload finds its place while the cart is being counted', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/chi-siamo')
  await waitForQuantity(page, 1)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600)
  // The server's HTML stays in place until its code has loaded: the page never becomes shorter meanwhile.
  await page.addInitScript(() => {
    let shortest = Infinity
    const measure = () => {
      shortest = Math.min(shortest, document.documentElement.scrollHeight)
      Object.assign(window, { shortest })
      requestAnimationFrame(measure)
    }
    window.addEventListener('DOMContentLoaded', measure)
  })
  await page.reload()
  await waitForQuantity(page, 1)
  await waitForWholePage(page)
  expect(await page.evaluate(() => Math.abs(scrollY - 600))).toBeLessThan(50)
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shortest')))).toBeGreaterThan(1_300)
})

journey('a link that is redirected adds one entry, however often it is clicked', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const before = await historyLength(page)
  const account = page.getByRole('link', { name: 'Il tuo account' })
  await account.click()
  await dialog(page, 'Accedi').waitFor()
  await account.evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => page.evaluate(() => window.__TSR_ROUTER__?.state.status)).toBe('idle')
  expect(await historyLength(page)).toBe(before + 1)
  await page.keyboard.press('Escape')
  await dialog(page, 'Accedi').waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/tavola.html')
})
