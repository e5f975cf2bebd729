// Fails if a first visit costs far more than that of the floor, the smallest page with the same libraries, which is
// built and measured in the same run: multiples of its times depend little on the machine. Visits are unthrottled,
// because throttling slows a machine down unevenly, and in turn, so that other load affects all in the same way. It
// checks the CPU time of the main thread, which other load does not lengthen, and the times to the largest paint and
// until hydration, which it does: their limits are wider. A value above its limit is measured again before it fails.
import { PAGES } from './measuring/pages.ts'
import { median } from './measuring/quantile.ts'
import { visit, type Visit } from './measuring/visit.ts'
import { UNTHROTTLED } from './measuring/networks.ts'
import { describeMachine, withVisits } from './measuring/withBench.ts'

const ROUNDS = 3

/**
 * The highest multiples of the floor's time. Measured in two runs of three visits, at loads of 1 and 3 on two cores:
 * main thread
 * 6.6 to 7.3, LCP 2.3 to 3.0, interactive 3.0 to 3.4.
 */
const MOST = { threadMs: 9, lcp: 10, hydrated: 8 } as const
type Judged = keyof typeof MOST
const WORDS: Readonly<Record<Judged, string>> = { threadMs: 'main thread', lcp: 'LCP', hydrated: 'interactive' }

await withVisits(async ({ shopUrl, floor, browser, browserArgs }) => {
  const urls: Readonly<Record<string, string>> = {
    floor: floor.url,
    ...Object.fromEntries(
      PAGES.filter(({ name }) => ['home', 'category', 'product'].includes(name)).map(({ name, path }) => [
        name,
        shopUrl + path,
      ]),
    ),
  }

  /** Visits all pages in turn and prints their medians; returns the values above their limits. */
  async function measure(): Promise<readonly string[]> {
    const visits = new Map<string, Visit[]>(Object.keys(urls).map((name) => [name, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, url] of Object.entries(urls)) visits.get(name)?.push(await visit(browser, url, UNTHROTTLED))
    }
    const of = (name: string, what: Judged) => median((visits.get(name) ?? []).map((each) => each[what]))
    const over: string[] = []
    for (const name of Object.keys(urls)) {
      const told = (Object.keys(MOST) as Judged[]).map((what) => {
        const ratio = of(name, what) / of('floor', what)
        // A missing time counts as above the limit.
        if (!(ratio <= MOST[what])) over.push(`${WORDS[what]} of ${name}: ${ratio.toFixed(2)} times the floor's`)
        return `${WORDS[what]} ${of(name, what).toFixed(0).padStart(5)} ms (${ratio.toFixed(2)}, at most ${MOST[what]})`
      })
      console.log(`${name.padEnd(9)} ${told.join('   ')}`)
    }
    return over
  }

  console.log(`${describeMachine({ browserArgs })}, medians of ${ROUNDS}; in brackets: times the floor's`)
  let over = await measure()
  if (over.length > 0) {
    console.log(`Over, so once more: ${over.join('; ')}`)
    over = await measure()
  }
  for (const line of over) console.log(`OVER  ${line}`)
  process.exitCode = over.length > 0 ? 1 : 0
})
