import { expect } from 'vitest'
import { motionEnded } from '#tests/harness/accessibility.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, openPage, waitForCart } from '../walk.ts'

/** Browsers round the boxes of both directions. */
const ROUNDING_PX = 1.5

/**
 * Turns the page from right to left, and back, and compares: every visible box must be where a mirror shows it. The
 * texts stay the same, so each difference is a side of the screen that the styles name.
 */
function unmirrored(roundingPx: number): string[] {
  const root = document.documentElement
  // Space between letters depends on the direction, and so would the widths of texts.
  const still = new CSSStyleSheet()
  still.replaceSync(
    ':root { --tracking-tight: normal !important; --tracking-normal: normal !important; --tracking-wide: normal !important }',
  )
  document.adoptedStyleSheets.push(still)
  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Text keeps its own direction, and so do the boxes inside a line.
      !getComputedStyle(element).display.startsWith('inline') &&
      // Toasts read the direction when the first one opens.
      !element.closest('[data-sonner-toaster]') &&
      element.closest('svg')?.contains(element.parentElement) !== true,
  )
  const boxes = () => seen.map((element) => element.getBoundingClientRect())
  const before = boxes()
  root.dir = 'rtl'
  const overflow = root.scrollWidth - innerWidth
  const after = boxes()
  const width = root.clientWidth
  const wrong = new Set<Element>()
  const faults = seen.flatMap((element, index) => {
    const [was, is] = [before[index], after[index]]
    if (!was || !is || was.width < 2) return []
    const aside = is.left - (width - was.right)
    const down = is.top - was.top
    if (Math.abs(aside) <= roundingPx && Math.abs(down) <= roundingPx) return []
    wrong.add(element)
    // Inside a box that is wrong itself, everything is.
    if (element.parentElement && wrong.has(element.parentElement)) return []
    return [`${element.outerHTML.slice(0, 160)} is ${aside.toFixed(1)} px aside and ${down.toFixed(1)} px down`]
  })
  root.dir = 'ltr'
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`, ...faults] : faults
}

journey.for([360, 1440])(
  'at %i px a page from right to left is the mirror of one from left to right',
  async (width, { browser, shopUrl }) => {
    const { simple, configurable, categoryPath } = await readCatalogue(shopUrl)
    const { page, leave } = await openShopper(browser, shopUrl, {
      viewport: { width, height: width === 360 ? 740 : 900 },
    })
    const faults: string[] = []
    const look = async (where: string) => {
      await waitForWholePage(page)
      await page.evaluate(motionEnded)
      faults.push(...(await page.evaluate(unmirrored, ROUNDING_PX)).map((fault) => `${where}: ${fault}`))
    }
    for (const path of [
      '/',
      categoryPath,
      '/search?q=vaso',
      configurable.path,
      simple.path,
      '/contact',
      '/account/signin',
      '/compare',
    ]) {
      await openPage(page, path)
      await look(path)
    }
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    await look('added')
    await openPage(page, '/cart')
    await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).waitFor()
    await look('cart')
    await openPage(page, '/menu')
    await look('menu')
    await openPage(page, '/checkout')
    await page.getByRole('main').getByRole('button', { name: 'Continua' }).waitFor()
    await look('checkout')
    expect(faults).toEqual([])
    await leave()
  },
)

journey(
  'a document from right to left stays so in the browser, and its gallery leads to the left',
  async ({ browser, shopUrl }) => {
    const { configurable } = await readCatalogue(shopUrl)
    const { page, leave } = await openShopper(browser, shopUrl)
    // As the host renders it for a language of that direction.
    await page.route(`**${configurable.path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(' dir="ltr"', ' dir="rtl"') })
    })
    await openPage(page, configurable.path)
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Foto successiva' }).first().click()
    const place = () =>
      main
        .locator('ul[tabindex="0"]')
        .first()
        .evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)
    await expect.poll(place).toBeCloseTo(-1, 1)
    await addToCart(page)
    await leave()
  },
)
