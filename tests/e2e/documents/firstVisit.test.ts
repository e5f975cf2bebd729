import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'
import { createCommerceClient } from '#tests/contract/commerceClient.ts'
import { createSteps } from '#tests/contract/preparations.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { lackingParts } from '#tests/harness/browser/lackingParts.ts'
import { totalShift, watchLayoutShifts } from '#tests/harness/browser/layoutShifts.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { SLOW_PHONE, throttle, UNTHROTTLED } from '#tests/perf/measuring/networks.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { cartDialog, openPage, piecesAtBackend, waitForCode } from '../walk.ts'

/** Path of scripts, stylesheets and fonts, relative to the shop. */
const CODE = /^\/assets\/.*\.(js|css|woff2)$/

/** The accept header of browsers for pictures. */
const PICTURES = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

const MOST_REQUESTS_BEFORE_LCP = 8
const MOST_HTML_BYTES = 35_000
const MOST_SHIFT = 0.02
/** The limits of a whole first visit without any input, including the prefetched code, until the page is at rest. */
const MOST_REQUESTS = 46
const MOST_SCRIPT_BYTES = 268 * 1024

/** The requests of the visit until its largest contentful paint, including the document, and those to other origins. */
const requestsOfVisit = () =>
  new Promise<{ beforeLargest: string[]; elsewhere: string[] }>((resolve) => {
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1)
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const picture = resources.find(({ name }) => largest && name === Reflect.get(largest, 'url'))
      const arrival = picture?.responseEnd ?? largest?.startTime ?? Infinity
      const sent = resources.filter(({ requestStart }) => requestStart < arrival)
      resolve({
        beforeLargest: [location.href, ...sent.map(({ name }) => name)],
        elsewhere: resources.map(({ name }) => name).filter((name) => new URL(name).origin !== location.origin),
      })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Holds the shop's code back until the returned function is called; later documents load it at once. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: mayRun, resolve: letRun } = Promise.withResolvers<void>()
  // The route stays: its end would lose the other files that the browser requests at that moment.
  await page.route(/\/assets\/client-[^/]+\.js$/, async (route) => {
    await mayRun
    await route.fallback()
  })
  return letRun
}

/** The id of a new cart with one product. */
async function cartOfOne(shopUrl: string): Promise<string> {
  const { wares } = await readCatalogue(shopUrl)
  const { newCart, add } = createSteps(createCommerceClient(`${shopUrl}/api/graphql`, fetch), wares)
  const cart = await newCart()
  await add(cart, wares.simple)
  return cart
}

