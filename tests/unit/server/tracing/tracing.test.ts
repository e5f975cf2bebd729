import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startTraceCollector, type TraceCollector } from '#tests/harness/servers/traceCollector.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'
import { writeShopFolder } from '../fixtures/shopFolder.ts'
import { runShopProcess } from '../fixtures/shopProcessRunner.ts'

let folder = ''
let upstream: FakeUpstream
let collector: TraceCollector

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-tracing-'))
  await writeShopFolder(join(folder, 'own'))
  collector = await startTraceCollector()
  upstream = await startFakeUpstream((response, request) => {
    if (request.body.includes('Broken')) response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>')
    else sendJson(response, startAnswer(request) ?? { data: { storeConfig: { store_code: 'it' } } })
  })
})

afterAll(async () => {
  await upstream.close()
  await collector.close()
  await rm(folder, { recursive: true })
})

async function traced(environment: Record<string, string>, visit: (origin: string) => Promise<void>) {
  const port = String(await freePort())
  const shop = runShopProcess(folder, {
    PORT: port,
    DATA_DIR: join(folder, `data-${port}`),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
    LOG_LEVEL: 'warn',
    ...environment,
  })
  await shop.ready
  await visit(`http://localhost:${port}`)
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  return shop.stderr()
}

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT_ID = '00f067aa0ba902b7'
const SECRET = 's3cret'

test('a document, its render and each operation are spans of one trace, which goes on in the backend', async () => {
  let page: string | undefined
  let operation: string | undefined
  await traced(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key' },
    async (origin) => {
      const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`
      await (await fetch(`${origin}/data.html`, { headers: { traceparent } })).text()
      page = String(upstream.requests.at(-1)?.headers['traceparent'])
      // A request with everything that must not leave the host.
      const answer = await fetch(`${origin}/api/graphql?token=${SECRET}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${SECRET}`,
          cookie: `cart=${SECRET}`,
          'x-forwarded-for': '203.0.113.7',
        },
        body: JSON.stringify({
          query: `mutation Broken{generateCustomerToken(email:"${SECRET}@example.com",password:"${SECRET}"){token}}`,
          variables: { secret: SECRET },
        }),
      })
      expect(answer.status).toBe(502)
      operation = String(upstream.requests.at(-1)?.headers['traceparent'])
      await (await fetch(`${origin}/order/${SECRET}?token=${SECRET}`)).text()
      await (await fetch(`${origin}/livez`)).text()
    },
  )
  expect(collector.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-key': 'a key' } })
  const spans = collector.spans()
  const document = spans.find(({ parentSpanId }) => parentSpanId === PARENT_ID)
  const render = spans.find(({ parentSpanId }) => parentSpanId === document?.spanId)
  const query = spans.find(({ parentSpanId }) => parentSpanId === render?.spanId)
  expect(document).toMatchObject({ name: 'page', traceId: TRACE_ID, kind: 2 })
  expect(render).toMatchObject({ name: 'render', traceId: TRACE_ID, kind: 1 })
  expect(query).toMatchObject({ name: 'GraphQL without a name', traceId: TRACE_ID, kind: 3 })
  expect(page).toBe(`00-${TRACE_ID}-${query?.spanId}-01`)

  const broken = spans.find(({ name }) => name === 'GraphQL Broken')
  expect(broken?.status).toMatchObject({ code: 2 })
  expect(operation).toBe(`00-${broken?.traceId}-${broken?.spanId}-01`)
  expect(spans.find(({ spanId }) => spanId === broken?.parentSpanId)).toMatchObject({ name: 'graphql', kind: 2 })

  const sent = JSON.stringify(collector.requests.map(({ body }) => body))
  expect(sent).toContain('/data.html')
  for (const secret of [SECRET, '203.0.113.7', 'example.com', '/livez']) expect(sent).not.toContain(secret)
})

test('a share of the requests is recorded, whatever clients say', async () => {
  const before = collector.requests.length
  await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: '0' }, async (origin) => {
    const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`
    await (await fetch(`${origin}/store`, { headers: { traceparent } })).text()
    expect(upstream.requests.at(-1)?.headers['traceparent']).toMatch(new RegExp(`^00-${TRACE_ID}-\\w{16}-00$`))
  })
  expect(collector.requests.length).toBe(before)
})

test('a collector that is away disturbs nobody, and the log says so once', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`
  const log = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, async (origin) => {
    for (let times = 0; times < 3; times += 1) expect((await fetch(`${origin}/store`)).status).toBe(200)
  })
  expect(log.match(/Traces cannot be sent/g)).toHaveLength(1)
  expect(log).not.toContain(endpoint)
})

test('only one module uses the packages, and it is loaded on demand', () => {
  const using = (words: RegExp) =>
    globSync('server/**/*.ts')
      .filter((path) => words.test(readFileSync(path, 'utf8')))
      .toSorted()
  expect(using(/from '@opentelemetry\//)).toEqual(['server/tracing/openTracing.ts'])
  expect(using(/^import (?!type\b).*openTracing\.ts'/m)).toEqual([])
  expect(using(/await import\('#server\/tracing\/openTracing\.ts'\)/)).toEqual(['server/startShop.ts'])
})
