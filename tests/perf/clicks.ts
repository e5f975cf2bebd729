// `npm run bench:clicks [-- runs [click | interactions …]]`: the time from a press of the button to the resulting
// paint, in Chromium with a phone's window against the production build: unthrottled, and with a processor four times
// slower on slow 4G. Then the delay of the next frame after each of sixty interactions of a visit (INP). Beside it the
// floor's clicks, those of the smallest pages with the same libraries: every median is also given as a multiple of
// theirs. Times depend on the machine and are printed without limits.
import type { Browser, Page } from 'playwright'
import { HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'
import { SHOPPER_CONTEXT } from '../harness/browser/chromium.ts'
import { NETWORKS, throttle, UNTHROTTLED, type Network } from './measuring/networks.ts'
import { besideFloor, quantile } from './measuring/quantile.ts'
import { describeMachine, withBench } from './measuring/withBench.ts'

const [given = '7', ...only] = process.argv.slice(2)
const runs = Number(given)

const LIST = '/tavola.html'
const CARD = (index: number) => `main [data-layer] li:nth-child(${index + 1}) article h2 a`
// Pages that were left stay in the document.
const PRODUCT_HEADING = 'main [data-layer] article h1'
const PRODUCT_PICTURE = 'main [data-layer] article:has(h1) img'

/** The condition of a wait: a selector, or a scroll position of the page. */
type Awaited = Readonly<Record<string, string | { readonly scrolledTo: number }>>
type Sample = Readonly<Record<string, number>>

declare global {
  interface Window {
    benchClick?: Promise<Sample>
    benchInteractions?: Map<number, number>
  }
}

/** Waits in the page for the next press or Back, and from then on for the condition. Passed to the page as text. */
function watchNext({ awaited, starts }: { awaited: Awaited; starts: 'click' | 'popstate' }): void {
  const isThere = (wanted: Awaited[string]) => {
    if (typeof wanted !== 'string') return Math.abs(scrollY - wanted.scrolledTo) < 2
    const found = [...document.querySelectorAll(wanted)].find(
      (element) => element.closest('head') !== null || element.checkVisibility(),
    )
    return found instanceof HTMLImageElement ? found.complete && found.naturalWidth > 0 : found !== undefined
  }
  window.benchClick = new Promise((resolve) => {
    const begin = async (event: Event) => {
      const start = event.timeStamp
      const painted: Record<string, number> = {}
      const names = Object.keys(awaited)
      while (names.some((name) => painted[name] === undefined) && performance.now() - start < 30_000) {
        // Elements that a frame finds in the document are painted when the task after it begins.
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
        for (const name of names) {
          if (painted[name] === undefined && isThere(awaited[name] ?? '')) painted[name] = performance.now() - start
        }
      }
      resolve(painted)
    }
    addEventListener(starts, (event) => void begin(event), { once: true, capture: true })
  })
}

async function hydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, probe]) => {
      const element = document.querySelector(wanted)
      return element !== null && !element.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true }))
    },
    [selector, HYDRATION_PROBE] as const,
  )
}

/** Waits until no response has arrived for this long, ms. */
async function rest(page: Page, quietMs = 500): Promise<void> {
  await page.waitForFunction((quiet) => {
    const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
    return performance.now() - Math.max(...ends) > quiet
  }, quietMs)
}

async function ready(page: Page, selector: string): Promise<void> {
  await hydrated(page, selector)
  await rest(page)
}

async function openList(page: Page, card: string): Promise<void> {
  await page.goto(LIST)
  await ready(page, card)
}

/** The pointer rests on a card for half a second. */
async function lookAt(page: Page, card: string): Promise<void> {
  await openList(page, card)
  await page.locator(card).first().hover()
  await page.waitForTimeout(500)
}

/** The duration of a press, ms. */
const PRESS_MS = 60
/** The shortest pause before the next action. */
const PAUSE_MS = 300
/** The shortest time before a shopper leaves a page that has just been shown. */
const DECISION_MS = 500

