import type { Page, Route } from 'playwright'
import { expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { routeUntil } from '#tests/harness/browser/shopper.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  addToCart,
  cartButton,
  cartDialog,
  hydrated,
  openPage,
  searchField,
  searchFor,
  waitForCart,
  waitForCode,
} from '../walk.ts'

const SEARCH_PAGE = builtFile('src/pages/search/SearchPage.tsx')

journey('offline, pages seen before stay readable; the others come with the network', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(/ERR_INTERNET_DISCONNECTED|\[vetrina\]/)
  await openPage(page, '/')
  await page.getByRole('main').locator('a[href="/tavola.html"]').first().click()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  await page.getByRole('main').locator('a[href="/teiera-pausa.html"]:visible').first().click()
  await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()
  await waitForWholePage(page)

  // The search was opened before, so its code has loaded.
  await searchField(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Cerca' }).waitFor({ state: 'detached' })
  await page.context().setOffline(true)
  const banner = page.getByText(/^Sei offline/)
  await banner.waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()

  await searchFor(page, 'brocca')
  await page.getByRole('heading', { level: 1, name: /non si è caricata|Torniamo subito/ }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Categorie' }).count()).toBe(1)

  await page.context().setOffline(false)
  await banner.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: /brocca/ }).waitFor()
})

journey('the bar of a navigation stays until the page has its data, or has failed', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(/503|\[vetrina\]/)
  await openPage(page, '/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let fail = () => {}
  const failure = new Promise<void>((resolve) => (fail = resolve))
  await page.route(
    (url) => url.pathname === '/api/graphql',
    async (route) => {
      const asked = route.request().postData() ?? ''
      if (asked.includes('CategoryPageQuery')) await held
      if (!asked.includes('SearchPageQuery')) return route.fallback()
      await failure
      await route.fulfill({ status: 503, body: '' })
    },
  )
  const bar = page.getByRole('progressbar', { name: 'Caricamento della pagina' })
  await page.getByRole('navigation', { name: 'Categorie' }).locator('a[href="/casa.html"]').first().click()
  const skeleton = page.getByRole('main').getByRole('group', { name: 'Caricamento' })
  await skeleton.waitFor()
  await bar.waitFor()
  // Independent of the clock: the animation now belongs to the skeleton.
  await page.waitForFunction(() => document.getAnimations().some(({ currentTime }) => Number(currentTime) > 1_000))
  expect(await bar.count()).toBe(1)
  release()
  await page.getByRole('heading', { level: 1, name: 'Casa' }).waitFor()
  await bar.waitFor({ state: 'detached' })

  await searchFor(page, 'vaso')
  await bar.waitFor()
  fail()
  await page.getByRole('heading', { level: 1, name: /non si è caricata|Torniamo subito/ }).waitFor()
  await bar.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Casa' }).waitFor()
})

journey('the first cart may be created while the cart’s page is loading', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  let releaseCart = () => {}
  const cartHeld = new Promise<void>((resolve) => (releaseCart = resolve))
  let releasePage = () => {}
  const pageHeld = new Promise<void>((resolve) => (releasePage = resolve))
  await page.route(
    (url) => url.pathname === '/api/graphql',
    async (route) => {
      if (route.request().postData()?.includes('createEmptyCartMutation') === true) await cartHeld
      await route.fallback()
    },
  )
  await page.route(builtFile('src/pages/cart/CartPage.tsx'), async (route) => {
    await pageHeld
    await route.continue()
  })
  await openPage(page, simple.path)
  await addToCart(page)
  await cartButton(page).click()
  await page.waitForURL((url) => url.pathname === '/cart')
  releaseCart()
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/(?:^|; )cart=/)
  releasePage()
  await cartDialog(page).getByRole('link', { name: simple.name }).first().waitFor()
})

journey('cached and prefetched pages show no bar', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/')
  await page.evaluate(() => {
    Reflect.set(window, 'bars', 0)
    new MutationObserver(() => {
      if (document.querySelector('progress')) Reflect.set(window, 'bars', 1)
    }).observe(document.body, { childList: true, subtree: true })
  })
  const main = page.getByRole('main')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => url.pathname === '/api/graphql',
    async (route) => {
      if (route.request().postData()?.includes('CategoryPageQuery') === true) await held
      await route.fallback()
    },
  )
  const asked = page.waitForRequest((request) => request.postData()?.includes('CategoryPageQuery') === true)
  const link = main.locator('a[href="/tavola.html"]').first()
  await hydrated(link)
  await link.hover()
  await asked
  release()
  await waitForWholePage(page)
  const openCart = async () => {
    await page.evaluate(() => Reflect.set(window, 'bars', 0))
    await page.getByRole('link', { name: /^Carrello/ }).click()
    await page.getByRole('dialog', { name: 'Carrello' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Carrello' }).waitFor({ state: 'detached' })
    await waitForWholePage(page)
    return page.evaluate(() => Number(Reflect.get(window, 'bars')))
  }
  expect(await page.evaluate(() => Number(Reflect.get(window, 'bars')))).toBe(0)
  // The first opening loads code that later ones have already. A slow machine may be late once.
  await openCart()
  await expect.poll(openCart).toBe(0)
})

