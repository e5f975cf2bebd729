import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { loadShop, shopFolderOf } from '#server/shop/selectedShop.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { CUSTOMER_TOKEN_KEY } from '#src/platform/session/customerToken.ts'
import { CART_COOKIE_NAME } from '#src/platform/session/cartId.ts'
import { CONSENT_COOKIE_NAME, CONSENT_COOKIE_VERSION } from '#src/platform/consent/consentCookie.ts'
import { launchChromium, SHOPPER_CONTEXT } from '../harness/browser/chromium.ts'
import { lackingParts, trackRequests } from '../harness/browser/lackingParts.ts'
import { FAULTY_SHOP, faultsOf } from '../harness/faults.ts'
import { startShopServer } from '../harness/servers/shopServer.ts'
import type { Scheme, ShotOptions } from './options.ts'
import { listScreens, VISITORS, type ShotScreen, type Visitor } from './screens.ts'
import { prepareStoreView, type PreparedView } from './storeView.ts'

const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 390: 844, 768: 1024, 1440: 900, 1920: 1080 }
/** The usual text size of browsers, px. */
const TEXT_PX = 16

/** A screen in one of its forms. */
export type ShownScreen = {
  readonly page: Page
  readonly screen: ShotScreen
  readonly locale: string
  readonly width: number
  readonly scheme: Scheme
  /** The browser's text size in percent. */
  readonly text: number
}

/** Learns of each visited screen, with the parts that were still missing when it was looked at. */
type Tell = (visited: string, incomplete: readonly string[]) => void

export type Visiting = {
  readonly look: Look
  readonly tell?: Tell
  /** A page that is not complete after this time is shown as it is, and named. */
  readonly patienceMs?: number
}

type Visit = Session &
  Required<Visiting> & {
    readonly shopUrl: string
    readonly options: ShotOptions
  }

export type Look = (shown: ShownScreen) => Promise<void>

const print: Tell = (visited, incomplete) =>
  console.log(`${visited}${incomplete.length > 0 ? ` (not complete: ${incomplete.join(', ')})` : ''}`)

/**
 * Shows every screen of the built shop that SHOP names, on the embedded engine, in each of the forms that the options
 * choose. Returns the pages that have no example in this shop, by store.
 */
export async function visitScreens(
  options: ShotOptions,
  { look, tell = print, patienceMs = 15_000 }: Visiting,
): Promise<readonly string[]> {
  const folder = shopFolderOf(process.env['SHOP'])
  const { stores, attributes } = await loadShop(folder)
  const { seed } = (await import(pathToFileURL(join(folder, 'seed/seed.ts')).href)) as { readonly seed: SeedShop }
  const customer = firstOf(seed.customers)
  const shop = await startShopServer({ ...FAULTY_SHOP, COMMERCE_EDITION: 'commerce' })
  const withoutExample: string[] = []
  try {
    // A store view with a domain of its own has the same screens.
    const views = stores.filter(
      ({ locale, domain }) =>
        domain === undefined && (options.locales.length === 0 || options.locales.includes(locale)),
    )
    if (views.length === 0)
      throw new Error(`The shop has only these locales: ${stores.map(({ locale }) => locale).join(', ')}.`)
    for (const view of views) {
      const prepared = await prepareStoreView({
        shopUrl: shop.url,
        code: view.magentoStoreCode,
        customer,
        sizeGuideAttribute: attributes.sizeGuide,
      })
      for (const text of options.texts) {
        const size = Math.round((TEXT_PX * text) / 100)
        const browser = await launchChromium({ args: [`--blink-settings=defaultFontSize=${size}`] })
        const { email } = customer
        const visit = { browser, prepared, text, ...view, email, shopUrl: shop.url, options, look, tell, patienceMs }
        for (const page of await visitStore(visit)) withoutExample.push(`${view.locale} ${page}`)
        await browser.close()
      }
    }
  } finally {
    await shop.dispose()
  }
  return [...new Set(withoutExample)]
}

type Session = {
  readonly browser: Browser
  readonly prepared: PreparedView
  /** The browser's text size in percent. */
  readonly text: number
  readonly locale: string
  readonly basePath: string
  readonly intlLocale: string
  /** The customer's. */
  readonly email: string
}