/**
 * Clicks the middle, by mouse events only: `locator.click` adds a listener to the pressed element and reads its
 * position before the event.
 */
async function click(page: Page, selector: string, delay = 0): Promise<void> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  if (width === 0) throw new Error(`Nothing to press: ${selector}`)
  await page.mouse.click(x + width / 2, y + height / 2, { delay })
}

async function press(page: Page, selector: string, awaited: Awaited): Promise<Sample> {
  await page.locator(selector).first().scrollIntoViewIfNeeded()
  await page.evaluate(watchNext, { awaited, starts: 'click' } as const)
  await click(page, selector)
  return (await page.evaluate(() => window.benchClick)) ?? {}
}

async function back(page: Page, awaited: Awaited): Promise<Sample> {
  await page.evaluate(watchNext, { awaited, starts: 'popstate' } as const)
  await page.evaluate(() => history.back())
  return (await page.evaluate(() => window.benchClick)) ?? {}
}

const BUY = 'button:has-text("Aggiungi al carrello") >> visible=true'
/** The cart's button shows the number of items. */
const COUNT = 'a[href="/cart"][aria-label="Carrello, 1 articolo"]'
const PRODUCT: Awaited = { heading: PRODUCT_HEADING, picture: PRODUCT_PICTURE }
/** The card's data on a page that is still loading, or the page itself. */
const SEEN_FIRST: Awaited = {
  name: `:is(main [data-layer] [aria-busy="true"] p, ${PRODUCT_HEADING})`,
  'its picture': `:is(main [data-layer] [aria-busy="true"] img, ${PRODUCT_PICTURE})`,
}

const LINK = 'main a'
const NEXT: Awaited = { heading: 'main h1', picture: 'main img' }

async function openFloor(page: Page, walkUrl: string): Promise<void> {
  await page.goto(walkUrl)
  await hydrated(page, LINK)
}

/** The same on the smallest pages. */
const FLOOR_CLICKS = {
  'link, nothing fetched ahead': async (page: Page, walkUrl: string) => {
    await openFloor(page, walkUrl)
    return press(page, LINK, NEXT)
  },
  'link, after a look at it': async (page: Page, walkUrl: string) => {
    await openFloor(page, walkUrl)
    await page.locator(LINK).hover()
    await page.waitForTimeout(500)
    await rest(page)
    return press(page, LINK, NEXT)
  },
  'link, seen before': async (page: Page, walkUrl: string) => {
    await openFloor(page, walkUrl)
    await press(page, LINK, NEXT)
    await page.goBack()
    await page.locator(LINK).waitFor()
    return press(page, LINK, NEXT)
  },
  Back: async (page: Page, walkUrl: string) => {
    await openFloor(page, walkUrl)
    await press(page, LINK, NEXT)
    await page.waitForTimeout(DECISION_MS)
    return back(page, { list: LINK })
  },
  'a button': async (page: Page, walkUrl: string) => {
    await openFloor(page, walkUrl)
    return press(page, 'main button', { mark: 'main button[aria-pressed="true"]' })
  },
} as const
type FloorClick = keyof typeof FLOOR_CLICKS

async function backToList(page: Page, card: string, pause: number): Promise<Sample> {
  await openList(page, card)
  await page.locator(card).first().scrollIntoViewIfNeeded()
  const scrolledTo = await page.evaluate(() => scrollY)
  await press(page, card, PRODUCT)
  await page.waitForTimeout(pause)
  return back(page, { list: card, place: { scrolledTo } })
}

type Click = {
  readonly run: (page: Page, run: number) => Promise<Sample>
  /** The painted elements, and the floor's click with its painted elements. */
  readonly floor: Readonly<Record<string, readonly [FloorClick, painted: string]>>
}

const productBeside = (click: FloorClick): Click['floor'] => ({
  name: [click, 'heading'],
  'its picture': [click, 'picture'],
  heading: [click, 'heading'],
  picture: [click, 'picture'],
})

