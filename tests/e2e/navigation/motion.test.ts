import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartButton, openPage, waitForCart } from '../walk.ts'

const SAYS = 'motion of '

/** The kind of start, `transitionrun` or `animationstart`, and the duration, ms. */
type Motion = { readonly began: string; readonly ms: number }

/** Reports each animation of the page at its start. */
function tellMotions(says: string): void {
  const tell = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return
    for (const { effect } of target.getAnimations({ subtree: true })) {
      const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {}
      console.debug(`${says}${type} ${Number(duration) * iterations}`)
    }
  }
  document.addEventListener('transitionrun', tell)
  document.addEventListener('animationstart', tell)
}

/** The animations between a list and the open cart. */
async function motions(
  browser: Browser,
  shopUrl: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<readonly Motion[]> {
  const { simple, categoryPath } = await readCatalogue(shopUrl)
  const shopper = await openShopper(browser, shopUrl, { reducedMotion })
  const { page } = shopper
  const told: Motion[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith(SAYS)) return
    const [began = '', ms] = message.text().slice(SAYS.length).split(' ')
    told.push({ began, ms: Number(ms) })
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
  return told
}

const longest = (all: readonly Motion[]): number => Math.max(...all.map(({ ms }) => ms))

/** Counts the transitions of a document in its attribute `data-transitions`. */
function countTransitions(): void {
  const count = { transitions: 0 }
  document.addEventListener('transitionrun', () => {
    count.transitions += 1
    document.documentElement.dataset.transitions = String(count.transitions)
  })
}

journey('nothing moves for a shopper who has asked for stillness', async ({ browser, shopUrl }) => {
  const usual = await motions(browser, shopUrl, 'no-preference')
  expect(longest(usual)).toBeGreaterThan(100)
  expect(usual.some(({ began }) => began === 'transitionrun')).toBe(true)
  const still = await motions(browser, shopUrl, 'reduce')
  expect(longest(still)).toBeLessThan(1)
  // However short, there would be one per element.
  expect(still.filter(({ began }) => began === 'transitionrun')).toEqual([])
})

journey(
  'a page that is laid out before the stylesheet of the shop is there moves nothing when it comes',
  async ({ browser, shopUrl }) => {
    const { categoryPath } = await readCatalogue(shopUrl)
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const shopper = await openShopper(browser, shopUrl, { reducedMotion })
      const { page } = shopper
      await page.addInitScript(countTransitions)
      const { promise: mayStyle, resolve: letStyle } = Promise.withResolvers<void>()
      await page.route(/\.css$/, async (route) => {
        await mayStyle
        await route.continue()
      })
      await page.goto(categoryPath, { waitUntil: 'commit' })
      await page.locator('footer').waitFor({ state: 'attached' })
      // Like a pointer that moves over the page.
      const heightOfBody = () => page.evaluate(() => document.body.getBoundingClientRect().height)
      const before = await heightOfBody()
      expect(before).toBeGreaterThan(500)
      letStyle()
      await expect
        .poll(() => page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet != null))
        .toBe(true)
      expect(await heightOfBody()).toBe(before)
      const panel = page.locator('header nav ul ul').first()
      expect(await panel.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
      expect(await page.evaluate(() => document.documentElement.dataset.transitions)).toBeUndefined()
      await shopper.leave()
    }
  },
)

journey('a page whose styles fail is read without them', async ({ browser, shopUrl }) => {
  const { categoryPath } = await readCatalogue(shopUrl)
  const shopper = await openShopper(browser, shopUrl)
  shopper.allow(/\.css/)
  await shopper.page.route(/\.css$/, (route) => route.abort())
  await shopper.page.goto(categoryPath)
  await shopper.page.getByRole('heading', { level: 1 }).waitFor()
  await shopper.leave()
})
