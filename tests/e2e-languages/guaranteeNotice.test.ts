import { expect } from 'vitest'
import shop from '../fixtures/shops/languages/shop.config.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { askBackend } from '../e2e/orderedBefore.ts'
import { readCatalogue } from '../e2e/catalogue.ts'
import { openPage } from '../e2e/walk.ts'

/** The usual text size of browsers and twice that, px. */
const TEXT = { 100: { standard: 16, fixed: 13 }, 200: { standard: 32, fixed: 26 } } as const

const VIEWS = [
  { width: 360, colorScheme: 'light', text: 100 },
  { width: 360, colorScheme: 'dark', text: 200 },
  { width: 768, colorScheme: 'dark', text: 100 },
  { width: 1440, colorScheme: 'light', text: 200 },
] as const

journey.for(shop.stores)(
  'the notice about the legal guarantee in “$locale” is whole and readable on every screen',
  async ({ locale, basePath, magentoStoreCode, legal }, { browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const { products } = await askBackend(
      shopUrl,
      'query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { uid url_key url_suffix } } }',
      { sku: simple.sku },
      null,
      magentoStoreCode,
    )
    const [product] = (products as { items: readonly { url_key: string; url_suffix: string }[] }).items
    const { text = '', url, picture } = legal?.guarantee?.notice?.[locale] ?? {}
    if (!product || !picture) throw new Error('The shop has no notice or no product.')
    for (const { width, colorScheme, text: size } of VIEWS) {
      const view = `${width} px, ${colorScheme}, text of ${size} %`
      const { page, allow, leave } = await openShopper(browser, shopUrl, {
        viewport: { width, height: 800 },
        colorScheme,
      })
      // The folder of this shop has no pictures of products.
      allow(/\/media\//)
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: TEXT[size] })
      await openPage(page, `${basePath === '/' ? '' : basePath}/${product.url_key}${product.url_suffix}`)
      await waitForWholePage(page)
      const form = page.getByRole('img', { name: picture.alt })
      await form.scrollIntoViewIfNeeded()
      await expect
        .poll(() => form.evaluate((img: HTMLImageElement) => img.naturalWidth), { message: view })
        .toBeGreaterThan(0)
      const box = await form.boundingBox()
      expect(box, view).not.toBeNull()
      const { x = 0, width: shownWidth = 0, height = 0 } = box ?? {}
      expect(shownWidth / height, view).toBeCloseTo(picture.width / picture.height, 1)
      const room = await form.evaluate((img) => img.parentElement?.clientWidth ?? 0)
      expect(shownWidth, view).toBeCloseTo(Math.min((picture.width * size) / 100, room), 0)
      expect(x, view).toBeGreaterThanOrEqual(0)
      expect(x + shownWidth, view).toBeLessThanOrEqual(width)
      // A drawing without a ground would be dark on dark.
      const ground = await form.evaluate((img) => getComputedStyle(img).backgroundColor)
      for (const channel of /^rgb\((\d+), (\d+), (\d+)\)$/.exec(ground)?.slice(1) ?? ['0'])
        expect(Number(channel), `${view}: ${ground}`).toBeGreaterThan(230)
      expect(await page.getByText(text).count(), view).toBe(1)
      expect(await page.locator(`a[href="${url ?? ''}"]`).count(), view).toBe(1)
      expect(await axeViolations(page), view).toEqual([])
      await leave()
    }
  },
)