journey('a first visit waits for nothing that only a script could discover', async ({ browser, shopUrl }) => {
  const { wares, configurable, categoryPath } = await readCatalogue(shopUrl)
  const { newCart, add } = createSteps(createCommerceClient(`${shopUrl}/api/graphql`, fetch), wares)
  const cart = await newCart()
  await add(cart, wares.simple)
  const paths = ['/', categoryPath, configurable.path, '/search?q=vaso', '/cart', '/checkout', '/privacy']
  for (const path of paths) {
    // Without a cart these pages are empty.
    const cookie = path === '/cart' || path === '/checkout' ? `cart=${cart}` : ''
    const html = await (await fetch(shopUrl + path, { headers: { cookie } })).text()
    expect({ path, isSmall: gzipSync(html).length <= MOST_HTML_BYTES }).toEqual({ path, isSmall: true })
    const shopper = await openShopper(browser, shopUrl, { viewport: { width: 390, height: 844 } })
    const { page } = shopper
    if (cookie) await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
    const shifts = await watchLayoutShifts(page)
    // A picture that the server still has to resize would be late, and later requests would be counted: request the
    // ones of this window first.
    const sources = html.match(/(?<=imageSrcSet="[^"]*)[^" ]+(?= (240|480)w)/g) ?? []
    await Promise.all(sources.map((source) => fetch(new URL(source, shopUrl), { headers: PICTURES })))
    // The fallback fonts have the metrics of Arial: on a machine without it, texts would move when a font arrives.
    const { promise: fontsMayArrive, resolve: letFontsArrive } = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await fontsMayArrive
      await route.continue()
    })
    // On a fast line the order of requests would be random.
    const line = await page.context().newCDPSession(page)
    await throttle(line, { ...SLOW_PHONE, cpu: 1 })

    // The page's picture is shown before any of the shop's code has run.
    const letRun = await holdCode(page)
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
    await throttle(line, UNTHROTTLED)
    letRun()

    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrate').length)).toBe(1)
    expect(totalShift(shifts), JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MOST_SHIFT)
    letFontsArrive()
    await page.evaluate(() => document.fonts.ready)

    // The document names all required code, so that it is requested at once.
    const early = await page.evaluate(() => {
      const [hydrate] = performance.getEntriesByName('hydrate')
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (hydrate?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname)
    })
    const discovered = early.filter((asset) => CODE.test(asset) && !html.includes(asset))
    expect({ path, discovered }).toEqual({ path, discovered: [] })
    // The visible content does not wait for code: all code is requested after the first paint.
    const paint = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const [first] = performance.getEntriesByName('first-contentful-paint')
      return { first: first?.startTime ?? Infinity, code: Math.min(...scripts.map(({ startTime }) => startTime)) }
    })
    expect(paint.code).toBeGreaterThan(paint.first)
    expect(early.filter((asset) => asset.endsWith('.js')).length).toBeGreaterThan(3)
    // A document with its styles, its font, and its initially visible content.
    const styles = [...new Set(html.match(/\/assets\/[\w.-]+\.css(?=")/g))]
    expect({ path, styles }).toEqual({ path, styles: [expect.stringMatching(/style-/)] })
    const { beforeLargest: all, elsewhere } = await page.evaluate(requestsOfVisit)
    // Nothing waits for the stylesheet of the whole shop.
    const beforeLargest = all.filter((address) => !address.endsWith('.css'))
    expect(beforeLargest.length, beforeLargest.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS_BEFORE_LCP)
    expect(elsewhere).toEqual([])
    if (path === '/' || path === configurable.path) expect(preloads.length).toBeGreaterThan(0)
    await shopper.leave()
  }
})

journey(
  'a directly opened cart is in its document, and a checkout’s data is requested before hydration',
  async ({ browser, shopUrl }) => {
    const { simple, wares } = await readCatalogue(shopUrl)
    const { newCart, add } = createSteps(createCommerceClient(`${shopUrl}/api/graphql`, fetch), wares)
    const cart = await newCart()
    await add(cart, wares.simple)
    for (const [path, query] of [
      ['/cart', 'query CartPageQuery'],
      ['/checkout', 'query CheckoutPageQuery'],
    ] as const) {
      const shopper = await openShopper(browser, shopUrl)
      const { page } = shopper
      await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
      await page.addInitScript(
        ([wanted, probe]) => {
          const ask = window.fetch
          window.fetch = (input, init) => {
            if (typeof init?.body === 'string' && init.body.includes(wanted)) performance.mark('asked')
            return ask(input, init)
          }
          const look = () => {
            const main = document.querySelector('main')
            if (main && !main.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true })))
              performance.mark('taken over')
            else requestAnimationFrame(look)
          }
          look()
        },
        [query, HYDRATION_PROBE] as const,
      )
      const html = await (await page.goto(path))?.text()
      const lines = await page.evaluate(
        ([text, product]) =>
          new DOMParser().parseFromString(text, 'text/html').querySelectorAll(`[role=dialog] a[href="${product}"]`)
            .length,
        [html ?? '', simple.path] as const,
      )
      // A restored document may be hours old: whether its cart is current is checked nevertheless.
      if (path === '/cart') expect(lines).toBeGreaterThan(0)
      const goOn = cartDialog(page).getByRole('link', { name: 'Vai alla cassa' })
      await goOn.or(page.getByRole('main').getByRole('button', { name: 'Continua' })).waitFor()
      await waitForWholePage(page)
      const marks = () =>
        page.evaluate(() =>
          ['asked', 'taken over'].map((name) => performance.getEntriesByName(name).map(({ startTime }) => startTime)),
        )
      // The code that checks the cart of a document loads after hydration.
      await expect.poll(async () => (await marks()).map((times) => times.length), { message: path }).toEqual([1, 1])
      const [[asked = 0] = [], [takenOver = 0] = []] = await marks()
      if (path === '/checkout') expect(asked).toBeLessThan(takenOver)
      await shopper.leave()
    }
  },
)

