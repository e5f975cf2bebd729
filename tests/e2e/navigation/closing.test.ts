import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { PHONE, pullDown } from './touch.ts'
import {
  addToCart,
  checkoutStep,
  chooseOptions,
  fillGuestDetails,
  hydrated,
  openPage,
  prepareOrder,
  waitForCart,
} from '../walk.ts'

const WAYS = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (_page, dialog) => dialog.getByRole('button', { name: 'Chiudi' }).click(),
  'the backdrop': (_page, dialog) =>
    dialog.evaluate((it) => it.previousElementSibling instanceof HTMLElement && it.previousElementSibling.click()),
  Back: (page) => page.evaluate(() => history.back()),
  'a pull downwards': async (page, dialog) => {
    const box = (await dialog.getByRole('heading').first().boundingBox())!
    await pullDown(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 400)
  },
} satisfies Readonly<Record<string, (page: Page, dialog: Locator) => Promise<unknown>>>
type Way = keyof typeof WAYS
const SHEET = Object.keys(WAYS) as Way[]

type Overlay = {
  readonly name: string
  readonly path: string
  /** The clicked elements, in order, each in the topmost layer at that time. */
  readonly openers: readonly string[]
  readonly ways: readonly Way[]
  /** Entered directly it is shown over the page of its path, not over the home page. */
  readonly isOverItsPage?: boolean
  /** Preparations before its page shows the first opener. */
  readonly before?: (page: Page) => Promise<void>
}

/** A guest's cart that is ready for the final click. */
async function readyToOrder(page: Page): Promise<void> {
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/checkout')
  await fillGuestDetails(page)
  await prepareOrder(page)
  await checkoutStep(page, 'Pagamento')
}

/** A cart with a line that has choices. */
async function lineToEdit(page: Page): Promise<void> {
  await openPage(page, '/vaso-anfora.html')
  await chooseOptions(page)
  await addToCart(page)
  await waitForCart(page, 1)
}

/** Every overlay of the shop, from a page below it. */
const OVERLAYS: readonly Overlay[] = [
  { name: 'Carrello', path: '/tavola.html', openers: ['a[href="/cart"]'], ways: SHEET },
  { name: 'Menu', path: '/tavola.html', openers: ['a[href="/menu"]'], ways: SHEET },
  { name: 'Accedi', path: '/tavola.html', openers: ['a[href="/menu"]', 'a[href="/account"]'], ways: SHEET },
  { name: 'Lingua', path: '/tavola.html', openers: ['a[href="/menu"]', 'a[href="/language"]'], ways: SHEET },
  {
    name: 'Cerca',
    path: '/tavola.html',
    openers: ['a[href="/search/suggestions"]'],
    // The phone's keyboard is below; a pull would scroll the list.
    ways: ['Escape', 'the close button', 'Back'],
  },
  { name: 'Filtri', path: '/tavola.html', openers: ['a[href*="filters="]'], ways: SHEET, isOverItsPage: true },
  {
    name: 'Vista rapida',
    path: '/tavola.html',
    openers: ['a[aria-label^="Scegli"]'],
    ways: SHEET,
    isOverItsPage: true,
  },
  {
    name: 'Modifica',
    path: '/tavola.html',
    openers: ['a[href="/cart"]', 'button[aria-label="Altre azioni"]', 'a[href*="quick="]'],
    ways: SHEET,
    isOverItsPage: true,
    before: lineToEdit,
  },
  {
    name: 'Guida alle misure',
    path: '/vaso-anfora.html',
    openers: ['a[href*="sizes="]'],
    ways: SHEET,
    isOverItsPage: true,
  },
  {
    name: 'Scheda tecnica',
    path: '/vaso-anfora.html',
    openers: ['a[href*="specs="]'],
    ways: SHEET,
    isOverItsPage: true,
  },
  {
    name: 'Foto ingrandite',
    path: '/vaso-anfora.html',
    openers: ['a[href*="zoom="]'],
    // It fills the screen: there is no backdrop, and a pull moves the photo.
    ways: ['Escape', 'the close button', 'Back'],
    isOverItsPage: true,
  },
  {
    name: 'Prima di ordinare',
    path: '/checkout/payment',
    openers: ['a[href^="/checkout/agreements/"]'],
    ways: SHEET,
    before: readyToOrder,
  },
]

