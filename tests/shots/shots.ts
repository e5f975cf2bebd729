// `npm run shots [-- --screen=cart,checkout --width=360 --scheme=light --locale=it --text=200 --window]`: photographs every
// screen of the built shop that SHOP names, on the embedded engine, into test-results/shots, whose index.html shows all of
// them side by side. See docs/testing.md.
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright'
import { loadShop, shopFolderOf } from '#server/shop/selectedShop.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { CUSTOMER_TOKEN_KEY } from '#src/platform/session/customerToken.ts'
import { CART_COOKIE_NAME } from '#src/platform/session/cartId.ts'
import { CONSENT_COOKIE_NAME, CONSENT_COOKIE_VERSION } from '#src/platform/consent/consentCookie.ts'
import { launchChromium, SHOPPER_CONTEXT } from '../harness/browser/chromium.ts'
import { lackingParts, trackRequests } from '../harness/browser/lackingParts.ts'
import { FAULTY_SHOP, faultScope, faultsOf } from '../harness/faults.ts'
import { startShopServer } from '../harness/servers/shopServer.ts'
import { writeIndex } from './indexPage.ts'
import { readOptions } from './options.ts'
import { listScreens, VISITORS, type ShotScreen, type Visitor } from './screens.ts'
import { prepareStoreView, type PreparedView } from './storeView.ts'

const OUTPUT = 'test-results/shots'
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 390: 844, 768: 1024, 1440: 900, 1920: 1080 }
/** A page that is not complete after this time is photographed as it is, and named. */
const PATIENCE_MS = 15_000
/** The usual text size of browsers, px. */
const TEXT_PX = 16
/** Taller pictures cannot be compared, and browsers fail to take them. px */
const TALLEST_PX = 12_000
/** The faults of the failing visitor only. */
const FAULT_SCOPE = 'shots'

const options = readOptions(process.argv.slice(2))
const folder = shopFolderOf(process.env['SHOP'])
const { stores } = await loadShop(folder)
const { seed } = (await import(pathToFileURL(join(folder, 'seed/seed.ts')).href)) as { readonly seed: SeedShop }
const customer = firstOf(seed.customers)

const shop = await startShopServer({ ...FAULTY_SHOP, COMMERCE_EDITION: 'commerce' })
try {
  await faultsOf(shop.url, FAULT_SCOPE).fault(
    'SearchPageQuery',
    { kind: 'status', status: 500 },
    undefined,
    'rendering',
  )
  // A store view with a domain of its own has the same screens.
  const views = stores.filter(
    ({ locale, domain }) => domain === undefined && (options.locales.length === 0 || options.locales.includes(locale)),
  )
  for (const view of views) {
    const prepared = await prepareStoreView({ shopUrl: shop.url, code: view.magentoStoreCode, customer })
    for (const text of options.texts) {
      const size = Math.round((TEXT_PX * text) / 100)
      const browser = await launchChromium({ args: [`--blink-settings=defaultFontSize=${size}`] })
      await photographStore({ browser, prepared, text, ...view })
      await browser.close()
    }
  }
} finally {
  await shop.dispose()
}
console.log(`${join(OUTPUT, writeIndex(OUTPUT))} shows them.`)

type Session = {
  readonly browser: Browser
  readonly prepared: PreparedView
  /** The browser's text size in percent. */
  readonly text: number
  readonly locale: string
  readonly basePath: string
  readonly intlLocale: string
}

async function photographStore({ browser, prepared, text, locale, basePath, intlLocale }: Session): Promise<void> {
  const { url } = shop
  const context = async (visitor: Visitor) => {
    const opened = await browser.newContext({ ...SHOPPER_CONTEXT, locale: intlLocale, baseURL: url })
    const cookie = (name: string, value: string) => opened.addCookies([{ name, value, url, sameSite: 'Lax' }])
    if (visitor !== 'new') await cookie(CONSENT_COOKIE_NAME, CONSENT_COOKIE_VERSION)
    if (visitor === 'buyer') await cookie(CART_COOKIE_NAME, await prepared.filledCart())
    if (visitor === 'troubled') await cookie(CART_COOKIE_NAME, await prepared.troubledCart())
    if (visitor === 'failing') await opened.addCookies([faultScope(url, FAULT_SCOPE)])
    if (visitor === 'customer') await signIn(opened, await prepared.token())
    trackRequests(opened)
    return opened
  }

  const guest = await context('guest')
  const home = await guest.newPage()
  await home.goto(basePath)
  await waitUntilComplete(home)
  const screens = (
    await listScreens(home, { basePath, basePaths: stores.map((store) => store.basePath) }, prepared)
  ).filter(({ name }) => options.screens.length === 0 || options.screens.some((part) => name.includes(part)))
  await guest.close()
  const target = join(OUTPUT, basename(folder), locale)
  mkdirSync(target, { recursive: true })
  let done = 0
  for (const visitor of VISITORS) {
    const visited = screens.filter((screen) => screen.visitor === visitor)
    if (visited.length === 0) continue
    const opened = await context(visitor)
    for (const screen of visited) {
      const incomplete = await photograph(opened, screen, target, text)
      done += 1
      const told = incomplete.length > 0 ? ` (not complete: ${incomplete.join(', ')})` : ''
      console.log(`${locale} ${text} % ${done}/${screens.length} ${screen.name} ${screen.path}${told}`)
    }
    await opened.close()
  }
}

function firstOf<T>(customers: readonly T[]): T {
  const [first] = customers
  if (first === undefined) throw new Error('The shop has no demo customer.')
  return first
}

async function signIn(context: BrowserContext, token: string): Promise<void> {
  const record = { token, createdAt: Date.now(), lifetimeMs: 3_600_000, email: customer.email }
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    CUSTOMER_TOKEN_KEY,
    JSON.stringify(record),
  ] as const)
}

/** Takes the pictures of one screen; returns the parts that were missing on it. */
async function photograph(
  context: BrowserContext,
  { name, path, isStep }: ShotScreen,
  target: string,
  text: number,
): Promise<readonly string[]> {
  const { widths, schemes, isWindowOnly } = options
  const incomplete: string[] = []
  for (const width of widths) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })
    await page.goto(path)
    incomplete.push(...(await waitUntilComplete(page)))
    if (isStep && new URL(page.url()).pathname !== path) {
      await page.locator(`a[href="${path}"]`).first().click()
      incomplete.push(...(await waitUntilComplete(page)))
    }
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.screenshot({
        path: join(target, `${name}.${width}.${scheme}.${text}.jpg`),
        type: 'jpeg',
        quality: 75,
        fullPage: !isWindowOnly,
        ...(!isWindowOnly && height > TALLEST_PX && { clip: { x: 0, y: 0, width, height: TALLEST_PX } }),
      })
    }
    await page.close()
  }
  return [...new Set(incomplete)]
}

/** Waits until nothing is missing; returns the parts that still are after {@link PATIENCE_MS}. */
async function waitUntilComplete(page: Page): Promise<readonly string[]> {
  const end = performance.now() + PATIENCE_MS
  // Each look waits for an idle moment of the page.
  for (;;) {
    const lacking = await lackingParts(page)
    if (lacking.length === 0 || performance.now() > end) return lacking
  }
}
