// `npm run bench:hostile [-- operations]`: how fast the built shop answers `/livez`, a shared page and a file while
// hostile operations run, the costliest that the bounds of decision 84 let through. Also prints how long each kind takes
// alone, and how the operations were answered. Attackers, visitors and shop share the machine; the visitors have a
// process of their own. Times are printed without limits; an answer of the three that is not 200 fails the run.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { median, quantile } from './measuring/quantile.ts'
import { startShopServer } from '../harness/servers/shopServer.ts'

type Hostile = { readonly name: string; readonly query: string; readonly variables?: object }

const MARKS = 'a' + '\u0301\u0323'.repeat(4_990)
/** One that does not exist, so that no account is locked. */
const NOBODY = 'nobody@example.com'
const CARD = `uid sku name url_key stock_status description { html } short_description { html } media_gallery { url label }
  price_range { minimum_price { final_price { value currency } regular_price { value } discount { amount_off percent_off } } }
  categories { uid name url_path breadcrumbs { category_uid category_name } } related_products { uid sku name }`

const KINDS: readonly Hostile[] = [
  {
    name: 'a page of 300 products, with all facets',
    query: `{ products(filter: {}, pageSize: 300) { items { ${CARD} } aggregations { attribute_code options { label value count } } } }`,
  },
  {
    name: 'products of categories of products',
    query:
      '{ products(filter: {}, pageSize: 38) { items { categories { products(pageSize: 300) { items { uid sku name url_key } } } } } }',
  },
  {
    name: 'products of categories, three times',
    query:
      '{ products(filter: {}, pageSize: 25) { items { categories { products(pageSize: 25) { items { categories { products(pageSize: 25) { items { uid name sku } } } } } } } } }',
  },
  {
    name: 'a list by 1,000 attribute values',
    query:
      'query Q($in: [String]) { products(filter: { sku: { in: $in } }, pageSize: 300) { total_count items { uid name } } }',
    variables: { in: Array.from({ length: 1_000 }, (_, index) => `sku-${index}`.padEnd(200, 'x')) },
  },
  {
    name: 'a search for 10,000 combining marks',
    query: 'query Q($search: String) { products(search: $search) { total_count suggestions { search } } }',
    variables: { search: MARKS },
  },
  {
    name: 'a search for many short words',
    query:
      'query Q($search: String) { products(search: $search) { total_count items { uid } suggestions { search } } }',
    variables: { search: 'a e i o u '.repeat(999) },
  },
  {
    name: 'pickup places like 10,000 wildcards',
    query: 'query Q($like: String) { pickupLocations(filters: { name: { like: $like } }) { items { name } } }',
    variables: { like: '%a'.repeat(5_000) },
  },
  {
    name: 'a document of 100 fragments',
    query: `{ ${Array.from({ length: 100 }, (_, index) => `...F${index}`).join(' ')} } ${Array.from({ length: 100 }, (_, index) => `fragment F${index} on Query { storeConfig { store_code locale store_name } currency { base_currency_code } }`).join(' ')}`,
  },
  {
    name: 'a document of 19,000 tokens',
    query: `{ products(filter: { sku: { in: [${'"x" '.repeat(9_000)}] } }) { total_count } storeConfig { ${'store_code '.repeat(900)} } }`,
  },
  { name: 'a body of 900 kB', query: `{ storeConfig { store_code } } #${'x'.repeat(900_000)}` },
  {
    name: 'a sign-in',
    query: `mutation { generateCustomerToken(email: "${NOBODY}", password: "Ceramica.2026") { token } }`,
  },
  {
    name: 'the products of all categories',
    query:
      '{ categories(filters: {}) { items { products(pageSize: 300) { items { uid name sku } } children { uid products(pageSize: 20) { items { uid } } } } } }',
  },
]

const [count = 100] = process.argv.slice(2).map(Number)
// The storefront's own operations are milder.
const shop = await startShopServer({ COMMERCE_OPERATIONS: 'any' })
try {
  process.stdout.write(`${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}\n\n`)
  process.stdout.write('| Operation, alone | ms | status | kB |\n| --- | --- | --- | --- |\n')
  for (const kind of KINDS) {
    const begun = performance.now()
    const { status, bytes, problem } = await attack(kind)
    process.stdout.write(
      `| ${kind.name} | ${(performance.now() - begun).toFixed(0)} | ${status}${problem ? `, ${problem}` : ''} | ${(bytes / 1024).toFixed(0)} |\n`,
    )
  }
  await visitors('before', async () => undefined)
  const statuses = new Map<string, number>()
  await visitors(`while ${count} hostile operations run`, async () => {
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const kind = KINDS[index % KINDS.length]
        if (!kind) return
        const { status } = await attack(kind)
        statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1)
      }),
    )
  })
  process.stdout.write(
    `\nAnswers to the hostile operations: ${[...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')}\n`,
  )
} finally {
  await shop.dispose()
}

async function attack({ query, variables = {} }: Hostile) {
  const answer = await fetch(`${shop.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const text = await answer.text()
  const problem = /^\{"errors":\[\{"message":"([^"]{0,80})/.exec(text)?.[1]
  return { status: answer.status, bytes: text.length, problem }
}

/** Lets visitors ask for `/livez`, a page and a file in turn, from before `attacked` until it is over. */
async function visitors(when: string, attacked: () => Promise<void>): Promise<void> {
  const visitor = fork(fileURLToPath(new URL('measuring/visitors.ts', import.meta.url)), [shop.url], {
    execArgv: [],
    serialization: 'json',
  })
  await once(visitor, 'message')
  const begun = performance.now()
  await attacked()
  const took = performance.now() - begun
  visitor.send('stop')
  const [{ times, failures }] = (await once(visitor, 'message')) as [Visits]
  await once(visitor, 'exit')
  process.stdout.write(
    `\n${when}, ${(took / 1000).toFixed(1)} s:\n\n| Asked | times | p50 ms | p99 ms | longest |\n| --- | --- | --- | --- | --- |\n`,
  )
  for (const [name, all] of Object.entries(times)) {
    const cells = [
      name,
      all.length,
      median(all).toFixed(1),
      quantile(all, 0.99).toFixed(1),
      Math.max(...all).toFixed(1),
    ]
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
  }
  if (failures > 0) {
    process.stdout.write(`${failures} answers were not 200\n`)
    process.exitCode = 1
  }
}

type Visits = { readonly times: Readonly<Record<string, readonly number[]>>; readonly failures: number }