/** A shopper's clicks, by the state of the store when the button is pressed. */
const CLICKS: Readonly<Record<string, Click>> = {
  'card, nothing fetched ahead': {
    floor: productBeside('link, nothing fetched ahead'),
    run: async (page, run) => {
      await openList(page, CARD(run))
      return press(page, CARD(run), { ...SEEN_FIRST, ...PRODUCT })
    },
  },
  'card, after a look at it': {
    floor: productBeside('link, after a look at it'),
    run: async (page, run) => {
      await lookAt(page, CARD(run))
      return press(page, CARD(run), PRODUCT)
    },
  },
  // Until no request was sent for a second.
  'card, preloaded': {
    floor: productBeside('link, after a look at it'),
    run: async (page, run) => {
      await lookAt(page, CARD(run))
      await rest(page, 1_000)
      return press(page, CARD(run), PRODUCT)
    },
  },
  'card, seen before': {
    floor: productBeside('link, seen before'),
    run: async (page, run) => {
      await openList(page, CARD(run))
      await press(page, CARD(run), PRODUCT)
      await rest(page)
      await page.goBack()
      await page.locator(CARD(run)).first().waitFor()
      await page.waitForTimeout(DECISION_MS)
      return press(page, CARD(run), PRODUCT)
    },
  },
  'Back to the list': {
    floor: { list: ['Back', 'list'], place: ['Back', 'list'] },
    run: (page, run) => backToList(page, CARD(run + 4), DECISION_MS),
  },
  // While the content below the product is still loading.
  'Back to the list, at once': {
    floor: { list: ['Back', 'list'], place: ['Back', 'list'] },
    run: (page, run) => backToList(page, CARD(run + 4), 0),
  },
  'add to cart': {
    floor: { 'first answer': ['a button', 'mark'], count: ['a button', 'mark'] },
    run: async (page) => {
      await page.goto('/teiera-pausa.html')
      await ready(page, 'main article button')
      return press(page, BUY, {
        'first answer': 'button[aria-busy="true"]',
        count: COUNT,
      })
    },
  },
  'tick of a filter': {
    floor: { mark: ['a button', 'mark'], list: ['link, nothing fetched ahead', 'heading'] },
    run: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(LIST)
      const box = 'aside input[type="checkbox"][name="smalto"]'
      await ready(page, box)
      // The render that shows a filtered list also sets its metadata for search engines.
      return press(page, box, { mark: `${box}:checked`, list: 'meta[name="robots"]' })
    },
  },
}

async function open(browser: Browser, shopUrl: string, network: Network): Promise<Page> {
  const context = await browser.newContext({
    ...SHOPPER_CONTEXT,
    baseURL: shopUrl,
    viewport: { width: 390, height: 844 },
  })
  // A refusal, so that no banner is shown.
  await context.addCookies([{ name: 'consent', value: 'v1', url: shopUrl }])
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const session = await context.newCDPSession(page)
  // Playwright makes the window as high as the page, and the browser's own bars cover a part of that: content below is
  // never painted, and an interaction there seems to wait for the next frame.
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1600, height: 1200 } })
  await throttle(session, network)
  return page
}

