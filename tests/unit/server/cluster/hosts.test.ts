import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRedis } from '#server/cluster/redisLink.ts'
import { hasRedis, REDIS_URL } from '#tests/harness/servers/redis.ts'
import { startTcpProxy } from '#tests/harness/servers/tcpProxy.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'
import { writeShopFolder } from '../fixtures/shopFolder.ts'
import { runShopProcess } from '../fixtures/shopProcessRunner.ts'

const url = new URL('/8', REDIS_URL).href
const isThere = await hasRedis()

let folder = ''
let upstream: FakeUpstream
let asked = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-hosts-'))
  await writeShopFolder(join(folder, 'own'))
  upstream = await startFakeUpstream((response, seen) => {
    const answer = startAnswer(seen)
    if (answer === null && seen.method === 'POST' && seen.body.includes('storeConfig')) asked += 1
    sendJson(response, answer ?? { data: { storeConfig: { store_code: 'it' } } })
  })
})

afterAll(async () => {
  await upstream.close()
  await rm(folder, { recursive: true })
})

async function startHost(name: string, environment: Record<string, string> = {}) {
  const port = await freePort()
  const shop = runShopProcess(folder, {
    PORT: String(port),
    DATA_DIR: join(folder, name),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
    REDIS_URL: url,
    PUBLIC_URL: 'http://shop.example',
    PAGE_CACHE_PURGERS: '127.0.0.1 ::1',
    LOG_LEVEL: 'fatal',
    ...environment,
  })
  await shop.ready
  return { port, shop, origin: `http://localhost:${port}` }
}

async function purge(port: number): Promise<void> {
  const sent = request({
    host: 'localhost',
    port,
    method: 'PURGE',
    path: '/',
    headers: { 'x-magento-tags-pattern': '.*' },
  })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [{ statusCode?: number; resume: () => void }]
  answer.resume()
  expect(answer.statusCode).toBe(200)
}

describe.runIf(isThere)('two hosts with one Redis', () => {
  test('render a page once, and forget it together', async () => {
    const redis = await openRedis({ url, log: { warn: () => undefined, error: () => undefined } })
    await redis.eval('redis.call("FLUSHDB")', { keys: [], arguments: [] })
    await redis.close()
    const hosts = [await startHost('first'), await startHost('second')] as const
    const [first, second] = hosts
    const pageOf = async (origin: string) => {
      const answer = await fetch(`${origin}/data.html`)
      await answer.text()
      return answer.headers.get('cache-status')
    }
    const before = asked
    await Promise.all(Array.from({ length: 40 }, (_one, index) => pageOf(hosts[index % 2 === 0 ? 0 : 1].origin)))
    expect(asked - before).toBe(1)
    for (const { origin } of hosts) expect(await pageOf(origin)).toMatch(/^vetrina; hit/)

    await purge(first.port)
    await expect.poll(async () => (await pageOf(second.origin)) && asked - before).toBe(2)
    expect(await pageOf(first.origin)).toMatch(/^vetrina; (?:hit|fwd=miss; collapsed)/)
    expect(asked - before).toBe(2)
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
    for (const { shop } of hosts) {
      shop.signal('SIGTERM')
      expect(await shop.ended).toBe(0)
    }
  })

  test.each(['cut', 'hang'] as const)(
    'serve every request while Redis is away (%s), say so, and share again afterwards',
    async (fault) => {
      const { hostname, port: redisPort } = new URL(REDIS_URL)
      const proxy = await startTcpProxy({ host: hostname, port: Number(redisPort || 6379) })
      const { origin, port, shop } = await startHost(`redis-${fault}`, {
        REDIS_URL: `redis://127.0.0.1:${proxy.port}/8`,
      })
      const readiness = async () => (await fetch(`${origin}/readyz`)).status
      const pageOf = async (name: string) => {
        const answer = await fetch(`${origin}/data.html?page=${fault}-${name}`)
        await answer.text()
        return answer.status
      }
      await expect.poll(readiness, { timeout: 15_000 }).toBe(200)
      expect(await pageOf('before')).toBe(200)

      proxy[fault]()
      expect(await pageOf('first')).toBe(200)
      await expect.poll(readiness, { timeout: 15_000 }).toBe(503)
      for (let number = 0; number < 20; number += 1) expect(await pageOf(String(number))).toBe(200)
      await purge(port)
      const answer = await fetch(`${origin}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'mutation{generateCustomerToken(email:"ada@example.com",password:"x"){token}}' }),
      })
      expect(answer.status).toBe(200)

      proxy.restore()
      await expect.poll(readiness, { timeout: 15_000 }).toBe(200)
      expect(await pageOf('after')).toBe(200)
      shop.signal('SIGTERM')
      expect(await shop.ended).toBe(0)
      proxy.close()
    },
  )

  test('open without their Redis, and say that they are not ready', async () => {
    const { origin, shop } = await startHost('alone', { REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
    expect((await fetch(`${origin}/data.html`)).status).toBe(200)
    const ready = await fetch(`${origin}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reasons: ['Redis is away'] }])
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
  })
})
