// `npm run bench:pages [-- runs [page …]]`: first visits of the built shop in Chromium, on a phone's window, with an
// empty cache: on slow 4G with a processor four times slower, and unthrottled. The floor, the smallest page with the
// same libraries, is built and measured in the same run, and every time is also given as a multiple of its time. Times
// depend on the machine and are printed without limits; tests/perf/size.ts limits bytes, and tests/perf/ratios.ts
// multiples of the floor's times.
import { fillCart } from './measuring/fillCart.ts'
import { NETWORKS } from './measuring/networks.ts'
import { PAGES } from './measuring/pages.ts'
import { besideFloor, median } from './measuring/quantile.ts'
import { visit, type Visit } from './measuring/visit.ts'
import { describeMachine, withVisits } from './measuring/withBench.ts'

const [given = '5', ...only] = process.argv.slice(2)
const runs = Number(given)
const shown = PAGES.filter(({ name }) => only.length === 0 || only.includes(name))

await withVisits(async ({ shopUrl, floor, browser, browserArgs }) => {
  console.log(`${describeMachine({ browserArgs })}, medians of ${runs}; in brackets: times the floor's`)
  const cart = await fillCart(shopUrl)
  for (const [network, conditions] of Object.entries(NETWORKS)) {
    console.log(
      `\n${network}\npage       LCP ms           largest   interactive ms   blocking ms   CLS     requests before LCP   JS kB until interactive   thread ms`,
    )
    let base: { lcp: number; hydrated: number; threadMs: number } | null = null
    for (const { name, url, needsCart } of [
      { name: 'floor', url: floor.url, needsCart: false },
      ...shown.map(({ path, ...page }) => ({ ...page, url: shopUrl + path })),
    ]) {
      const visits: Visit[] = []
      for (let run = 0; run < runs; run += 1)
        visits.push(await visit(browser, url, conditions, { cart: needsCart ? cart : null }))
      const of = (key: Exclude<keyof Visit, 'largest'>) => median(visits.map((each) => each[key]))
      base ??= { lcp: of('lcp'), hydrated: of('hydrated'), threadMs: of('threadMs') }
      console.log(
        [
          name.padEnd(9),
          besideFloor(of('lcp'), base.lcp).padStart(13),
          (visits[0]?.largest ?? '').padStart(11),
          besideFloor(of('hydrated'), base.hydrated).padStart(16),
          of('blocking').toFixed(0).padStart(13),
          of('cls').toFixed(4).padStart(9),
          String(of('requestsBeforeLcp')).padStart(15),
          of('scriptKb').toFixed(0).padStart(20),
          besideFloor(of('threadMs'), base.threadMs).padStart(20),
        ].join(' '),
      )
    }
  }
})
