import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Locator, Request } from 'playwright'
import { isHydrated } from '#tests/harness/hydration.ts'
import { HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'

/** A shop that says nothing for this long has forgotten the shopper. */
export const PATIENCE_MS = 60_000
export const PAUSE_MS = 500
/** A document that does not work after this time is loaded again. */
export const RELOAD_MS = 20_000
/** How long a step waits for a part that is there already. */
export const ACT_MS = 5_000

/** A number without a pending addition is no prediction after this time. */
const QUIET_MS = 5_000

const MOST_TRIES = 20

/** Chromium's words about code that did not arrive. */
const NO_CODE = /^Failed to fetch dynamically imported module/

/** The message in place of a part whose code did not arrive. */
const PART_MISSING = 'Questa parte non è arrivata'

/**
 * `refused`: the shop has no more of it, which no further try changes. `uncertain`: the shop says that only the cart
 * shows it.
 */
export type Outcome = 'added' | 'failed' | 'refused' | 'uncertain' | 'silent'

export type Tab = Awaited<ReturnType<typeof openTab>>

/** One tab of a shopper's browser; nothing in it rejects for a fault of the network, only for the browser's end. */
export async function openTab(context: BrowserContext, report: (problem: string) => void) {
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    // The shop reports code that no host sent, and goes on; whether it does is asked of its pages.
    if (!NO_CODE.test(error.message)) report(`page error: ${error.message}`)
  })
  const addButton = page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first()
  /** The events of the tab since the last click, for the report of one without an outcome. */
  let sinceClick: string[] = []
  const clickedAt = () => Math.round(performance.now())
  let start = clickedAt()
  const note = (what: string) => void sinceClick.push(`${clickedAt() - start} ms ${what}`)
  const nameOf = (request: Request) =>
    `${/"(\w+(?:Mutation|Query))"/.exec(request.postData() ?? '')?.[1] ?? ''} ${request.url().slice(-60)}`
  page.on('request', (request) => note(`request ${nameOf(request)}`))
  page.on('requestfailed', (request) => note(`failed ${nameOf(request)} ${request.failure()?.errorText}`))
  page.on('response', (response) => note(`${response.status()} ${nameOf(response.request())}`))
  page.on('console', (message) => note(`console ${message.text().slice(0, 300)}`))
  page.on('pageerror', (error) => note(`error ${error.message}`))
  page.on('framenavigated', (frame) => note(`document ${frame.url()}`))

  /** Opens a page until a host answers with it, as a shopper reloads. */
  async function open(path: string): Promise<void> {
    for (;;) {
      const answer = await page.goto(path).catch(() => null)
      if (answer !== null && answer.status() < 500) return
      if (page.isClosed()) throw new Error('The browser has ended.')
      await delay(PAUSE_MS)
    }
  }

  /** Opens a page until a part of it works: a document whose code did not arrive is loaded again. */
  async function openUntilWorks(path: string, part: Locator): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await open(path)
      if (await until(() => part.evaluate(isHydrated, HYDRATION_PROBE, { timeout: PAUSE_MS }), RELOAD_MS)) return
    }
    report(`${path} did not work with ${MOST_TRIES} tries`)
  }

  /** The number that the cart's button shows; -1 without one. */
  async function shownNow(): Promise<number> {
    const button = page.getByRole('link', { name: /^Carrello, \d+/ }).first()
    const label = await button.getAttribute('aria-label', { timeout: PAUSE_MS })
    return Number(/\d+/.exec(label ?? '')?.[0] ?? -1)
  }

  /** Whether the shop has noted an addition whose answer it does not know yet. */
  const isPending = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].some((storage) =>
        Object.keys(storage).some((key) => key.startsWith('vetrina.addition')),
      ),
    )

  return {
    page,
    open,
    openUntilWorks,
    /** Loads the shown document again; a browser without one gets the page at `path`. */
    async reload(path: string): Promise<void> {
      const answer = await page.reload().catch(() => null)
      if (answer === null || answer.status() >= 500) await open(path)
    },

    /** The button that asks again for a part whose code did not arrive. */
    partRetry: () => page.getByRole('alert').filter({ hasText: PART_MISSING }).getByRole('button').first(),

    openProduct: (path: string) => openUntilWorks(path, addButton),

    /** Presses the button of the open product, and waits for the outcome that the shop shows. */
    async add(expectedPieces: () => number): Promise<Outcome> {
      const added = page.getByText(/ è nel carrello$/).first()
      const uncertain = page.getByText(/^Hai lasciato la pagina troppo presto/).first()
      const failed = page.getByRole('main').getByRole('alert').filter({ hasNotText: PART_MISSING }).first()
      sinceClick = []
      start = clickedAt()
      const isPressed = await addButton.click({ timeout: PATIENCE_MS }).then(
        () => true,
        () => false,
      )
      if (!isPressed) {
        report(`${page.url()} has a button that cannot be pressed`)
        return 'silent'
      }
      let outcome: Outcome = 'silent'
      let quietSince = performance.now()
      await until(async () => {
        if (await failed.isVisible()) outcome = outcomeOf(await failed.innerText())
        else if (await uncertain.isVisible()) outcome = 'uncertain'
        else if (await added.isVisible()) outcome = 'added'
        else if ((await shownNow()) < expectedPieces() || (await isPending())) quietSince = performance.now()
        // The code of the message failed to load; the cart's button shows the piece all the same, and not as a
        // prediction.
        else if (performance.now() - quietSince > QUIET_MS) outcome = 'added'
        return outcome !== 'silent'
      }, PATIENCE_MS)
      if (outcome === 'silent') {
        const isBusy = (await page.getByRole('main').locator('[aria-busy="true"]').count()) > 0
        const shown = await shownNow().catch(() => -1)
        const noted = (await isPending().catch(() => false)) ? 'noted' : 'not noted'
        const main = await page.getByRole('main').innerText().catch(String)
        report(
          `${page.url()} is ${isBusy ? 'busy' : 'at rest'} after a click, shows ${shown} pieces and not ${expectedPieces()}, and the addition is ${noted}; it did:\n${sinceClick.slice(0, 200).join('\n')}\nand shows:\n${main}`,
        )
      }
      return outcome
    },

    /** The pieces of a product that the page of the cart shows. */
    async piecesInCart({ name }: Product): Promise<number> {
      const quantity = page.getByLabel(`Quantità di ${name}`, { exact: true })
      const others = page.getByLabel(/^Quantità di /)
      const empty = page.getByText('Il tuo carrello è ancora vuoto')
      for (;;) {
        await open('/cart')
        let pieces = 0
        const isShown = await until(async () => {
          if ((await others.count()) === 0) return empty.isVisible()
          if ((await quantity.count()) > 0) pieces = Number(await quantity.inputValue())
          return true
        }, RELOAD_MS)
        if (isShown) return pieces
      }
    },

    /** The number that the cart's button shows in a new document, which may need a while to become this one. */
    async shownPieces(expected: number): Promise<number> {
      await open('/')
      let shown = -1
      await until(async () => {
        shown = await shownNow()
        return shown === expected
      }, PATIENCE_MS)
      return shown
    },

    /** Reports a part of the shown page that is busy for longer than a shopper's patience. */
    async settle(): Promise<void> {
      const busy = page.locator('[aria-busy="true"]:visible')
      if (await until(async () => (await busy.count()) === 0, PATIENCE_MS)) return
      const [first] = await busy.evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 200)))
      report(`${page.url()} is still busy after ${PATIENCE_MS / 1000} s: ${first}`)
    },
  }
}

