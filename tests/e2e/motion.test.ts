import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/journey.ts'
import { openShopper } from '#tests/harness/shopper.ts'
import { readCatalogue } from './catalogue.ts'
import { addToCart, cartButton, openPage, waitForCart } from './walk.ts'

const SAYS = 'motion of '

/** Tells how long each motion of the page takes, in ms, as it starts. */
function tellMotions(says: string): void {
  const tell = () => {
    for (const { effect } of document.getAnimations()) {
      const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
      console.debug(`${says}${Number(duration) * iterations}`)
    }
  }
  document.addEventListener('transitionrun', tell)
  document.addEventListener('animationstart', tell)
}

/** The longest motion, in ms, on the way from a list to the open cart. */
async function longestMotion(
  browser: Browser,
  shopUrl: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<number> {
  const { simple, categoryPath } = await readCatalogue(shopUrl)
  const shopper = await openShopper(browser, shopUrl, { reducedMotion })
  const { page } = shopper
  const told: number[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(SAYS)) told.push(Number(message.text().slice(SAYS.length)))
  })
  await page.addInitScript(tellMotions, SAYS)
  await openPage(page, categoryPath)
  await page.getByRole('main').getByRole('article').first().hover()
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await cartButton(page).first().click()
  await page.getByRole('link', { name: 'Vai alla cassa' }).waitFor()
  await shopper.leave()
  return Math.max(...told)
}

journey('nothing moves for a shopper who has asked for stillness', async ({ browser, shopUrl }) => {
  expect(await longestMotion(browser, shopUrl, 'no-preference')).toBeGreaterThan(100)
  expect(await longestMotion(browser, shopUrl, 'reduce')).toBeLessThan(1)
})
