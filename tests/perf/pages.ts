// `npm run bench:pages [-- runs [page …]]`: first visits of the built shop in Chromium, on a phone's window, with an empty cache: on
// slow 4G with a processor four times slower, and unthrottled. The floor, the least page of the same libraries, is built
// and measured in the same run, and every time is told as a multiple of its time. Times depend on the machine and are
// printed, never judged; bytes are judged by tests/perf/size.ts.
import { cpus, loadavg } from 'node:os'
import type { Browser } from 'playwright'
import { launchChromium, SHOPPER_CONTEXT } from '../harness/chromium.ts'
import { startShopServer } from '../harness/shopServer.ts'
import { startFloor } from './floor/startFloor.ts'

const [given = '5', ...only] = process.argv.slice(2)
const runs = Number(given)

/** As field tests of mobile pages have it: 1.6 Mbit/s, 150 ms a round trip, a quarter of this machine's speed. */
const NETWORKS = {
  'slow 4G, CPU 4×': { latency: 150, throughput: 1_600_000 / 8, cpu: 4 },
  unthrottled: { latency: 0, throughput: -1, cpu: 1 },
} as const
type Network = (typeof NETWORKS)[keyof typeof NETWORKS]

/** A task longer than this keeps the shopper waiting; what is above it counts as blocking. */
const LONG_TASK_MS = 50
/** A page is at rest when nothing has been asked for and no long task has run for so long. */
const REST_MS = 1_000

type Visit = {
  readonly lcp: number
  /** The element that was the largest. */
  readonly largest: string
  /** Total blocking time: of the long tasks between the first paint and rest, what is above 50 ms each. */
  readonly blocking: number
  readonly cls: number
  /** Until React has taken the page over. */
  readonly hydrated: number
  /** Sent until the largest picture, or what else is largest, was there: what it had to share the line with. */
  readonly requestsBeforeLcp: number
  readonly scriptKb: number
}

declare global {
  interface Window {
    benchVisit?: {
      lcp: number
      largest: string
      cls: number
      tasks: { start: number; end: number }[]
      firstPaint: number
      lcpUrl: string
      lastTask: number
      hydrated: number
    }
  }
}

/** Watches from before the first byte. Runs in the page, and travels as text. */
function watchVisit(): void {
  const visit = {
    lcp: 0,
    largest: '',
    cls: 0,
    tasks: [] as { start: number; end: number }[],
    firstPaint: 0,
    lcpUrl: '',
    lastTask: 0,
    hydrated: 0,
  }
  window.benchVisit = visit
  const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    visit.lcp = entry.startTime
    const element = Reflect.get(entry, 'element') as Element | null
    visit.largest = element?.tagName.toLowerCase() ?? ''
    visit.lcpUrl = String(Reflect.get(entry, 'url') ?? '')
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaint = startTime
  })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) visit.cls += Number(Reflect.get(entry, 'value'))
  })
  watch('longtask', ({ startTime, duration }) => {
    visit.tasks.push({ start: startTime, end: startTime + duration })
    visit.lastTask = startTime + duration
  })
  const look = () => {
    const button = document.querySelector('main button, main a, button')
    if (button && Object.keys(button).some((key) => key.startsWith('__reactProps'))) visit.hydrated = performance.now()
    else setTimeout(look, 10)
  }
  document.addEventListener('DOMContentLoaded', look)
}