journey.for(OVERLAYS)(
  '$name closes in one step of the history, whichever way, and is there again after a reload and by its address',
  async ({ name, path, openers, ways, isOverItsPage = false, before }, { browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, PHONE)
    const { page } = shopper
    await page.addInitScript(() => {
      Reflect.set(window, 'steps', 0)
      window.addEventListener('popstate', () => Reflect.set(window, 'steps', Number(Reflect.get(window, 'steps')) + 1))
    })
    await before?.(page)
    await openPage(page, path)
    await page.evaluate(() => window.scrollTo(0, 150))
    const place = () =>
      page.evaluate(() => ({
        position: Number(Reflect.get(Object(history.state), '__TSR_index')),
        href: `${location.pathname}${location.search}`,
        steps: Number(Reflect.get(window, 'steps')),
      }))
    const { position, href } = await place()
    const dialog = page.getByRole('dialog', { name })
    let opener = ''
    const openIt = async () => {
      for (const [depth, selector] of openers.entries()) {
        const scope = depth === 0 ? page.locator('body') : page.getByRole('dialog').last()
        const link = scope.locator(`${selector}:visible`).first()
        await hydrated(link)
        if (depth === 0) opener = (await link.getAttribute('href')) ?? ''
        await link.click()
        await page.waitForFunction((wanted) => document.querySelectorAll('[role=dialog]').length >= wanted, 1)
      }
      await dialog.waitFor()
      await dialog.evaluate(async (it) => {
        await Promise.all(it.getAnimations().map(({ finished }) => finished))
      })
    }
    for (const way of ways) {
      await openIt()
      const open = await place()
      expect(open.href).not.toBe(href)
      expect(open.position).toBeGreaterThan(position)
      const { y } = await page.evaluate(() => ({ y: scrollY }))
      await WAYS[way](page, dialog)
      // Back closes the topmost layer; the other ways close all overlays.
      const layersLeft = way === 'Back' ? open.position - position - 1 : 0
      await expect.poll(() => page.getByRole('dialog').count()).toBe(layersLeft)
      expect([way, (await place()).steps]).toEqual([way, open.steps + 1])
      if (layersLeft > 0) {
        await page.keyboard.press('Escape')
        await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      }
      expect(await place()).toMatchObject({ position, href })
      expect(Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(50)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null), { message: way })
        .toBe(opener)
    }

    const heading = () => page.locator('main [data-layer] h1').textContent()
    const dialogsAfterEscape = async () => {
      await page.keyboard.press('Escape')
      return page.getByRole('dialog').count()
    }
    const below = await heading()
    await openIt()
    const address = (await place()).href
    await page.reload()
    await dialog.waitFor()
    await expect.poll(heading).toBe(below)
    // The first one may be pressed before the page listens.
    await expect.poll(dialogsAfterEscape).toBe(0)
    await expect.poll(place).toMatchObject({ position, href })

    await page.goto(address)
    await dialog.waitFor()
    await expect.poll(dialogsAfterEscape).toBe(0)
    await expect.poll(async () => (await place()).href).toBe(isOverItsPage ? address.split('?')[0] : '/')
    await shopper.leave()
  },
)

journey('a line of the cart that is changed after a reload leads back to the cart', async ({ shopper }) => {
  const { page } = shopper
  await lineToEdit(page)
  await page.locator('a[href="/cart"]:visible').first().click()
  const cart = page.getByRole('dialog', { name: 'Carrello' })
  await cart.getByRole('button', { name: 'Altre azioni' }).click()
  await cart.getByRole('link', { name: 'Modifica' }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica' })
  await edit.waitFor()
  await page.reload()
  const update = edit.getByRole('button', { name: 'Aggiorna il carrello' })
  await hydrated(update)
  await update.click()
  await cart.getByRole('link', { name: 'Vai alla cassa' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.evaluate(() => location.pathname)).toBe('/cart')
  await page.keyboard.press('Escape')
  await cart.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => location.pathname)).toBe('/vaso-anfora.html')
})

/** Waits until scrolling by keyboard has ended. */
const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let still = 0, last = -1; still < 10; last = scrollY) {
      await frame()
      still = scrollY === last ? still + 1 : 0
    }
    return scrollY
  })

journey('a place that was reached by keyboard is found again', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const link = page.getByRole('main').locator('a[href="/teiera-pausa.html"]:visible').first()
  await hydrated(link)
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const there = await restingPlace(page)
  // Like following a link by keyboard: nothing scrolls it into view.
  await link.evaluate((it: HTMLElement) => {
    it.focus({ preventScroll: true })
    it.click()
  })
  await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()
  expect(await restingPlace(page)).toBe(0)
  await page.keyboard.press('End')
  const below = await restingPlace(page)
  expect(below).toBeGreaterThan(500)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  expect(Math.abs((await restingPlace(page)) - there)).toBeLessThan(50)
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()
  expect(Math.abs((await restingPlace(page)) - below)).toBeLessThan(50)
})

journey.for([false, true])(
  'a page whose data comes late goes to its place, unless the scrollbar was moved meanwhile: %s',
  async (moved, { shopper }) => {
    const { page } = shopper
    await openPage(page, '/')
    await page.getByRole('main').locator('a[href="/tavola.html"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, 900))
    expect(await restingPlace(page)).toBe(900)
    const link = page.getByRole('main').locator('a[href="/teiera-pausa.html"]:visible').first()
    await link.evaluate((it: HTMLElement) => it.click())
    await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()
    // The new document has to fetch the list again.
    await page.addInitScript(() => localStorage.clear())
    await page.reload()
    await hydrated(page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(
      (url) => url.pathname === '/api/graphql',
      async (route) => {
        if (route.request().postData()?.includes('CategoryPageQuery') === true) await held
        await route.fallback()
      },
    )
    await page.evaluate(() => history.back())
    await page.getByRole('main').getByRole('group', { name: 'Caricamento' }).waitFor()
    // A scroll bar causes no wheel, pointer or key event.
    if (moved) await page.evaluate(() => window.scrollTo(0, 120))
    await restingPlace(page)
    release()
    await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
    expect(Math.abs((await restingPlace(page)) - (moved ? 120 : 900))).toBeLessThan(50)
  },
)