function outcomeOf(message: string): Outcome {
  if (/forse/.test(message)) return 'uncertain'
  return /iprova/.test(message) ? 'failed' : 'refused'
}

/** Adds one piece, again after each failure that the shop tells. Whether it is in the cart now. */
export async function addPiece(
  tab: Tab,
  product: Product,
  wanted: Map<string, number>,
  report: (problem: string) => void,
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await delay(PAUSE_MS * tries)
    await tab.openProduct(product.path)
    const expected = piecesIn(wanted) + 1
    let outcome = await tab.add(() => expected)
    if (outcome === 'uncertain') outcome = (await isInCart(tab, product, wanted)) ? 'added' : 'failed'
    if (outcome === 'added') wanted.set(product.sku, (wanted.get(product.sku) ?? 0) + 1)
    else if (outcome !== 'failed' && outcome !== 'refused') report(`the outcome of adding ${product.sku} is ${outcome}`)
    if (outcome !== 'failed') return outcome === 'added'
  }
  report(`${product.sku} could not be added with ${MOST_TRIES} tries`)
  return false
}

/** Whether the cart has a piece more than was wanted, after an addition whose outcome the shop does not know. */
export const isInCart = async (tab: Tab, product: Product, wanted: ReadonlyMap<string, number>): Promise<boolean> =>
  (await tab.piecesInCart(product)) > (wanted.get(product.sku) ?? 0)

export type Product = { readonly sku: string; readonly name: string; readonly path: string }

export const piecesIn = (pieces: ReadonlyMap<string, number>): number =>
  [...pieces.values()].reduce((sum, one) => sum + one, 0)

export const textOf = (pieces: ReadonlyMap<string, number>): string =>
  [...pieces]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([sku, quantity]) => `${quantity} × ${sku}`)
    .join(', ') || 'nothing'

/** Whether a condition became true in time; a check that fails counts as false, because its document may be replaced. */
export async function until(isTrue: () => Promise<boolean>, ms: number): Promise<boolean> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    if (await isTrue().catch(() => false)) return true
    await delay(PAUSE_MS / 5)
  }
  return false
}
