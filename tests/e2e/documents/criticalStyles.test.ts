import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'

/** Position and computed style of every element of the page, in document order. */
const looks = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.tagName !== 'LINK' && element.tagName !== 'SCRIPT')
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, display, visibility, opacity, borderTopWidth } =
        getComputedStyle(element)
      const style = [color, backgroundColor, fontSize, display, visibility, opacity, borderTopWidth].join(' ')
      return `${element.tagName} ${[x, y, width, height].join(' ')} ${style}`
    })

journey('a document looks the same before the stylesheet of the shop is there', async ({ browser, shopUrl }) => {
  const { configurable, categoryPath } = await readCatalogue(shopUrl)
  const paths = [
    '/',
    categoryPath,
    configurable.path,
    '/search?q=vaso',
    '/cart',
    '/menu',
    '/checkout',
    '/account/signin',
  ]
  for (const viewport of [
    { width: 360, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    const looksAt = async (path: string, hasSheet: boolean) => {
      const shopper = await openShopper(browser, shopUrl, { viewport, javaScriptEnabled: false })
      if (!hasSheet) await shopper.page.route(/\/assets\/style-[^/]+\.css$/, (route) => route.abort())
      await shopper.page.goto(path)
      const found = await shopper.page.evaluate(looks)
      if (!hasSheet) shopper.allow(/style-/)
      await shopper.leave()
      return found
    }
    for (const path of paths) {
      const [whole, critical] = [await looksAt(path, true), await looksAt(path, false)]
      expect(whole.length).toBeGreaterThan(10)
      expect({ path, viewport, differing: critical.filter((look, index) => look !== whole[index]) }).toEqual({
        path,
        viewport,
        differing: [],
      })
    }
  }
})
