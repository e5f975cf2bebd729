import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { SCREEN } from '../../../build/sourceFiles.ts'
import { readModules } from '#tests/arch/sources.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { addToCart, openPage, waitForCart, waitForCode, waitForOfflinePage } from '../walk.ts'

const OFFLINE = 'Sei senza connessione'

journey(
  'a document without a network becomes the offline page, with the known pages and pieces',
  async ({ browser, shopUrl }) => {
    const { page, allow, leave } = await openShopper(browser, shopUrl, {
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
    })
    allow(/ERR_INTERNET_DISCONNECTED|\[vetrina\]|net::ERR/)
    await openPage(page, '/teiera-pausa.html')
    await addToCart(page)
    await waitForCart(page, 1)
    await waitForOfflinePage(page, '/offline')
    // The code of navigations loads after the first key or press.
    await page.keyboard.press('Shift')
    await waitForCode(page, 'src/pages/product/loadProduct.ts')
    await waitForCode(page, 'src/features/cms/CmsText.tsx')
    await waitForOfflinePage(page, '/offline')
    await openPage(page, '/chi-siamo')
    await waitForOfflinePage(page, '/offline')
    // A part whose code is missing would be reported.
    await waitForWholePage(page)
    await page.context().setOffline(true)
    await page.goto('/vaso-anfora.html?utm_id=1')
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()
    const known = (name: string) => page.getByRole('region', { name })
    await known('Il tuo carrello, come lo conosciamo').getByText('Teiera Pausa, 1 pezzo').waitFor()
    const pages = known('Pagine che puoi leggere adesso')
    await pages.getByRole('link', { name: 'Teiera Pausa' }).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await pages.getByRole('link', { name: 'Teiera Pausa' }).click()
    await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()

    // The requested page opens by itself.
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Vaso Anfora' }).waitFor()
    expect(new URL(page.url()).search).toBe('?utm_id=1')
    await leave()
  },
)

journey('every listed page opens, though the shopper only looked at documents', async ({ browser, shopUrl }) => {
  const { page, allow, leave } = await openShopper(browser, shopUrl, { serviceWorkers: 'allow' })
  allow(/ERR_INTERNET_DISCONNECTED|\[vetrina\]|net::ERR/)
  for (const path of ['/tavola.html', '/teiera-pausa.html', '/chi-siamo']) {
    await openPage(page, path)
    await waitForOfflinePage(page, '/offline')
  }
  // The store has a part of the data of these pages only.
  await openPage(page, '/')
  await waitForOfflinePage(page, '/offline')
  await openPage(page, '/mortaio-pesto.html?quick=1')
  await waitForOfflinePage(page, '/offline')
  // A part whose code is missing would be reported.
  await waitForWholePage(page)
  await page.context().setOffline(true)
  await page.reload()
  const links = page.getByRole('region', { name: 'Pagine che puoi leggere adesso' }).getByRole('link')
  await links.first().waitFor()
  const titles = await links.allTextContents()
  expect(titles).toEqual(expect.arrayContaining(['Teiera Pausa', 'Tavola', 'Chi siamo']))
  for (const title of titles) {
    await links.filter({ hasText: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()
  }
  await page.context().setOffline(false)
  await leave()
})

journey('a reload without a network shows the offline page of the store', async ({ browser, shopUrl }) => {
  const { page, allow, leave } = await openShopper(browser, shopUrl, { serviceWorkers: 'allow' })
  allow(/ERR_INTERNET_DISCONNECTED|\[vetrina\]|net::ERR/)
  await openPage(page, '/')
  await waitForOfflinePage(page, '/offline')
  await openPage(page, '/en')
  await waitForOfflinePage(page, '/en/offline')
  // A part whose code is missing would be reported.
  await waitForWholePage(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  // The other store's pages are kept too.
  await page.goto('/chi-siamo')
  await page.getByRole('heading', { level: 1, name: OFFLINE }).waitFor()
  await page.goto('/en')
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await page.waitForURL(/\/en$/)
  await leave()
})

journey('with a network, documents come from the host', async ({ browser, shopUrl }) => {
  const { page, allow, leave } = await openShopper(browser, shopUrl, { serviceWorkers: 'allow' })
  allow(/404/)
  await openPage(page, '/')
  await waitForOfflinePage(page, '/offline')
  const answer = await page.goto('/teiera-pausa.html')
  expect(answer?.status()).toBe(200)
  const missing = await page.goto('/questa-pagina-non-esiste')
  expect(missing?.status()).toBe(404)
  await leave()
})

journey('a merchant who switches the offline pages off removes them from the browsers', async ({ browser }) => {
  const env = { OFFLINE_PAGES: 'on' }
  const server = await startShopServer(env)
  try {
    const { page, allow, leave } = await openShopper(browser, server.url, { serviceWorkers: 'allow' })
    // The worker may fetch its page and files while the host restarts.
    allow(/\/(?:offline|assets\/\S+|offline-worker\.js) net::ERR_CONNECTION_(?:REFUSED|RESET)/)
    await openPage(page, '/')
    await waitForOfflinePage(page, '/offline')
    await page.goto('about:blank')
    env.OFFLINE_PAGES = 'off'
    await server.restart()
    // The browser looks for another worker after a navigation, and once more after the next one if that failed.
    const cachesAfterVisit = async () => {
      await openPage(page, '/')
      return page.evaluate(async () => (await caches.keys()).length)
    }
    await expect.poll(cachesAfterVisit, { interval: 1_000, timeout: 120_000 }).toBe(0)
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state))
    await openPage(page, '/chi-siamo')
    expect(await registrations()).toEqual([])
    await leave()
  } finally {
    await server.dispose()
  }
})

journey('the document of the offline page names the code of the pages that open offline', async ({ shopUrl }) => {
  const html = await (await fetch(`${shopUrl}/offline`)).text()
  const opened = readModules('src/pages').filter(
    ({ path, text }) => path.endsWith('.page.ts') && /\bfindRead:/.test(text),
  )
  const modules = opened.flatMap(({ imports }) =>
    imports.flatMap(({ target, names }) =>
      target !== null && names.length === 0 && !SCREEN.test(`/${target}`) ? target : [],
    ),
  )
  expect(modules.length).toBeGreaterThan(opened.length)
  expect(modules.filter((module) => !builtFile(module).test(html))).toEqual([])
})