async function visit(browser: Browser, url: string, network: Network, cookie: string | null): Promise<Visit> {
  const context = await browser.newContext({
    ...SHOPPER_CONTEXT,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  if (cookie !== null) await context.addCookies([{ name: 'cart', value: cookie, url }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: network.cpu })
  await page.addInitScript(watchVisit)
  await page.goto(url)
  await page.waitForFunction(
    (rest) => {
      const seen = window.benchVisit
      if (!seen || seen.hydrated === 0) return false
      const asked = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
      return performance.now() - Math.max(seen.lastTask, seen.hydrated, ...asked) > rest
    },
    REST_MS,
    { timeout: 120_000, polling: 200 },
  )
  const found = await page.evaluate((longTask) => {
    const { lcp, lcpUrl, largest, cls, tasks, firstPaint, hydrated } = window.benchVisit!
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const there = resources.find(({ name }) => name === lcpUrl)?.responseEnd ?? lcp
    const scripts = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrated)
    return {
      lcp,
      largest,
      cls,
      hydrated,
      blocking: tasks.reduce(
        (sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - longTask),
        0,
      ),
      // The document is one more. A request is sent when it leaves the browser's queue.
      requestsBeforeLcp: 1 + resources.filter(({ requestStart }) => requestStart < there).length,
      scriptKb: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000,
    }
  }, LONG_TASK_MS)
  await context.close()
  return found
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** A cart with one piece: without one there is neither cart nor checkout to see. */
async function fillCart(shopUrl: string): Promise<string> {
  const ask = async (query: string, variables: object) => {
    const response = await fetch(`${shopUrl}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'it' },
      body: JSON.stringify({ query, variables }),
    })
    return ((await response.json()) as { data: Record<string, { cart: { id: string; total_quantity: number } }> }).data
  }
  const { createGuestCart } = await ask('mutation { createGuestCart { cart { id } } }', {})
  const id = createGuestCart!.cart.id
  const cartItems = [{ sku: 'TS-TEIERA', quantity: 1 }]
  const { addProductsToCart } = await ask(
    'mutation ($id: String!, $cartItems: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $cartItems) { cart { id total_quantity } } }',
    { id, cartItems },
  )
  if (addProductsToCart?.cart.total_quantity !== 1) throw new Error('The cart to measure with stayed empty.')
  return id
}

const PAGES: readonly (readonly [name: string, path: string, needsCart?: true])[] = [
  ['home', '/'],
  ['category', '/tavola.html'],
  ['product', '/vaso-anfora.html'],
  ['search', '/search?q=vaso'],
  ['cart', '/cart', true],
  ['checkout', '/checkout', true],
]

const shown = PAGES.filter(([name]) => only.length === 0 || only.includes(name))

const shop = await startShopServer()
const browser = await launchChromium()
try {
  const product = await (await fetch(`${shop.url}/vaso-anfora.html`)).text()
  const [, picture = ''] = /<img[^>]+src="([^"]*\/media\/[^"]+)"/.exec(product) ?? []
  const image = await fetch(new URL(picture.replaceAll('&amp;', '&'), shop.url), {
    headers: { accept: 'image/avif,image/webp' },
  })
  const floor = await startFloor({
    bytes: new Uint8Array(await image.arrayBuffer()),
    type: image.headers.get('content-type') ?? '',
  })
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}, medians of ${runs}; in brackets: times the floor's`,
  )
  const cart = await fillCart(shop.url)
  for (const [name, network] of Object.entries(NETWORKS)) {
    console.log(
      `\n${name}\npage       LCP ms           largest   interactive ms   blocking ms   CLS     requests before LCP   JS kB until interactive`,
    )
    let base: { lcp: number; hydrated: number } | null = null
    for (const [page, path, needsCart] of [['floor', ''] as const, ...shown]) {
      const visits: Visit[] = []
      for (let run = 0; run < runs; run += 1) {
        const url = page === 'floor' ? floor.url : `${shop.url}${path}`
        visits.push(await visit(browser, url, network, needsCart ? cart : null))
      }
      const of = (key: Exclude<keyof Visit, 'largest'>) => median(visits.map((each) => each[key]))
      base ??= { lcp: of('lcp'), hydrated: of('hydrated') }
      const told = (ms: number, floorMs: number) => `${ms.toFixed(0)} (${(ms / floorMs).toFixed(2)})`
      console.log(
        [
          page.padEnd(9),
          told(of('lcp'), base.lcp).padStart(13),
          (visits[0]?.largest ?? '').padStart(11),
          told(of('hydrated'), base.hydrated).padStart(16),
          of('blocking').toFixed(0).padStart(13),
          of('cls').toFixed(4).padStart(9),
          String(of('requestsBeforeLcp')).padStart(15),
          of('scriptKb').toFixed(0).padStart(20),
        ].join(' '),
      )
    }
  }
  await floor.stop()
} finally {
  await browser.close()
  await shop.dispose()
}
