import type { Browser } from 'playwright'
import { openShopper } from './shopper.ts'
import { waitForWholePage } from './wholePage.ts'

const WIDTHS = [320, 360, 390]
/** The browser's text size, px: the usual one, and twice that. */
const TEXTS = [16, 32]

/** The faults of the header of a page on phones, with usual and with large text. */
export async function headerFaultsOnPhones(
  browser: Browser,
  shopUrl: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const { page, leave } = await openShopper(browser, shopUrl)
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const standard of TEXTS) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    for (const path of paths) {
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 })
        await waitForWholePage(page)
        await page.evaluate(async () => document.fonts.ready)
        const found = await page.evaluate(headerFaults)
        faults.push(...found.map((fault) => `${path} at ${width} px, text of ${standard} px: ${fault}`))
      }
    }
  }
  await leave()
  return faults
}

/**
 * Runs in the page. The faults of its header on a phone: a name in two lines, a logo that is too small to read, and
 * parts that lie over each other or outside of the window.
 */
function headerFaults(): string[] {
  const LEAST_LOGO_PX = 96
  const LEAST_TARGET_PX = 24
  const header = document.querySelector('header')
  if (!header) return ['has no header']
  const shown = [...header.querySelectorAll('a, button')].filter(
    (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 1,
  )
  const faults: string[] = []
  const nameOf = (part: Element) => part.getAttribute('aria-label') ?? part.textContent ?? ''
  const brand = shown.find((part) => !part.hasAttribute('aria-label'))
  const logo = brand?.querySelector('img')
  if (!brand) faults.push('shows no brand')
  else if (logo) {
    const { width } = logo.getBoundingClientRect()
    if (width < LEAST_LOGO_PX) faults.push(`the logo is ${Math.round(width)} px wide`)
  } else {
    const range = document.createRange()
    range.selectNodeContents(brand)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (lines.size !== 1) faults.push(`“${nameOf(brand)}” has ${lines.size} lines`)
    if (brand.scrollWidth > brand.clientWidth + 1) faults.push(`“${nameOf(brand)}” is cut`)
  }
  const bar = header.getBoundingClientRect()
  const boxes = shown.map((part) => ({ part, box: part.getBoundingClientRect() }))
  for (const [index, { part, box }] of boxes.entries()) {
    const isInside =
      box.left >= -1 && box.right <= innerWidth + 1 && box.top >= bar.top - 1 && box.bottom <= bar.bottom + 1
    if (!isInside) faults.push(`“${nameOf(part)}” leaves the header`)
    if (part !== brand && box.width < LEAST_TARGET_PX) faults.push(`“${nameOf(part)}” is ${box.width} px wide`)
    for (const { part: other, box: next } of boxes.slice(index + 1)) {
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left)
      if (across > 1) faults.push(`“${nameOf(part)}” lies over “${nameOf(other)}” by ${Math.round(across)} px`)
    }
  }
  return faults
}