journey('changes since a cart’s document was rendered arrive after hydration', async ({ browser, shopUrl }) => {
  const { wares } = await readCatalogue(shopUrl)
  const { newCart, add } = createSteps(createCommerceClient(`${shopUrl}/api/graphql`, fetch), wares)
  const cart = await newCart()
  await add(cart, wares.simple)
  const cookie = { name: 'cart', value: cart, url: shopUrl }
  const old = await fetch(`${shopUrl}/cart`, { headers: { cookie: `cart=${cart}`, 'accept-encoding': 'identity' } })
  const document = { status: old.status, headers: Object.fromEntries(old.headers), body: await old.text() }
  await add(cart, wares.simple)
  const { page, leave } = await openShopper(browser, shopUrl)
  await page.context().addCookies([cookie])
  // As Back finds it if the browser has kept only the file.
  await page.route(
    (url) => url.pathname === '/cart',
    (route) => route.fulfill(document),
  )
  // The answer arrives long before hydration is complete.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await page.goto('/cart')
  const pieces = cartDialog(page).getByRole('spinbutton')
  await expect.poll(() => pieces.inputValue()).toBe('2')
  await leave()
})

journey('clicks before the code has loaded are replayed', async ({ browser, shopUrl }) => {
  const cart = await cartOfOne(shopUrl)
  const shopper = await openShopper(browser, shopUrl, { viewport: { width: 390, height: 844 } })
  const { page } = shopper
  await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
  const letRun = await holdCode(page)
  await page.goto('/cart', { waitUntil: 'commit' })
  const more = cartDialog(page).getByRole('button', { name: /^Uno in più/ })
  await more.click()
  await more.click()
  letRun()
  await expect.poll(() => piecesAtBackend(page)).toBe(3)
  expect(await cartDialog(page).getByRole('spinbutton').inputValue()).toBe('3')
  await shopper.leave()
})

journey(
  'a click right before hydration is replayed although the page is too busy to notice',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const shopper = await openShopper(browser, shopUrl, { viewport: { width: 390, height: 844 } })
    const { page } = shopper
    // Timeouts of a busy page run late: those of a click run after hydration here.
    await page.addInitScript((probe) => {
      const setTimeout = window.setTimeout.bind(window)
      const whenHydrated = (target: EventTarget | null, act: () => void) => {
        const isHydrated = target?.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true })) === false
        if (isHydrated) act()
        else setTimeout(() => whenHydrated(target, act), 10)
      }
      window.addEventListener(
        'click',
        ({ isTrusted, target }) => {
          if (!isTrusted) return
          const late = (act: () => void) => setTimeout(() => whenHydrated(target, act), 0)
          Object.assign(window, { setTimeout: late })
          setTimeout(() => Object.assign(window, { setTimeout }), 0)
        },
        true,
      )
    }, HYDRATION_PROBE)
    const letRun = await holdCode(page)
    await page.goto(simple.path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Scrivi una recensione' }).click()
    letRun()
    await page.getByLabel('La tua opinione').waitFor()
    await shopper.leave()
  },
)

journey('a field of an overlay that is focused before hydration keeps the focus', async ({ browser, shopUrl }) => {
  const cart = await cartOfOne(shopUrl)
  const shopper = await openShopper(browser, shopUrl, { viewport: { width: 390, height: 844 } })
  const { page } = shopper
  await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
  const pieces = cartDialog(page).getByRole('spinbutton')
  // The second document has a mark of the element that was focused last in the first one.
  for (const marked of [false, true]) {
    const letRun = await holdCode(page)
    await (marked ? page.reload({ waitUntil: 'commit' }) : page.goto('/cart', { waitUntil: 'commit' }))
    await pieces.focus()
    letRun()
    await waitForWholePage(page)
    expect(await pieces.evaluate((field) => document.activeElement === field)).toBe(true)
    await cartDialog(page).getByRole('button', { name: 'Chiudi' }).focus()
  }
  await shopper.leave()
})

journey('a shopper who scrolls in a reloaded page before hydration stays there', async ({ browser, shopUrl }) => {
  const { categoryPath } = await readCatalogue(shopUrl)
  const shopper = await openShopper(browser, shopUrl, { viewport: { width: 390, height: 844 } })
  const { page } = shopper
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await openPage(page, categoryPath)
  await waitForWholePage(page)
  await page.mouse.wheel(0, 1_500)
  await expect.poll(scrollY).toBe(1_500)
  for (const wheel of [0, -600]) {
    const letRun = await holdCode(page)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(scrollY).toBe(1_500)
    if (wheel !== 0) await page.mouse.wheel(0, wheel)
    await expect.poll(scrollY).toBe(1_500 + wheel)
    letRun()
    await waitForWholePage(page)
    expect(await scrollY()).toBe(1_500 + wheel)
  }
  await shopper.leave()
})

