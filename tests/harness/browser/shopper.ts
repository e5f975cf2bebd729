import type { Browser, BrowserContextOptions, Page, Route } from 'playwright'
import { SHOPPER_CONTEXT } from './chromium.ts'
import { trackRequests } from './lackingParts.ts'

/** A visitor with an empty profile whose browser must stay silent. */
export type Shopper = {
  readonly page: Page
  /**
   * Allows console messages, page errors and failed requests whose text matches, e.g. the 404 that a journey expects.
   */
  readonly allow: (pattern: RegExp) => void
  /** Closes the profile; throws if the browser logged an error or a request failed. */
  readonly leave: () => Promise<void>
}

/** The time after which a step of a journey counts as hanging, also on a slow machine. */
const STEP_TIMEOUT_MS = 30_000
/** The first document with a list in a run waits for its pictures to be resized: seconds on a busy machine. */
const DOCUMENT_TIMEOUT_MS = 60_000

type ShopperOptions = BrowserContextOptions & {
  /**
   * The consent cookie; by default that of a visitor who has refused, so that no banner is shown. Null: no choice yet.
   */
  readonly consent?: string | null
}

/**
 * Chromium shows a larger copy of a picture that it has already, instead of the preloaded one, and warns about the
 * unused preload seconds later. The test of the picture checks that preload and picture have the same address.
 */
const LARGER_COPY_USED = /The resource \S+\/media\/\S+\?width=\d+ was preloaded using link preload but not used/

/** Playwright's own words where it blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** Opens a new profile on the shop at `baseURL` and records all errors in it. */
export async function openShopper(browser: Browser, baseURL: string, options: ShopperOptions = {}): Promise<Shopper> {
  const { consent = 'v1', ...contextOptions } = options
  const context = await browser.newContext({ ...SHOPPER_CONTEXT, baseURL, ...contextOptions })
  if (consent !== null) await context.addCookies([{ name: 'consent', value: consent, url: baseURL, sameSite: 'Lax' }])
  const faults: string[] = []
  const allowed: RegExp[] = []
  trackRequests(context)
  context.on('console', (message) => {
    if (LARGER_COPY_USED.test(message.text()) || message.text().startsWith(WORKER_BLOCKED)) return
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  // The failure of an import has an empty stack.
  context.on('weberror', (error) => faults.push(`page error: ${error.error().stack || error.error().message}`))
  context.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests, which is not an error of the shop.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`answer ${response.status()}: ${response.url()}`)
    if (new URL(response.url()).origin !== new URL(baseURL).origin)
      faults.push(`request to another origin: ${response.url()}`)
  })
  context.setDefaultTimeout(STEP_TIMEOUT_MS)
  context.setDefaultNavigationTimeout(DOCUMENT_TIMEOUT_MS)
  const page = await context.newPage()
  return {
    page,
    allow: (pattern) => allowed.push(pattern),
    leave: async () => {
      await context.close()
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      if (unexpected.length > 0) throw new Error(`The browser was not silent:\n${unexpected.join('\n')}`)
    },
  }
}

/**
 * Handles the requests of a page until the returned function is called. The route itself stays, because the browser can
 * lose requests that it sends at the moment when the last route of a page ends.
 */
export async function routeUntil(
  page: Page,
  url: Parameters<Page['route']>[0],
  handle: (route: Route) => unknown,
): Promise<() => void> {
  let isOver = false
  await page.route(url, (route) => (isOver ? route.fallback() : handle(route)))
  return () => {
    isOver = true
  }
}
