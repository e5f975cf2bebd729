import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEEDS } from '#server/limits/deeds.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from './fixtures/fakeUpstream.ts'
import { writeShopFolder } from './fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from './fixtures/shopProcessRunner.ts'

let folder = ''
let upstream: FakeUpstream
let shop: ShopProcess
let origin = ''
let metricsUrl = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-metrics-'))
  await writeShopFolder(join(folder, 'own'))
  upstream = await startFakeUpstream((response, request) => {
    if (request.body.includes('Broken')) response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>')
    else sendJson(response, startAnswer(request) ?? { data: { storeConfig: { store_code: 'it' } } })
  })
  const port = await freePort()
  const metricsPort = await freePort()
  origin = `http://localhost:${port}`
  metricsUrl = `http://localhost:${metricsPort}/metrics`
  shop = runShopProcess(folder, {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXIES: '127.0.0.1 ::1',
    PUBLIC_URL: 'https://shop.example',
    DATA_DIR: join(folder, 'data'),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
    MAIL_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'orders@shop.example',
    LOG_LEVEL: 'error',
  })
  await shop.ready
})

afterAll(async () => {
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  await upstream.close()
  await rm(folder, { recursive: true })
})

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('requests of a document tell the backend which request caused them, and which shop asks', async () => {
  const answer = await fetch(`${origin}/store`, { headers: { 'x-request-id': 'request-1234', traceparent: TRACE } })
  expect(answer.status).toBe(200)
  expect(upstream.requests.at(-1)?.headers).toMatchObject({
    'x-request-id': 'request-1234',
    traceparent: TRACE,
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'user-agent': 'Vetrina (+https://shop.example)',
  })
})

test('a failed operation is one line of the log, with its name, time, category and request', async () => {
  const body = JSON.stringify({ query: 'query Broken{storeConfig{store_code}}', variables: { secret: 's3cret' } })
  const answer = await fetch(`${origin}/api/graphql`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-5678', authorization: 'Bearer s3cret' },
  })
  expect(answer.status).toBe(502)
  await expect.poll(() => shop.stderr()).toContain('request-5678')
  const lines = shop.stderr().split('\n')
  const line: unknown = JSON.parse(lines.find((one) => one.includes('bad-answer')) ?? '{}')
  expect(line).toMatchObject({
    operation: 'Broken',
    category: 'bad-answer',
    status: 500,
    ms: expect.any(Number),
    requestId: 'request-5678',
  })
  expect(shop.stderr()).not.toContain('s3cret')
})

test('the metrics count answers, pages and operations, on their own port only', async () => {
  for (let times = 0; times < 2; times += 1) await (await fetch(`${origin}/data.html`)).text()
  const metrics = await (await fetch(metricsUrl)).text()
  expect(metrics).toMatch(/vetrina_answer_seconds_count\{kind="page",status="200"\} \d/)
  expect(metrics).toMatch(/vetrina_pages_total\{source="miss"\} 1/)
  expect(metrics).toMatch(/vetrina_upstream_seconds_count\{operation="other",category="ok"\} \d/)
  expect(metrics).toMatch(/vetrina_upstream_seconds_count\{operation="other",category="bad-answer"\} 1/)
  expect(metrics).not.toContain('Broken')
  for (const name of [
    'vetrina_renders_waiting 0',
    'vetrina_backend_away 0',
    'nodejs_eventloop_lag_seconds',
    'process_',
  ])
    expect(metrics).toContain(name)
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
})