/** Sixty interactions of one visit; returns the delay of the next frame after each, ms. */
async function interactions(browser: Browser, shopUrl: string, network: Network): Promise<readonly number[]> {
  const page = await open(browser, shopUrl, network)
  await page.addInitScript(() => {
    const longest = new Map<number, number>()
    window.benchInteractions = longest
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'))
        if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  let done = 0
  const act = async (run: () => Promise<unknown>) => {
    await run()
    done += 1
    await page.waitForTimeout(PAUSE_MS)
  }
  const tap = (selector: string) => act(() => click(page, selector, PRESS_MS))
  await page.goto(LIST)
  await ready(page, CARD(0))
  for (let round = 0; round < 5; round += 1) {
    await tap(CARD(round))
    await page.locator(PRODUCT_HEADING).waitFor()
    await tap(BUY)
    await act(() => page.keyboard.press('Tab'))
    await act(() => page.keyboard.press('Escape'))
    await page.goBack()
    await page.locator(CARD(round)).first().waitFor()
    await page.waitForTimeout(PAUSE_MS)
    await tap('header a[href^="/search"] >> visible=true')
    for (const letter of 'vaso') await act(() => page.keyboard.type(letter))
    await act(() => page.keyboard.press('ArrowDown'))
    await act(() => page.keyboard.press('Escape'))
    await act(() => page.keyboard.press('Escape'))
    if (!page.url().endsWith(LIST)) await page.goto(LIST)
    await ready(page, CARD(0))
  }
  const told = await page.evaluate(() => [...(window.benchInteractions ?? new Map<number, number>()).values()])
  await page.context().close()
  // Missing entries took less than the 16 ms from which the browser reports.
  return [...told, ...Array.from({ length: Math.max(0, done - told.length) }, () => 16)]
}

/** The server resizes a picture at its first request: in an open shop an earlier visitor has waited for that. */
async function warmPictures(browser: Browser, shopUrl: string): Promise<void> {
  const page = await open(browser, shopUrl, UNTHROTTLED)
  for (let index = 0; index < runs + 4; index += 1) {
    await openList(page, CARD(index))
    await press(page, CARD(index), PRODUCT)
  }
  await page.context().close()
}

/** Takes a sample of each run, each as a new visitor. */
async function sample(run: (page: Page, index: number) => Promise<Sample>, openPage: () => Promise<Page>) {
  const samples: Sample[] = []
  for (let index = 0; index < runs; index += 1) {
    const page = await openPage()
    samples.push(await run(page, index))
    await page.context().close()
  }
  return {
    painted: Object.keys(samples[0] ?? {}),
    at: (what: string, share: number) =>
      quantile(
        samples.map((each) => each[what] ?? Number.NaN),
        share,
      ),
  }
}

await withBench(
  async ({ shopUrl, floor, browser, browserArgs }) => {
    const machine = describeMachine({ browserArgs })
    await warmPictures(browser, shopUrl)
    console.log(`${machine}, ${runs} runs each; in brackets: times the floor's`)
    for (const [name, network] of Object.entries(NETWORKS)) {
      console.log(`\n${name}\nclick                                painted             median ms     p95 ms`)
      const row = (click: string, what: string, middle: string, p95: number) =>
        console.log(`${click.padEnd(36)} ${what.padEnd(14)} ${middle.padStart(14)} ${p95.toFixed(0).padStart(10)}`)
      const openPage = () => open(browser, shopUrl, network)
      const floorMedians = new Map<string, number>()
      for (const [click, run] of Object.entries(FLOOR_CLICKS)) {
        const { painted, at } = await sample((page) => run(page, floor.walkUrl), openPage)
        for (const what of painted) {
          floorMedians.set(`${click}: ${what}`, at(what, 0.5))
          row(`floor: ${click}`, what, at(what, 0.5).toFixed(0), at(what, 0.95))
        }
      }
      for (const [click, { run, floor: beside }] of Object.entries(CLICKS)) {
        if (only.length > 0 && !only.includes(click)) continue
        const { painted, at } = await sample(run, openPage)
        for (const what of painted) {
          const floorMs = floorMedians.get(beside[what]?.join(': ') ?? '') ?? Number.NaN
          row(click, what, besideFloor(at(what, 0.5), floorMs), at(what, 0.95))
        }
      }
      if (only.length > 0 && !only.includes('interactions')) continue
      const delays = await interactions(browser, shopUrl, network)
      console.log(
        `${delays.length} interactions, to the next frame: median ${quantile(delays, 0.5)} ms, p95 ${quantile(delays, 0.95)} ms, longest ${Math.max(...delays)} ms`,
      )
    }
  },
  { withWalk: true },
)
