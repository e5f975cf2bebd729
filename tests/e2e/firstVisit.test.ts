import { expect } from 'vitest'
import { journey } from '#tests/harness/journey.ts'
import { openShopper } from '#tests/harness/shopper.ts'
import { readCatalogue } from './catalogue.ts'

/** Where a script, a stylesheet or a font is, relative to the shop. */
const CODE = /^\/assets\/.*\.(js|css|woff2)$/

journey('a first visit waits for nothing that only a script could discover', async ({ browser, shopUrl }) => {
  const { configurable, categoryPath } = await readCatalogue(shopUrl)
  const paths = ['/', categoryPath, configurable.path, '/search?q=vaso', '/cart', '/checkout', '/privacy']
  for (const path of paths) {
    const html = await (await fetch(shopUrl + path)).text()
    const shopper = await openShopper(browser, shopUrl)
    const { page } = shopper

    // The picture of the page is there before any of the shop's code has run.
    const { promise: mayRun, resolve: letRun } = Promise.withResolvers<void>()
    await page.route(/\/assets\/client-[^/]+\.js$/, async (route) => {
      await mayRun
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const preloads = [
      ...html.matchAll(/<link rel="preload" as="image"[^>]*imageSrcSet="([^" ]+)[^>]*?(?: media="([^"]+)")?\/>/g),
    ]
    for (const [, source = '', media = 'all'] of preloads) {
      const { pathname } = new URL(source, shopUrl)
      await expect
        .poll(() =>
          page.evaluate(
            (asked) =>
              !matchMedia(asked.media).matches ||
              performance
                .getEntriesByType('resource')
                .some(
                  (entry) =>
                    entry.name.includes(asked.pathname) && (entry as PerformanceResourceTiming).responseEnd > 0,
                ),
            { pathname, media: media.replaceAll('&gt;', '>') },
          ),
        )
        .toBe(true)
    }
    letRun()

    // What the code itself needs is named by the document, so that all of it is asked for at once.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrate').length)).toBe(1)
    const early = await page.evaluate(() => {
      const [hydrate] = performance.getEntriesByName('hydrate')
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (hydrate?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname)
    })
    const discovered = early.filter((asset) => CODE.test(asset) && !html.includes(asset))
    expect({ path, discovered }).toEqual({ path, discovered: [] })
    // Nor does what is seen wait for code: all of it is asked for after the first paint.
    const paint = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return { first: first?.startTime ?? Infinity, code: Math.min(...scripts.map(({ startTime }) => startTime)) }
    })
    expect(paint.code).toBeGreaterThan(paint.first)
    expect(early.filter((asset) => asset.endsWith('.js')).length).toBeGreaterThan(3)
    // A document, its style, its font, and what it shows at first.
    const styles = [...new Set(html.match(/\/assets\/[\w.-]+\.css(?=")/g))]
    expect({ path, styles }).toEqual({ path, styles: [expect.stringMatching(/page-/)] })
    if (path === '/' || path === configurable.path) expect(preloads.length).toBeGreaterThan(0)
    await shopper.leave()
  }
})
