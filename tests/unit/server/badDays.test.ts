import type { ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from './fixtures/fakeUpstream.ts'
import { writeShopFolder } from './fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from './fixtures/shopProcessRunner.ts'

type Failure = (response: ServerResponse, number: number) => void

const healthy: Failure = (response) => sendJson(response, { data: { storeConfig: { store_code: 'it' } } })

/** How a backend can fail. */
const FAILURES: Readonly<Record<string, Failure>> = {
  hangs: () => undefined,
  'takes five seconds': (response) => void setTimeout(() => healthy(response, 0), 5_000),
  'resets its connections': (response) => void response.socket?.resetAndDestroy(),
  'answers 500': (response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>'),
  'is half dead': (response, number) => (number % 2 === 0 ? healthy(response, number) : undefined),
}

/** The time that a document waits for the backend at most (`COMMERCE_TIMEOUTS`). */
const DOCUMENT_BUDGET_MS = 3_000
/** So many times the wait of as many visitors while the backend is healthy, on the same machine. */
const MOST_TIMES = 4
/** Each has four visitors: two of a kept page, one of a page that is not kept, and one of a page of their own. */
const GROUPS = 50
const WITH_CART = { cookie: 'cart=abc' }

let folder = ''
let upstream: FakeUpstream
let failure = healthy
let number = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-bad-days-'))
  await writeShopFolder(join(folder, 'own'))
  upstream = await startFakeUpstream((response, request) => {
    const answer = startAnswer(request)
    if (answer !== null) sendJson(response, answer)
    else failure(response, (number += 1))
  })
})

afterAll(async () => {
  await upstream.close()
  await rm(folder, { recursive: true })
})

async function start(environment: Record<string, string> = {}): Promise<{ shop: ShopProcess; origin: string }> {
  const port = String(await freePort())
  const shop = runShopProcess(folder, {
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
    LOG_LEVEL: 'fatal',
    ...environment,
  })
  await shop.ready
  return { shop, origin: `http://localhost:${port}` }
}

async function visit(address: string, headers: Record<string, string> = {}) {
  const start = performance.now()
  const answer = await fetch(address, { headers })
  await answer.text()
  return { status: answer.status, ms: performance.now() - start, retryAfter: answer.headers.get('retry-after') }
}

test.each(Object.entries(FAILURES))(
  'while the backend %s nobody waits long for a kept page or a 503, and its return causes no storm',
  async (_how, fail) => {
    failure = healthy
    const { shop, origin } = await start({ PAGE_CACHE_SECONDS: '1', PAGE_CACHE_STALE_SECONDS: '0' })
    const kept = `${origin}/data.html`
    const fresh = (index: number) => `${origin}/data.html?page=${index}`
    let unknownPage = 0
    expect((await visit(kept)).status).toBe(200)
    await expect.poll(async () => (await fetch(kept)).headers.get('etag')).not.toBeNull()

    const longestWait = async () => {
      const visits = await Promise.all(
        Array.from({ length: GROUPS }, () =>
          Promise.all([
            visit(kept),
            visit(kept, WITH_CART),
            visit(fresh((unknownPage += 1))),
            visit(`${origin}/store`),
          ]),
        ),
      )
      for (const [ofAll, withCart, unknown, own] of visits) {
        expect([ofAll.status, withCart.status]).toEqual([200, 200])
        for (const { status } of [unknown, own]) expect([200, 502, 503, 504]).toContain(status)
      }
      return Math.max(...visits.flat().map(({ ms }) => ms))
    }
    const usual = await longestWait()
    failure = fail
    for (let times = 0; times < 2; times += 1)
      expect(await longestWait()).toBeLessThan(DOCUMENT_BUDGET_MS + MOST_TIMES * usual)

    failure = healthy
    await expect.poll(async () => (await visit(`${origin}/store`)).status, { timeout: 20_000 }).toBe(200)
    const before = upstream.requests.length
    await Promise.all(Array.from({ length: GROUPS }, () => visit(kept)))
    // One render serves all visitors of a page.
    expect(upstream.requests.length - before).toBeLessThan(GROUPS / 4)
    expect((await visit(fresh(0))).status).toBe(200)
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
  },
)

test('a host that starts while the backend is away answers 503 with Retry-After, and its pages later', async () => {
  failure = (response) => void response.socket?.resetAndDestroy()
  const { shop, origin } = await start({ DATA_DIR: join(folder, 'away') })
  expect(await visit(`${origin}/store`)).toMatchObject({ status: 503, retryAfter: '5' })
  failure = healthy
  await expect.poll(async () => (await visit(`${origin}/data.html`)).status, { timeout: 20_000 }).toBe(200)
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
})

test('readiness follows the backend where no page is kept, liveness does not', async () => {
  failure = (response) => void response.socket?.resetAndDestroy()
  const { shop, origin } = await start({ DATA_DIR: join(folder, 'ready'), DRAIN_SECONDS: '2' })
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status
  for (let times = 0; times < 6; times += 1) await visit(`${origin}/store`)
  expect(await statusOf('/readyz')).toBe(503)
  expect([await statusOf('/livez'), await statusOf('/healthz')]).toEqual([200, 200])
  failure = healthy
  await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200)

  // With a kept page the host stays ready.
  expect(await statusOf('/data.html')).toBe(200)
  await expect.poll(async () => (await fetch(`${origin}/data.html`)).headers.get('etag')).not.toBeNull()
  failure = (response) => void response.socket?.resetAndDestroy()
  for (let times = 0; times < 12; times += 1) await visit(`${origin}/store`)
  expect(await statusOf('/readyz')).toBe(200)

  shop.signal('SIGTERM')
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/data.html')).toBe(200)
  expect(await shop.ended).toBe(0)
})