journey(
  'a click on a card shows its name and picture before any answer and any more code',
  async ({ browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 740 } })
    const { page } = shopper
    const { categoryPath } = await readCatalogue(shopUrl)
    await page.goto(categoryPath)
    const card = page.getByRole('main').getByRole('article').first()
    const link = card.getByRole('heading').getByRole('link')
    const name = (await link.textContent()) ?? ''
    const small = await card
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    // The last code that is prefetched.
    await waitForCode(page, 'src/features/product/layout/ProductSkeleton.tsx')
    await waitForWholePage(page)
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    for (const late of ['**/api/graphql', '**/assets/*.js']) {
      await page.route(late, async (route) => {
        await mayAnswer
        await route.continue()
      })
    }
    await link.click()
    const place = page.getByRole('main').getByRole('status', { name: 'Caricamento' })
    await place.getByText(name).waitFor()
    // The footer would move out of the window as soon as the page is there.
    const footerTop = page.getByRole('contentinfo').evaluate((it) => it.getBoundingClientRect().top / innerHeight)
    expect(await footerTop).toBeGreaterThanOrEqual(1)
    const inPlace = place.locator('img')
    // The browser selects a source when it knows the size of the picture.
    const shown = () => inPlace.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.currentSrc))
    await expect.poll(shown).toEqual([small, expect.stringContaining('/media/')])
    const [, large] = await shown()
    answer()
    await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()
    // The page's large picture is the one that its placeholder has requested already.
    const pictures = page.getByRole('main').getByRole('article').locator('img')
    const sources = () => pictures.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.currentSrc))
    await expect.poll(sources).toContain(large)
    await shopper.leave()
  },
)

journey('the browser looks through its locales in a worker, which ends by itself', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl)
  const { page } = shopper
  const started = page.waitForEvent('worker')
  await page.goto('/')
  const worker = await started
  expect(worker.url()).toMatch(/\/assets\/intl-[\w-]+\.js$/)
  await expect.poll(() => page.workers()).toEqual([])
  await shopper.leave()
})

journey('a visitor who does nothing loads little more than the page', async ({ browser, shopUrl }) => {
  const { simple, categoryPath } = await readCatalogue(shopUrl)
  // The files that the page fetches last, when it is at rest.
  const unavailable = builtFile('src/pages/unavailable/UnavailablePage.tsx')
  const skeleton = builtFile('src/features/product/layout/ProductSkeleton.tsx')
  for (const [path, last] of [
    ['/', unavailable],
    [categoryPath, skeleton],
    [simple.path, unavailable],
  ] as const) {
    const shopper = await openShopper(browser, shopUrl, { viewport: { width: 412, height: 823 } })
    const { page } = shopper
    await page.context().addCookies([{ name: 'consent', value: 'v1', url: shopUrl }])
    await page.goto(path)
    const requests = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          name: new URL(entry.name).pathname,
          bytes: (entry as PerformanceResourceTiming).transferSize,
        })),
      )
    await expect.poll(async () => (await requests()).some(({ name }) => last.test(name))).toBe(true)
    // Prefetches follow each other in idle time: the visit is complete when an idle page has sent nothing more.
    let before = -1
    await expect
      .poll(async () => {
        const isComplete = (await lackingParts(page)).length === 0
        const { length } = await requests()
        const isAtRest = isComplete && length === before
        before = length
        return isAtRest
      })
      .toBe(true)
    const all = await requests()
    const scripts = all.filter(({ name }) => name.endsWith('.js'))
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    const told = all.map(({ name, bytes: size }) => `${size} ${name}`).join('\n')
    // The document is one more.
    expect(1 + all.length, told).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(bytes, told).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
    await shopper.leave()
  }
})

journey("links in a merchant's text are routed without the code that draws texts", async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  const drawsTexts = builtFile('src/features/cms/CmsText.tsx')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(simple.path)
  const unavailable = builtFile('src/pages/unavailable/UnavailablePage.tsx')
  await expect.poll(() => asked.some((path) => unavailable.test(path))).toBe(true)
  expect(asked.filter((path) => drawsTexts.test(path))).toEqual([])
  await page.evaluate(() => performance.mark('same document'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click()
  await page.waitForURL((url) => url.pathname === '/chi-siamo')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => performance.getEntriesByName('same document').length)).toBe(1)
})
