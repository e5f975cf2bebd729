import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openPage } from '../walk.ts'

journey('a printed page has its pictures and no bars', async ({ shopper }) => {
  const { page } = shopper
  for (const [path, width] of [
    ['/vaso-anfora.html', 360],
    ['/vaso-anfora.html', 1440],
    ['/tavola.html', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, path)
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
    await page.emulateMedia({ media: 'screen' })
  }
})