journey('the session remembers the last two addresses; a page that is not there leads back', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(/404/)
  const remembered = () => page.evaluate(() => sessionStorage.getItem('vetrina.visited'))
  await openPage(page, '/')
  await page.getByRole('main').locator('a[href="/tavola.html"]').first().click()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  await page.getByRole('main').locator('a[href="/teiera-pausa.html"]:visible').first().click()
  await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()
  await expect.poll(remembered).toBe('["/tavola.html","/teiera-pausa.html"]')
  await openPage(page, '/nessuna-pagina.html')
  await page.getByRole('button', { name: 'Torna alla pagina di prima' }).click()
  await page.getByRole('heading', { level: 1, name: 'Teiera Pausa' }).waitFor()
  expect(await remembered()).toBe('["/nessuna-pagina.html","/teiera-pausa.html"]')
})

/** The last code that a list prefetches: it shows a product from its card. */
const SKELETON = 'src/features/product/layout/ProductSkeleton.tsx'

/** A list at rest, its first card's link, and the API's answer to the query of a product's page. */
async function standAtList(page: Page, answer: (route: Route) => Promise<void>) {
  await page.goto('/tavola.html')
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  // With its code loaded, the page starts at the click.
  await waitForCode(page, SKELETON)
  const end = await routeUntil(
    page,
    (url) => url.pathname === '/api/graphql',
    (route) => (route.request().postData()?.includes('ProductPageQuery') ? answer(route) : route.fallback()),
  )
  return { link, name: (await link.textContent()) ?? '', end }
}

journey('a click on a product that is gone meanwhile ends at the page that says so', async ({ shopper }) => {
  const { page } = shopper
  const { link } = await standAtList(page, (route) => route.fulfill({ json: { data: { products: { items: [] } } } }))
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Questo pezzo non è più in vetrina' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
})

journey('a click on a product while the backend is down ends at its page with the network', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(/503|\[vetrina\]/)
  const { link, name, end } = await standAtList(page, (route) => route.fulfill({ status: 503, body: '' }))
  await link.click()
  await page.getByRole('heading', { level: 1, name: /non si è caricata|Torniamo subito/ }).waitFor()
  end()
  await page.getByRole('main').getByRole('button', { name: 'Riprova' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

journey('Back before a product has loaded shows the list, and the next click the product', async ({ shopper }) => {
  const { page } = shopper
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const { link, name } = await standAtList(page, async (route) => {
    await mayAnswer
    await route.continue()
  })
  await link.click()
  await page.getByRole('main').getByRole('status', { name: 'Caricamento' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Tavola' }).waitFor()
  answer()
  await waitForWholePage(page)
  expect(new URL(page.url()).pathname).toBe('/tavola.html')
  expect(await page.getByRole('heading', { level: 1 }).filter({ visible: true }).allTextContents()).toEqual(['Tavola'])
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

journey('code that is gone after a deploy costs one reload, and never a loop', async ({ shopper }) => {
  const { page, allow } = shopper
  // The served page stays unchanged, readable and without scripts.
  allow(/\[vetrina\]|page error|ERR_FAILED/)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await openPage(page, '/')
  const missed: string[] = []
  const givenUp = page.waitForEvent('console', (message) => message.text().includes('code of the document'))
  await page.route(SEARCH_PAGE, (route) => {
    missed.push(documents.at(-1) ?? '')
    return route.abort()
  })
  allow(SEARCH_PAGE)
  await searchFor(page, 'vaso')
  // The file is missing for the new document too: the texts are shown, and there is no reload loop.
  await expect.poll(() => missed).toEqual(['/', '/search'])
  await givenUp
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await page.getByRole('main').getByRole('link', { name: /vaso/i }).first().waitFor()
  expect(documents).toEqual(['/', '/search'])
})

journey('a file that failed once is there after the reload', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(new RegExp(String.raw`\[vetrina\]|${SEARCH_PAGE.source}|ERR_FAILED`))
  let failures = 1
  await openPage(page, '/')
  await page.route(SEARCH_PAGE, (route) => {
    failures -= 1
    return failures >= 0 ? route.abort() : route.continue()
  })
  await searchFor(page, 'vaso')
  await page.getByRole('heading', { level: 1, name: /vaso/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('vaso')
})

journey('a part whose code does not come is missed aloud, and comes with another try', async ({ shopper, shopUrl }) => {
  const { page, allow } = shopper
  allow(/ERR_INTERNET_DISCONNECTED|\[vetrina\]|page error: (.*(dynamically imported|preload CSS)|$)/)
  const { simple } = await readCatalogue(shopUrl)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await page.goto('/cart')
  const dialog = cartDialog(page)
  await dialog.getByRole('link', { name: 'Vai alla cassa' }).waitFor()
  await waitForWholePage(page)
  await page.context().setOffline(true)
  await dialog.getByText('Stima spedizione e totale').click()
  const missing = dialog.getByRole('alert').filter({ hasText: 'Questa parte non è arrivata' })
  await missing.waitFor()
  await page.context().setOffline(false)
  await missing.getByRole('button', { name: 'Riprova' }).click()
  // A browser that caches the failed module never requests it again: it gets a new document, with the part closed.
  const country = dialog.getByRole('combobox', { name: 'Paese' })
  const closed = dialog.locator('details:not([open])').getByText('Stima spedizione e totale')
  await country.or(closed).first().waitFor()
  if ((await closed.count()) > 0) await closed.click()
  await country.waitFor()
  expect(await missing.count()).toBe(0)
  // The layout is correct: Chromium does not allow access to a stylesheet that failed to load.
  const hasAllStyles = () => [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0)
  await expect.poll(() => page.evaluate(hasAllStyles)).toBe(true)
})
