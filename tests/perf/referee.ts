// `npm run bench:referee [-- rounds [profile …]]`: measures the production build from outside, as any storefront can be
// measured: by the DevTools protocol alone, without a word of ours in the page. First visits of home, a list and a product,
// and a way from a list to a product, back, to another product and into the cart, unthrottled and on Lighthouse's slow 4G
// (562 ms a round trip, 1.47 Mbit/s, CPU 4×). Every visit is that of a new visitor. Medians, in rows for
// docs/performance.md; it judges nothing. Limits of bytes and requests are in tests/e2e/documents/firstVisit.test.ts.
import * as v from 'valibot'
import { evaluate, openOwnBrowser, type OwnBrowser } from './measuring/ownBrowser.ts'
import { UNTHROTTLED } from './measuring/networks.ts'
import { median } from './measuring/quantile.ts'
import { startShopServer } from '../harness/servers/shopServer.ts'
import { describeMachine } from './measuring/withBench.ts'
import { openTab, type Profile, type Tab } from './referee/openTab.ts'

const [given = '3', ...named] = process.argv.slice(2)
const rounds = Number(given)

const PROFILES: readonly Profile[] = [
  { name: 'unthrottled', ...UNTHROTTLED, upThroughput: -1, rest: 700 },
  {
    name: 'slow 4G, CPU 4×',
    latency: 562.5,
    throughput: (1474.56 * 1024) / 8,
    upThroughput: (675 * 1024) / 8,
    cpu: 4,
    rest: 2_000,
  },
]
const profiles = PROFILES.filter(({ name }) => named.length === 0 || named.some((word) => name.includes(word)))

const LIST = '/tavola.html'
const CONFIGURABLE = "main a[href='/tazza-mattina.html']"
const SIMPLE = "main a[href='/teiera-pausa.html']:not([role=button])"
const HEADING = ['h1']
const CART = ["a[href='/cart']"]
const ADD = ['text=Aggiungi al carrello']
const PAGES = [
  { name: 'home', path: '/', ready: ['h2'] },
  { name: 'list', path: LIST, ready: [CONFIGURABLE] },
  { name: 'product', path: '/teiera-pausa.html', ready: ADD },
] as const
const watched = [HEADING, CART]

/** The options of the referee's browser, in addition to those of every browser of the bench. */
const BROWSER_ARGS = [
  '--headless=new',
  '--hide-scrollbars',
  '--mute-audio',
  '--disable-extensions',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-features=Translate,OptimizationHints,MediaRouter,CalculateNativeWinOcclusion',
  '--window-size=1350,940',
]

const Painted = v.object({
  firstPaint: v.number(),
  largestPaint: v.number(),
  shift: v.number(),
  blocking: v.number(),
})

type Figures = Readonly<Record<string, number>>

const KIB = 1024
const LONG_TASK_MS = 50

async function visit(
  browser: OwnBrowser,
  base: string,
  profile: Profile,
  page: (typeof PAGES)[number],
): Promise<Figures> {
  const tab = await openTab(browser, { base, watched: [...watched, page.ready], profile })
  try {
    await tab.open(base + page.path)
    await tab.waitFor(page.ready)
    await tab.comeToRest()
    const painted = v.parse(
      Painted,
      await evaluate(
        tab.send,
        (longTask) => {
          const { firstPaint, largestPaint, shift, longTasks } = window.referee!
          const blocking = longTasks.reduce((sum, [start, duration]) => {
            const since = Math.max(start + longTask, firstPaint ?? 0)
            return sum + Math.max(0, start + duration - since)
          }, 0)
          return { firstPaint, largestPaint, shift, blocking }
        },
        LONG_TASK_MS,
      ),
    )
    const { requests } = tab
    const bytes = (kind?: string) =>
      requests.filter((one) => kind === undefined || one.kind === kind).reduce((sum, one) => sum + one.bytes, 0) / KIB
    return {
      'first paint': painted.firstPaint,
      LCP: painted.largestPaint,
      blocking: painted.blocking,
      CLS: painted.shift,
      'main thread': (await tab.metric('TaskDuration')) * 1000,
      requests: requests.length,
      'JS kB': bytes('Script'),
      'all kB': bytes(),
    }
  } finally {
    await tab.close()
  }
}

