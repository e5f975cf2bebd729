import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { openPage } from '../walk.ts'

journey('a printed page has its pictures and no bars', async ({ shopper }) => {
  const { page } = shopper
  for (const [path, width] of [
    ['/vaso-anfora.html', 360],
    ['/vaso-anfora.html', 1440],
    ['/vaso-anfora.html?zoom=1', 360],
    ['/vaso-anfora.html?zoom=1', 1440],
    ['/tavola.html', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, path)
    // The rows of products come last.
    await waitForWholePage(page)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const empty = () =>
      page
        .locator('main img')
        .evaluateAll(
          (pictures) =>
            pictures.filter((picture) => picture.checkVisibility() && !(picture as HTMLImageElement).naturalWidth)
              .length,
        )
    await expect.poll(empty).toBe(0)
    const bars = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.className),
    )
    expect(bars).toEqual([])
    expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
  }
})

journey('paper is white in the dark scheme, too', async ({ shopper }) => {
  const { page } = shopper
  await page.emulateMedia({ colorScheme: 'dark' })
  await openPage(page, '/contact')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await background()
  expect(dark).not.toBe(light)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await background()).toBe(light)
})
