import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { openPage } from '../walk.ts'

/**
 * From now on no picture arrives that the browser does not have, until the returned function is called. Not by
 * `page.route`, which turns off the browser's cache.
 */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] })
  return () => session.detach()
}

/** Whether a loaded picture fills the middle of a place. */
const showsPicture = (place: Locator) =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document
      .elementsFromPoint(x + width / 2, y + height / 2)
      .some((at) => at instanceof HTMLImageElement && at.complete && at.naturalWidth > 0)
  })

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
])
  journey(
    `a known picture stays until a larger one has loaded, at ${viewport.width} px`,
    async ({ browser, shopUrl }) => {
      const { page, leave } = await openShopper(browser, shopUrl, { viewport })
      await openPage(page, '/tavola.html')
      const card = page.getByRole('link', { name: 'Teiera Pausa' }).first()
      await card.scrollIntoViewIfNeeded()
      await page.waitForFunction(
        (link) => {
          const picture = link?.closest('article, li')?.querySelector('img')
          return picture?.complete && picture.naturalWidth > 0
        },
        await card.elementHandle(),
      )
      let release = await holdPictures(page)
      await card.click()
      await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().waitFor()
      const photo = page.getByRole('link', { name: /^Ingrandisci/ }).first()
      await photo.waitFor()
      expect(await showsPicture(photo)).toBe(true)
      await release()
      await page.waitForFunction(
        (link) =>
          [...(link?.querySelectorAll('img') ?? [])].every(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          ),
        await photo.elementHandle(),
      )

      release = await holdPictures(page)
      await photo.click()
      const viewer = page.locator('.pswp')
      await viewer.waitFor()
      expect(await showsPicture(viewer)).toBe(true)
      await release()
      await leave()
    },
  )
