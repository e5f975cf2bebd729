import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { VITALS_PATH } from '#src/shop/addresses/vitalsAddress.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { freePort, startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { openPage } from '../walk.ts'

/** The measurements in the data layer, as `LCP product`. */
const measured = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) =>
      'event' in entry && entry.event === 'web_vital'
        ? [`${String(entry['metric'])} ${String(entry['page_kind'])}`]
        : [],
    ),
  )

/** Opens a product and its cart above it, in which a key is slow, and leaves the document. Returns the addresses of beacons. */
async function visit(browser: Browser, shop: ShopServer, consent: string | null): Promise<readonly string[]> {
  const { simple } = await readCatalogue(shop.url)
  const { page, leave } = await openShopper(browser, shop.url, { consent })
  // The driver does not see requests of a document that ends.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, data) => {
      sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''} ${String(address)}`)
      return send(address, data)
    }
  })
  await openPage(page, simple.path)
  await waitForWholePage(page)
  await expect.poll(() => measured(page)).toEqual(expect.arrayContaining(['TTFB product', 'FCP product']))
  await page
    .getByRole('link', { name: /^Carrello/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /Carrello/ })
  await dialog.waitFor()
  await waitForWholePage(page)
  // The page listens before the key is pressed.
  const keyIsMeasured = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name === 'keydown')) resolve()
    }).observe({ type: 'event' })
    window.addEventListener('keydown', () => {
      const end = performance.now() + 400
      while (performance.now() < end);
    })
    return { promise }
  })
  await page.keyboard.press('Tab')
  await keyIsMeasured.evaluate(({ promise }) => promise)
  // Keeps the last values for the test: the document that has them ends.
  await page.evaluate(() =>
    window.addEventListener('visibilitychange', () =>
      sessionStorage.setItem('test', JSON.stringify(window.dataLayer ?? [])),
    ),
  )
  await openPage(page, '/')
  await waitForWholePage(page)
  const left = await page.evaluate(() => sessionStorage.getItem('test'))
  expect(left).toMatch(/"metric":"LCP","value":[\d.]+,"page_kind":"product"/)
  expect(left).toMatch(/"metric":"CLS","value":[\d.]+,"page_kind":"\w+"/)
  // The library reads interactions when the browser is idle: on a busy machine it knows only the click.
  expect(left).toMatch(/"metric":"INP","value":[\d.]+,"page_kind":"(?:cart|product)"/)
  const sent = await page.evaluate(() => sessionStorage.getItem('sent') ?? '')
  await leave()
  return sent.split(' ').filter(Boolean)
}

journey('measurements reach the host only with consent, by kind of page', async ({ browser }) => {
  const metricsPort = await freePort()
  const shop = await startShopServer({ METRICS_PORT: String(metricsPort) })
  const metrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  try {
    for (const consent of [null, 'v1', 'v1.preferences.marketing']) {
      expect(await visit(browser, shop, consent), `consent ${consent}`).toEqual([])
    }
    expect(await metrics()).not.toMatch(/vetrina_vital_seconds_count\{/)

    expect(await visit(browser, shop, 'v1.statistics')).toEqual([VITALS_PATH])
    await expect.poll(metrics).toMatch(/vetrina_vital_seconds_count\{metric="INP",page="(?:cart|product)"\} 1/)
    const counted = await metrics()
    for (const metric of ['TTFB', 'FCP', 'LCP']) {
      expect(counted).toContain(`vetrina_vital_seconds_count{metric="${metric}",page="product"} 1`)
    }
    expect(counted).toMatch(/vetrina_layout_shift_count\{page="\w+"\} 1/)
  } finally {
    await shop.dispose()
  }
})

journey('nothing is measured where the shop switches it off', async ({ browser }) => {
  const shop = await startShopServer({ WEB_VITALS: 'off', METRICS_PORT: String(await freePort()) })
  try {
    const { page, leave } = await openShopper(browser, shop.url, { consent: 'v1.statistics' })
    await openPage(page, '/')
    await waitForWholePage(page)
    expect(await page.evaluate(() => document.documentElement.dataset['vitals'])).toBeUndefined()
    expect(await measured(page)).toEqual([])
    const body = JSON.stringify({ vitals: [{ name: 'LCP', value: 1, page: 'home' }] })
    expect((await fetch(`${shop.url}${VITALS_PATH}`, { method: 'POST', body })).status).toBe(404)
    await leave()
  } finally {
    await shop.dispose()
  }
})