/** Returns the pages without an example. */
async function visitStore(visit: Visit): Promise<readonly string[]> {
  const { browser, prepared, text, locale, basePath, intlLocale, email, shopUrl: url, options, tell } = visit
  const context = async (visitor: Visitor) => {
    const opened = await browser.newContext({ ...SHOPPER_CONTEXT, locale: intlLocale, baseURL: url })
    const cookie = (name: string, value: string) => opened.addCookies([{ name, value, url, sameSite: 'Lax' }])
    if (visitor !== 'new') await cookie(CONSENT_COOKIE_NAME, CONSENT_COOKIE_VERSION)
    if (visitor === 'buyer') await cookie(CART_COOKIE_NAME, await prepared.filledCart())
    if (visitor === 'troubled') await cookie(CART_COOKIE_NAME, await prepared.troubledCart())
    if (visitor === 'customer') await signIn(opened, email, await prepared.token())
    trackRequests(opened)
    return opened
  }

  const guest = await context('guest')
  const home = await guest.newPage()
  await home.goto(basePath)
  await waitUntilComplete(home, visit.patienceMs)
  const listed = await listScreens(home, basePath, prepared)
  const screens = listed.screens.filter(
    ({ name }) => options.screens.length === 0 || options.screens.some((part) => name.includes(part)),
  )
  await guest.close()
  if (screens.length === 0)
    throw new Error(`The shop has only these screens: ${listed.screens.map(({ name }) => name).join(', ')}.`)
  let done = 0
  for (const visitor of VISITORS) {
    const visited = screens.filter((screen) => screen.visitor === visitor)
    if (visited.length === 0) continue
    const opened = await context(visitor)
    if (visitor === 'failing') await breakSearch(url)
    for (const screen of visited) {
      const incomplete = await show(opened, screen, visit)
      done += 1
      tell(`${locale} ${text} % ${done}/${screens.length} ${screen.name} ${screen.path}`, incomplete)
    }
    await opened.close()
    if (visitor === 'failing') await faultsOf(url).clear()
  }
  return listed.withoutExample
}

/** For everyone: a fault of some browsers only does not reach the server's requests, which have no cookies. */
async function breakSearch(url: string): Promise<void> {
  const { fault } = faultsOf(url)
  // The browser repeats the failed requests of the server.
  for (const side of ['rendering', 'browser'] as const)
    await fault('SearchPageQuery', { kind: 'status', status: 500 }, undefined, side)
}

function firstOf<T>(customers: readonly T[]): T {
  const [first] = customers
  if (first === undefined) throw new Error('The shop has no demo customer.')
  return first
}

async function signIn(context: BrowserContext, email: string, token: string): Promise<void> {
  const record = { token, createdAt: Date.now(), lifetimeMs: 3_600_000, email }
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    CUSTOMER_TOKEN_KEY,
    JSON.stringify(record),
  ] as const)
}

/** Shows one screen in all its forms; returns the parts that were missing on it. */
async function show(
  context: BrowserContext,
  screen: ShotScreen,
  { options, look, locale, text, patienceMs }: Visit,
): Promise<readonly string[]> {
  const { path, isStep } = screen
  const incomplete: string[] = []
  for (const width of options.widths) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })
    await page.goto(path)
    incomplete.push(...(await waitUntilComplete(page, patienceMs)))
    if (isStep && new URL(page.url()).pathname !== path) {
      await page.locator(`a[href="${path}"]`).first().click()
      incomplete.push(...(await waitUntilComplete(page, patienceMs)))
    }
    for (const scheme of options.schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await look({ page, screen, locale, width, scheme, text })
    }
    await page.close()
  }
  return [...new Set(incomplete)]
}

/** Waits until nothing is missing; returns the parts that still are after this time. */
async function waitUntilComplete(page: Page, patienceMs: number): Promise<readonly string[]> {
  const end = performance.now() + patienceMs
  // Each look waits for an idle moment of the page.
  for (;;) {
    const lacking = [...(await lackingParts(page))]
    if (await page.evaluate(isShownEmpty)) lacking.push('no content')
    if (lacking.length === 0 || performance.now() > end) return lacking
  }
}

/**
 * Runs in the page: whether the code of a late part has not been requested yet. On phones the page below an overlay has
 * no layout and no text (src/shell/page-stack/PageStack.css.ts).
 */
function isShownEmpty(): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? document.querySelector('main')
  return !shown || (shown.innerText.trim() === '' && shown.querySelector('img') === null)
}