describe('measurements of browsers', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/vitals`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
  const lcp = { name: 'LCP', value: 2_400, page: 'product' }
  const vitals = (...list: readonly object[]) => JSON.stringify({ vitals: list })

  test('are counted by metric and kind of page, names of pages that nobody knows as one', async () => {
    const answer = await send(
      vitals(
        lcp,
        { name: 'INP', value: 90, page: 'menu' },
        { name: 'CLS', value: 0.02, page: 'product' },
        { name: 'TTFB', value: 3, page: '/account/orders/ORD-7' },
      ),
    )
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const metrics = await (await fetch(metricsUrl)).text()
    expect(metrics).toContain('vetrina_vital_seconds_sum{metric="LCP",page="product"} 2.4')
    expect(metrics).toContain('vetrina_vital_seconds_bucket{le="0.1",metric="INP",page="menu"} 1')
    expect(metrics).toContain('vetrina_vital_seconds_count{metric="TTFB",page="other"} 1')
    expect(metrics).toContain('vetrina_layout_shift_sum{page="product"} 0.02')
    expect(metrics).not.toContain('ORD-7')
  })

  test.each([
    ['no JSON', 'LCP=1'],
    ['nothing', ''],
    ['no list', JSON.stringify(lcp)],
    ['no measurement', vitals()],
    ['too many', vitals(...Array.from({ length: 31 }, () => lcp))],
    ['an unknown metric', vitals({ ...lcp, name: 'FID' })],
    ['a text as value', vitals({ ...lcp, value: '1' })],
    ['a negative value', vitals({ ...lcp, value: -1 })],
    ['a value beyond any visit', vitals({ ...lcp, value: 600_001 })],
    ['a layout shift beyond any page', vitals({ ...lcp, name: 'CLS', value: 1_001 })],
    ['a long name of a page', vitals({ ...lcp, page: 'p'.repeat(61) })],
    ['an address beside the values', vitals({ ...lcp, address: 'https://shop.example/account' })],
    ['more beside the list', JSON.stringify({ vitals: [lcp], email: 'giulia@example.com' })],
    ['an infinite value', `{"vitals":[{"name":"LCP","value":1e999,"page":"product"}]}`],
    ['no value', vitals({ name: 'LCP', page: 'product' })],
    ['null as value', vitals({ ...lcp, value: null })],
    ['an empty name of a page', vitals({ ...lcp, page: '' })],
    ['a list as page', vitals({ ...lcp, page: ['product'] })],
    ['a name of the language', vitals({ ...lcp, name: '__proto__' })],
    ['nested lists', '['.repeat(2_000)],
    ['no text', '\u0000\uFFFF'],
  ])('are refused as %s', async (_what, body) => {
    expect((await send(body)).status).toBe(400)
  })

  test('name no page that only a client knows, however it is written', async () => {
    const names = ['__proto__', 'constructor', 'giulia@example.com', 'product ', 'PRODUCT', 'x"} 1\n# a{b="']
    for (const page of names) expect((await send(vitals({ ...lcp, name: 'FCP', page }))).status, page).toBe(204)
    const metrics = await (await fetch(metricsUrl)).text()
    expect(metrics).toContain(`vetrina_vital_seconds_count{metric="FCP",page="other"} ${names.length}`)
    expect(metrics.match(/vetrina_vital_seconds_count\{metric="FCP"[^\n]*/g)).toHaveLength(1)
    expect(metrics).not.toContain('giulia')
  })

  test('are refused in a long body, from pages of other sites and with other methods', async () => {
    expect((await send(vitals({ ...lcp, page: 'p'.repeat(5_000) }))).status).toBe(413)
    expect((await send(vitals(lcp), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    // Sent by browsers without those headers: a sibling of the host, another scheme's page, a page without an origin.
    for (const origin of ['https://other.example', 'http://localhost:1', 'https://www.shop.example', 'null'])
      expect((await send(vitals(lcp), { origin })).status, origin).toBe(403)
    expect((await send(vitals(lcp), { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    const asked = await fetch(`${origin}/api/vitals`)
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('are limited for each client', async () => {
    const statuses = new Set<number>()
    for (let tries = 0; tries < DEEDS.measurements.client.tries + 1; tries += 1) {
      statuses.add((await send(vitals(lcp), { 'x-forwarded-for': '203.0.113.7' })).status)
    }
    expect([...statuses]).toEqual([204, 429])
  })
})