/** How long after `begin` the watched text has changed and was painted. */
async function timeTo(
  tab: Tab,
  begin: () => Promise<number>,
  {
    selectors,
    text,
    href = '',
  }: { readonly selectors: readonly string[]; readonly text?: string; readonly href?: string },
): Promise<number> {
  const key = JSON.stringify(selectors)
  const before = tab.marks.findLast((mark) => mark.watched === key)?.text
  const from = tab.marks.length
  const start = await begin()
  const mark = await tab.until(
    () =>
      tab.marks
        .slice(from)
        .find(
          (each) =>
            each.watched === key &&
            each.at > start &&
            (text === undefined ? each.text !== before : each.text.includes(text)) &&
            each.href.includes(href),
        ) ?? null,
    30_000,
    20,
  )
  if (!mark) throw new Error(`${selectors.join(' or ')} did not change.`)
  await tab.comeToRest()
  return mark.at - start
}

async function browse(browser: OwnBrowser, base: string, profile: Profile): Promise<Figures> {
  const tab = await openTab(browser, { base, watched, profile })
  try {
    await tab.open(base + LIST)
    await tab.waitFor([CONFIGURABLE])
    await tab.comeToRest()
    const toConfigurable = await timeTo(tab, () => tab.click([CONFIGURABLE]), {
      selectors: HEADING,
      text: 'Tazza',
      href: 'tazza-mattina',
    })
    const goBack = async () =>
      Number(
        await evaluate(
          tab.send,
          () => {
            setTimeout(() => history.back())
            return performance.timeOrigin + performance.now()
          },
          null,
        ),
      )
    const back = await timeTo(tab, goBack, { selectors: HEADING, text: 'Tavola', href: LIST })
    const toSimple = await timeTo(tab, () => tab.click([SIMPLE]), {
      selectors: HEADING,
      text: 'Teiera',
      href: 'teiera-pausa',
    })
    const added = await timeTo(tab, () => tab.click(ADD), { selectors: CART })
    return { 'list → configurable': toConfigurable, Back: back, 'list → simple': toSimple, 'add to cart': added }
  } finally {
    await tab.close()
  }
}

/** Of each figure the median. */
const reduced = (all: readonly Figures[]): Figures =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((one) => one[name] ?? Number.NaN))]))

const shown = (name: string, value: number) => value.toFixed(name === 'CLS' ? 3 : 0)

function printRows(rows: ReadonlyMap<string, readonly Figures[]>): void {
  const medians = new Map([...rows].map(([name, all]) => [name, reduced(all)] as const))
  const columns = Object.keys(medians.values().next().value ?? {})
  console.log(`| | ${columns.join(' | ')} |`)
  console.log(`| --- | ${columns.map(() => '---').join(' | ')} |`)
  for (const [name, figures] of medians)
    console.log(`| ${name} | ${columns.map((column) => shown(column, figures[column] ?? Number.NaN)).join(' | ')} |`)
}

const shop = await startShopServer()
const browser = await openOwnBrowser(BROWSER_ARGS)
try {
  console.log(`${describeMachine({ browserArgs: [] })}, medians of ${rounds}`)
  // Pictures are rendered and pages kept at their first request, which no measured visit shall wait for.
  for (const page of PAGES) await visit(browser, shop.url, PROFILES[0]!, page)
  for (const profile of profiles) {
    const visits = new Map<string, Figures[]>(PAGES.map(({ name }) => [name, []]))
    const ways: Figures[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (const page of PAGES) visits.get(page.name)?.push(await visit(browser, shop.url, profile, page))
      ways.push(await browse(browser, shop.url, profile))
    }
    console.log(`\n${profile.name}, ms\n`)
    printRows(visits)
    console.log('')
    printRows(new Map([['from the click', ways]]))
  }
} finally {
  await browser.close()
  await shop.dispose()
}
