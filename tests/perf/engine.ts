// `npm run bench:engine [-- 1000 10000]`: the embedded engine's times for lists, search and product at several sizes of
// the catalogue, warm, inside the process. Times depend on the machine; the growth factors are more meaningful.
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import { generatedShop } from '#shop-folder/seed/generated/generatedShop.ts'
import { randomText } from '#server/randomText.ts'

const WARM_UP = 5
const SAMPLES = 40

const CARD = `uid name url_key stock_status small_image { url label } rating_summary review_count
  price_range { minimum_price { final_price { value currency } regular_price { value } } maximum_price { final_price { value } } }`
const FACETS = 'aggregations { attribute_code label count options { label value count } }'
const list = (scope: string, more = '') =>
  `{ products(${scope}, pageSize: 24) { total_count page_info { total_pages } items { __typename ${CARD} } ${more} } }`

const QUERIES: readonly (readonly [name: string, query: (sample: number) => string])[] = [
  ['list, all facets', () => list('filter: { category_url_path: { eq: "tavola" } }', FACETS)],
  ['everything, all facets', () => list('filter: {}', FACETS)],
  [
    'filtered list, all facets',
    (sample) =>
      list(
        `filter: { category_url_path: { eq: "tavola" }, misura: { in: ["9", "10"] }, price: { from: "${sample % 20}", to: "150" } }`,
        FACETS,
      ),
  ],
  ['list by price', () => list('filter: { category_url_path: { eq: "tavola" } }, sort: { price: ASC }')],
  [
    'search, all facets',
    (sample) => list(`search: "${['vaso luna', 'tazze', 'ciotola cobalto', 'brocche fiume'][sample % 4]}"`, FACETS),
  ],
  ['search, misspelt', () => list('search: "tazzza luna"')],
  ['suggestions', () => '{ products(search: "vasxxo") { total_count suggestions { search } } }'],
  ['search, one letter', () => list('search: "v"')],
  [
    'product',
    (
      sample,
    ) => `{ products(filter: { sku: { eq: "GEN-${String((sample % 900) + 1).padStart(6, '0')}" } }) { items { __typename ${CARD}
    description { html } media_gallery { url label } categories { uid name } related_products { uid } price_tiers { quantity }
    custom_attributesV2 { items { code } } ... on ConfigurableProduct { configurable_options { uid values { uid label } }
    variants { product { uid sku stock_status } attributes { uid } } } } } }`,
  ],
  [
    'route',
    (sample) =>
      `{ route(url: "${sample % 2 === 0 ? 'tavola.html' : 'vaso-anfora.html'}") { __typename relative_url } }`,
  ],
]

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN

async function measure(count: number): Promise<ReadonlyMap<string, { readonly median: number; readonly p95: number }>> {
  const started = performance.now()
  const engine = createCommerceEngine({
    databasePath: ':memory:',
    profile: '2.4.8',
    baseUrl: 'http://localhost:3000',
    clock: { now: Date.now },
    randomText,
    log: {
      error: (details) => {
        throw new Error(JSON.stringify(details))
      },
    },
    seed: generatedShop(count),
  })
  console.log(`${count} products: seeded in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const results = new Map<string, { readonly median: number; readonly p95: number }>()
  for (const [name, query] of QUERIES) {
    const times: number[] = []
    for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
      const begun = performance.now()
      const response = await engine.handle(
        new Request('http://localhost:3000/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: query(sample + WARM_UP) }),
        }),
      )
      const text = await response.text()
      if (text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 300)}`)
      if (sample >= 0) times.push(performance.now() - begun)
    }
    times.sort((left, right) => left - right)
    results.set(name, { median: quantile(times, 0.5), p95: quantile(times, 0.95) })
  }
  engine.close()
  return results
}

const asked = process.argv.slice(2).map(Number)
const sizes = asked.length > 0 ? asked : [1_000, 10_000, 100_000]
const measured: (readonly [number, Awaited<ReturnType<typeof measure>>])[] = []
for (const size of sizes) measured.push([size, await measure(size)])

console.log(
  ['', ...sizes.flatMap((size) => [`${size} median`, 'p95']), 'growth'].map((cell) => cell.padStart(14)).join(' '),
)
for (const [name] of QUERIES) {
  const cells = measured.flatMap(([, results]) => [results.get(name)?.median ?? NaN, results.get(name)?.p95 ?? NaN])
  const growth = (cells.at(-2) ?? NaN) / (cells[0] ?? NaN)
  console.log(
    [name.padStart(26), ...cells.map((cell) => cell.toFixed(1)), `× ${growth.toFixed(1)}`]
      .map((cell) => cell.padStart(14))
      .join(' '),
  )
}
