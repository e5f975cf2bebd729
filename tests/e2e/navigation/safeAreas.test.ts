import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, openPage, waitForCart } from '../walk.ts'

type Insets = { readonly left: number; readonly right: number; readonly bottom: number }

/** An iPhone 14 in Safari, whose own bars cover its upper edge. */
const HELD = [
  { viewport: { width: 390, height: 664 }, insets: { left: 0, right: 0, bottom: 34 } },
  { viewport: { width: 844, height: 340 }, insets: { left: 47, right: 47, bottom: 21 } },
] as const

/**
 * Visible controls below the notch or, permanently, below the home indicator: those that stay in place when the page
 * scrolls, and, once everything is scrolled to its end, those that can move no higher.
 */
function coveredControls({ left, right, bottom, isAtEnd }: Insets & { readonly isAtEnd: boolean }): string[] {
  const around = (element: Element): Element[] => [
    element,
    ...(element.parentElement ? around(element.parentElement) : []),
  ]
  const scrolls = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
  const stays = (element: Element): boolean => {
    const keeper = around(element).find(
      (each) => scrolls(each) || ['fixed', 'sticky'].includes(getComputedStyle(each).position),
    )
    return keeper !== undefined && !scrolls(keeper)
  }
  const isMovedSideways = (element: Element) =>
    around(element).some((each) => getComputedStyle(each).scrollSnapType !== 'none')
  if (isAtEnd) {
    for (const each of document.querySelectorAll('*')) {
      if (each === document.scrollingElement || scrolls(each))
        each.scrollTo({ top: each.scrollHeight, behavior: 'instant' })
    }
  }
  const controls = document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const box = control.getBoundingClientRect()
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    // Visually hidden, scrolled away, or covered by another element.
    if (box.width < 2 || !seen || !(control.contains(seen) || seen.contains(control))) return []
    const isBeside = (box.left < left || box.right > innerWidth - right) && !isMovedSideways(control)
    const isBelow = box.bottom > innerHeight - bottom && (isAtEnd || stays(control))
    if (!isBeside && !isBelow) return []
    return [`${control.outerHTML.slice(0, 120)} at ${box.left}–${box.right}, down to ${box.bottom} of ${innerHeight}`]
  })
}

async function look(page: Page, where: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const { viewport, insets } of HELD) {
    await page.setViewportSize(viewport)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, ...insets } })
    await page.evaluate(() => {
      // A spinner's animation never ends.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      return Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
    })
    for (const isAtEnd of [false, true]) {
      const covered = await page.evaluate(coveredControls, { ...insets, isAtEnd })
      faults.push(...covered.map((fault) => `${where}, ${viewport.width} px wide: ${fault}`))
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await page.setViewportSize(HELD[0].viewport)
  return faults
}

journey('check 61: no control is below a phone’s notch or home indicator', async ({ browser, shopUrl }) => {
  const { simple } = await readCatalogue(shopUrl)
  const { page, leave } = await openShopper(browser, shopUrl, { viewport: HELD[0].viewport, consent: null })
  const faults: string[] = []
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).waitFor()
  faults.push(...(await look(page, 'notice about cookies')))
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click()
  faults.push(...(await look(page, 'home')))
  await page.getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  faults.push(...(await look(page, 'menu')))
  await openPage(page, simple.path)
  faults.push(...(await look(page, 'product')))
  await addToCart(page)
  await waitForCart(page, 1)
  faults.push(...(await look(page, 'message of an addition')))
  await openPage(page, '/cart')
  await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).waitFor()
  faults.push(...(await look(page, 'cart')))
  await openPage(page, '/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Continua' }).waitFor()
  faults.push(...(await look(page, 'checkout')))
  expect(faults).toEqual([])
  await leave()
})
