// `npm run bench:worker [-- rounds]`: the cost of the service worker on a first visit. The same pages of the built shop
// are visited in turn with and without service workers; printed are the medians with one and, in brackets, the multiple
// of those without. Times depend on the machine, the multiples hardly do.
import { NETWORKS } from './measuring/networks.ts'
import { PAGES } from './measuring/pages.ts'
import { median } from './measuring/quantile.ts'
import { visit, type Visit } from './measuring/visit.ts'
import { describeMachine, withVisits } from './measuring/withBench.ts'

const [rounds = 7] = process.argv.slice(2).map(Number)

/** As in a browser without service workers. */
const WITHOUT = `Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })`

const COLUMNS = [
  ['LCP, ms', 'lcp'],
  ['interactive, ms', 'hydrated'],
  ['blocking, ms', 'blocking'],
  ['main thread, ms', 'threadMs'],
  ['requests before the LCP', 'requestsBeforeLcp'],
] as const satisfies readonly (readonly [string, keyof Visit])[]

await withVisits(async ({ shopUrl, browser, browserArgs }) => {
  console.log(`${describeMachine({ browserArgs })}, medians of ${rounds}; in brackets: times those without a worker\n`)
  console.log(`| Page | network | ${COLUMNS.map(([name]) => name).join(' | ')} |`)
  console.log(`| --- | --- |${' --- |'.repeat(COLUMNS.length)}`)
  for (const [network, conditions] of Object.entries(NETWORKS)) {
    for (const { name, path } of PAGES.filter(({ needsCart }) => needsCart === undefined)) {
      const withWorker: Visit[] = []
      const without: Visit[] = []
      for (let round = 0; round < rounds; round += 1) {
        withWorker.push(await visit(browser, shopUrl + path, conditions))
        without.push(await visit(browser, shopUrl + path, conditions, { script: WITHOUT }))
      }
      const cells = COLUMNS.map(([, what]) => {
        const [own, other] = [withWorker, without].map((visits) => median(visits.map((each) => each[what])))
        if (own === undefined || other === undefined) throw new Error('A run needs at least one round.')
        return other === 0 ? own.toFixed(0) : `${own.toFixed(0)} (${(own / other).toFixed(2)})`
      })
      console.log(`| ${[name, network, ...cells].join(' | ')} |`)
    }
  }
})
