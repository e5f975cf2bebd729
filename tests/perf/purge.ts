// `npm run bench:purge [-- pages products]`: a shop with many generated products, visitors who open its popular pages
// most often, and a reindex that purges every product in the requests in which Magento sends them. Printed every two
// seconds: the share of pages that came from memory, those that a purge had outdated, the renders, and the refusals.
// Fails if a visitor gets anything else than a page.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import { randomText } from '#server/randomText.ts'
import { generatedShop } from '#shop-folder/seed/generated/generatedShop.ts'
import { quantile } from './measuring/quantile.ts'
import { startShopServer } from '../harness/servers/shopServer.ts'

const [pages = 1_000, products = 10_000] = process.argv.slice(2).map(Number)
const VISITORS = 200
const STEP_MS = 2_000
const STEPS_BEFORE = 3
const STEPS_AFTER = 12
const PAGES_OF_ONE_QUESTION = 200
/** The length of the header in Magento's purge requests (`PurgeCache::splitTags`). */
const HEADER_LENGTH = 7_680

type Product = { readonly id: number; readonly url_key: string }

const folder = await mkdtemp(join(tmpdir(), 'vetrina-purge-'))

/** Fills the shop's database and returns its products. */
async function seeded(): Promise<readonly Product[]> {
  const engine = createCommerceEngine({
    databasePath: join(folder, 'commerce.sqlite'),
    profile: '2.4.8',
    baseUrl: 'http://localhost:3000',
    clock: { now: Date.now },
    randomText,
    log: {
      error: (details) => {
        throw new Error(JSON.stringify(details))
      },
    },
    seed: generatedShop(products),
  })
  const found: Product[] = []
  for (let page = 1; found.length < products; page += 1) {
    const query = `{ products(filter: {}, pageSize: ${PAGES_OF_ONE_QUESTION}, currentPage: ${page}) { items { id url_key } } }`
    const response = await engine.handle(
      new Request('http://localhost:3000/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    )
    const { data } = (await response.json()) as { readonly data: { readonly products: { readonly items: Product[] } } }
    if (data.products.items.length === 0) break
    found.push(...data.products.items)
  }
  engine.close()
  return found
}

/** The headers of the purge requests for these products. */
function purgePatterns(ids: readonly number[]): readonly string[] {
  const patterns: string[] = []
  let current = ''
  for (const id of ids) {
    const tag = `((^|,)cat_p_${id}(,|$))`
    if (current.length + tag.length + 1 > HEADER_LENGTH) {
      patterns.push(current)
      current = tag
    } else current = current === '' ? tag : `${current}|${tag}`
  }
  return [...patterns, current]
}

/** Place `n` is opened in proportion to 1 / n. */
function popularPlace(): number {
  return Math.min(pages - 1, Math.floor(pages ** Math.random()) - 1)
}

type Count = {
  hits: number
  outdated: number
  renders: number
  joined: number
  refused: number
  other: number
  times: number[]
}
const newCount = (): Count => ({ hits: 0, outdated: 0, renders: 0, joined: 0, refused: 0, other: 0, times: [] })

const all = await seeded()
const popular = all.slice(0, pages)
const shop = await startShopServer({ DATA_DIR: folder, PAGE_CACHE_PURGERS: '127.0.0.1 ::1' })
let count = newCount()
let isOver = false

async function open({ url_key: key }: Product): Promise<void> {
  const start = performance.now()
  const response = await fetch(`${shop.url}/${key}.html`, { headers: { accept: 'text/html' } })
  await response.arrayBuffer()
  count.times.push(performance.now() - start)
  const status = response.headers.get('cache-status') ?? ''
  if (response.status === 503) count.refused += 1
  else if (response.status !== 200) count.other += 1
  else if (status.includes('detail=purged')) count.outdated += 1
  else if (status.includes('hit')) count.hits += 1
  else if (status.includes('collapsed')) count.joined += 1
  else count.renders += 1
}

async function visit(): Promise<void> {
  while (!isOver) {
    const product = popular[popularPlace()]
    if (product) await open(product)
  }
}

const passed = () => new Promise<void>((resolve) => setTimeout(resolve, STEP_MS))
const perSecond = (value: number) => Math.round(value / (STEP_MS / 1_000)).toLocaleString('en')
let refused = 0
let other = 0

async function printStep(name: string): Promise<void> {
  count = newCount()
  await passed()
  const { hits, outdated, renders, joined, times } = count
  const sent = hits + outdated + renders + joined + count.refused
  refused += count.refused
  other += count.other
  const share = (value: number) => `${((100 * value) / Math.max(sent, 1)).toFixed(1)} %`
  const p99 = quantile(times, 0.99).toFixed(0)
  process.stdout.write(
    `| ${[name, perSecond(sent), share(hits), share(outdated), perSecond(renders), perSecond(joined), count.refused, p99].join(' | ')} |\n`,
  )
}

try {
  process.stdout.write(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`)
  for (const product of popular) await open(product)
  process.stdout.write(`${popular.length} of ${all.length} products are kept\n\n`)
  process.stdout.write(
    '| After the purge, s | pages/s | from memory | purged | renders/s | joined/s | 503 | p99, ms |\n',
  )
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- |\n')
  const visits = Array.from({ length: VISITORS }, visit)
  for (let step = 0; step < STEPS_BEFORE; step += 1) await printStep('before')
  const patterns = purgePatterns(all.map(({ id }) => id))
  const began = performance.now()
  for (const pattern of patterns) {
    const { status } = await fetch(shop.url, { method: 'PURGE', headers: { 'x-magento-tags-pattern': pattern } })
    if (status !== 200) throw new Error(`A purge request was answered with ${status}`)
  }
  const took = performance.now() - began
  for (let step = 1; step <= STEPS_AFTER; step += 1) await printStep(String((step * STEP_MS) / 1_000))
  isOver = true
  await Promise.all(visits)
  process.stdout.write(
    `\n${patterns.length} purge requests took ${took.toFixed(0)} ms; ${refused} visitors were refused\n`,
  )
  if (other + refused > 0) process.exitCode = 1
} finally {
  await shop.dispose()
  await rm(folder, { recursive: true, force: true })
}
