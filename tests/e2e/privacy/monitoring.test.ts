import { expect } from 'vitest'
import { startIngestServer } from '#tests/harness/servers/ingestServer.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, fillGuestDetails, openPage, placeOrder, waitForQuantity, secretOf } from '../walk.ts'

const EMAIL = 'giulia@example.com'
const PASSWORD = 'Ceramica.2026'

type MonitorEvent = {
  readonly environment?: string
  readonly transaction?: string
  readonly spans?: readonly { readonly op?: string; readonly description?: string }[]
}

journey('without a DSN not a byte of the monitor is loaded', async ({ shopper }) => {
  const { page } = shopper
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPage(page, '/')
  await waitForWholePage(page)
  expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(3)
  expect(scripts.filter((url) => /sentry|recorder/i.test(url))).toEqual([])
})

journey(
  'errors and traces of a sign-in and an order reach the monitor, and nothing of who made them',
  async ({ browser }) => {
    const ingest = await startIngestServer()
    const shop = await startShopServer({ MONITORING_DSN: ingest.dsn })
    try {
      const { simple } = await readCatalogue(shop.url)
      const shopper = await openShopper(browser, shop.url)
      shopper.allow(/another origin|404|thrown on purpose/)
      const { page } = shopper
      const names = () =>
        ingest
          .items()
          .filter(({ type }) => type === 'transaction')
          .map(({ text }) => (JSON.parse(text) as MonitorEvent).transaction)
      // A trace ends after a while without activity; leaving sends it at once.
      const leavePage = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

      await openPage(page, '/account/signin')
      await page.getByLabel('Email', { exact: true }).fill(EMAIL)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Accedi' }).click()
      await page.getByRole('heading', { level: 1, name: 'Ciao, Giulia' }).waitFor()
      const token = await page.evaluate(
        () =>
          Object.values(localStorage)
            .join()
            .match(/"token":"(\w+)"/)?.[1] ?? '',
      )
      await waitForWholePage(page)
      await page.getByRole('button', { name: 'Esci' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await openPage(page, simple.path)
      await addToCart(page)
      await waitForQuantity(page, 1)
      await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('cart')
      const cart = (await page.context().cookies()).find(({ name }) => name === 'cart')?.value ?? ''
      await openPage(page, '/checkout')
      await fillGuestDetails(page, EMAIL)
      await placeOrder(page)
      await page.locator('[data-order-number]').first().waitFor()
      const order = await secretOf(page)
      await page.evaluate(
        (told) =>
          void setTimeout(() => {
            throw new Error(`thrown on purpose for ${told}`)
          }),
        `${EMAIL} ${order}`,
      )
      await expect.poll(() => ingest.items().some(({ type }) => type === 'event')).toBe(true)
      await expect.poll(names).toContain('/checkout')
      await openPage(page, '/non-esiste.html')
      await waitForWholePage(page)
      await leavePage()
      await openPage(page, '/')
      await expect.poll(names).toContain('/')

      const events = ingest
        .items()
        .filter(({ type }) => type === 'event' || type === 'transaction')
        .map(({ text }) => JSON.parse(text) as MonitorEvent)
      expect(new Set(events.map(({ environment }) => environment))).toEqual(new Set(['production']))
      expect(names()).not.toContain('/404')
      const spans = events.flatMap((event) => event.spans ?? [])
      expect(spans.filter(({ op }) => op === 'relay.network').map(({ description }) => description)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^CheckoutPageQuery$/)]),
      )
      // The shopper has refused: no visit is recorded.
      expect(ingest.items().filter(({ type }) => type.startsWith('replay'))).toEqual([])

      const everything = ingest
        .items()
        // The ids of traces contain any five digits by chance.
        .map(({ text }) => text.replaceAll(/\b[\da-f]{16,32}\b/g, ''))
        .join('\n')
      expect([token, cart, order].map((secret) => secret.length > 10)).toEqual([true, true, true])
      for (const secret of [EMAIL, PASSWORD, token, cart, order, 'Giulia', 'Bianchi', 'Via Dante', '20121', '02123456'])
        expect(everything).not.toContain(secret)
      await shopper.leave()
    } finally {
      await shop.dispose()
      await ingest.close()
    }
  },
)

journey('with consent an error sends the recording before it, without texts and pictures', async ({ browser }) => {
  const ingest = await startIngestServer()
  const shop = await startShopServer({ MONITORING_DSN: ingest.dsn })
  try {
    const { simple } = await readCatalogue(shop.url)
    const shopper = await openShopper(browser, shop.url, { consent: 'v1.statistics' })
    shopper.allow(/another origin|thrown on purpose/)
    const { page } = shopper
    await openPage(page, '/account/signin')
    await waitForWholePage(page)
    await page.getByLabel('Email', { exact: true }).fill(EMAIL)
    await openPage(page, simple.path)
    await waitForWholePage(page)
    const recordings = () => ingest.items().filter(({ type }) => type === 'replay_recording')
    // The monitor loads when the page is calm: earlier errors are lost.
    const fail = async () => {
      await page.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('thrown on purpose')
          }),
      )
      return recordings().length
    }
    await expect.poll(fail, { timeout: 60_000, interval: 2_000 }).toBeGreaterThan(0)
    const text = recordings()
      .map((item) => item.text)
      .join('\n')
    for (const secret of [EMAIL, simple.name, 'Aggiungi al carrello']) expect(text).not.toContain(secret)
    // The recorded page and its changes: without pictures. The address of a picture is not a picture.
    const nodes = recordings()
      .flatMap((item) => JSON.parse(item.text) as readonly { readonly type: number }[])
      .filter(({ type }) => type === 2 || type === 3)
    expect(nodes.length).toBeGreaterThan(0)
    expect(JSON.stringify(nodes)).not.toContain('/media/')
    await shopper.leave()
  } finally {
    await shop.dispose()
    await ingest.close()
  }
})
