import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPurgeLog } from '#server/cluster/purgeLog.ts'
import { redisCounters } from '#server/cluster/redisCounters.ts'
import { openRedis, type RedisLink } from '#server/cluster/redisLink.ts'
import { createSharedShelf } from '#server/cluster/sharedShelf.ts'
import { createMemoryCounter } from '#server/limits/createLimiter.ts'
import type { Purge } from '#server/documents/pageStore.ts'
import type { SharedPage } from '#server/documents/sharedPage.ts'
import { hasRedis, REDIS_URL } from '#tests/harness/servers/redis.ts'
import { startTcpProxy, type TcpProxy } from '#tests/harness/servers/tcpProxy.ts'

const opened: { readonly close: () => unknown }[] = []
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A database of its own, so that running shops see nothing of the tests. */
const url = new URL('/7', REDIS_URL).href

async function link(address = url): Promise<RedisLink> {
  const redis = await openRedis({ url: address, log: silent })
  opened.push(redis)
  return redis
}

async function cuttable(): Promise<{ redis: RedisLink; proxy: TcpProxy }> {
  const { hostname, port } = new URL(REDIS_URL)
  const proxy = await startTcpProxy({ host: hostname, port: Number(port || 6379) })
  const redis = await link(`redis://127.0.0.1:${proxy.port}/7`)
  opened.push(proxy)
  return { redis, proxy }
}

async function purgeLog(redis: RedisLink) {
  const purged: Purge[] = []
  const purges = await openPurgeLog({ redis, log: silent, onPurge: (what) => purged.push(what) })
  opened.unshift(purges)
  return { purges, purged }
}

const pageOf = (tags: readonly string[] | null): SharedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: new Uint8Array([1, 2, 250]),
  etag: 'W/"a"',
  inline: { script: ["'sha256-a'"], style: [] },
  isIncomplete: false,
  tags: tags && new Set(tags),
  bytes: 3,
  renderedAt: 0,
})

const isThere = await hasRedis()

describe.runIf(isThere)('hosts that share a Redis', () => {
  beforeAll(async () => {
    const redis = await link()
    await redis.eval('redis.call("FLUSHDB")', { keys: [], arguments: [] })
  })
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
  })

  const shelfOn = (redis: RedisLink, version = 'build') =>
    createSharedShelf({ redis, log: silent, version: () => version, seconds: 60, now: () => performance.now() })

  test('start while Redis hangs, and hear of purges when it answers', async () => {
    const { redis, proxy } = await cuttable()
    expect(redis.isReady()).toBe(true)
    proxy.hang()
    const { purged } = await purgeLog(redis)
    proxy.restore()
    const { purges } = await purgeLog(await link())
    const tag = randomUUID()
    purges.tell([tag])
    await expect.poll(() => purged.flat(), { timeout: 15_000 }).toContain(tag)
  })

  test('render a page once, for all of them', async () => {
    const [first, second] = [shelfOn(await link()), shelfOn(await link())]
    const key = randomUUID()
    const lease = await first.lease(key)
    expect(await second.lease(key)).toBeNull()
    const waiting = second.awaited(key)
    await lease?.put(pageOf(['cat_p_1']))
    await lease?.end()
    const page = await waiting
    expect(page).toMatchObject({ ...pageOf(['cat_p_1']), renderedAt: expect.any(Number) })
    expect(performance.now() - (page?.renderedAt ?? 0)).toBeLessThan(5_000)
    expect(await shelfOn(await link(), 'next build').find(key)).toBeNull()
    // A page that cannot be kept ends the wait of the others too.
    const other = randomUUID()
    const unkept = await first.lease(other)
    const vain = second.awaited(other)
    await unkept?.end()
    expect(await vain).toBeNull()
    expect(await second.lease(other)).not.toBeNull()
  })

  test.each([
    ['its tag', ['cat_p_1'], ['cat_p_1'], null],
    ['another tag', ['cat_p_1'], ['cat_p_2'], 200],
    ['everything', ['cat_p_1'], 'all', null],
    ['any tag, with unknown data', null, ['cat_p_9'], null],
  ] as const)('forget a page with a purge of %s, also while it is rendered', async (_what, tags, purge, status) => {
    const redis = await link()
    const shelf = shelfOn(redis)
    const { purges, purged } = await purgeLog(redis)
    const key = randomUUID()
    const lease = await shelf.lease(key)
    purges.tell(purge)
    await expect.poll(() => purged).toEqual([purge])
    await lease?.put(pageOf(tags))
    await lease?.end()
    expect((await shelf.find(key))?.status ?? null).toBe(status)
  })

  test('receive every purge, also those from the time when they were away', async () => {
    const first = await purgeLog(await link())
    const { redis, proxy } = await cuttable()
    const second = await purgeLog(redis)
    first.purges.tell(['cat_p_1'])
    await expect.poll(() => second.purged).toEqual([['cat_p_1']])
    proxy.cut()
    await expect.poll(redis.isReady).toBe(false)
    first.purges.tell(['cat_p_2'])
    second.purges.tell(['cat_p_3'])
    await expect.poll(() => first.purged).toEqual([['cat_p_1'], ['cat_p_2']])
    proxy.restore()
    await expect.poll(() => first.purged, { timeout: 15_000 }).toEqual([['cat_p_1'], ['cat_p_2'], ['cat_p_3']])
    await expect.poll(() => second.purged, { timeout: 15_000 }).toEqual([['cat_p_1'], ['cat_p_2'], ['cat_p_3']])
  })

  test('empty everything if the missed purges are gone', async () => {
    const { redis, proxy } = await cuttable()
    const away = await purgeLog(redis)
    const present = await purgeLog(await link())
    present.purges.tell(['cat_p_1'])
    await expect.poll(() => away.purged).toEqual([['cat_p_1']])
    proxy.cut()
    await expect.poll(redis.isReady).toBe(false)
    const other = await link()
    await other.eval('redis.call("FLUSHDB")', { keys: [], arguments: [] })
    present.purges.tell(['cat_p_2'])
    proxy.restore()
    await expect.poll(() => away.purged, { timeout: 15_000 }).toContain('all')
  })

  test('share the limits, and keep one of their own while Redis is away', async () => {
    const { redis, proxy } = await cuttable()
    const options = { keyPrefix: randomUUID(), points: 3, duration: 60 }
    const [first, second] = [
      redisCounters(redis, createMemoryCounter)(options),
      redisCounters(await link(), createMemoryCounter)(options),
    ]
    await first.consume('ada', 1)
    await second.consume('ada', 2)
    for (const counter of [first, second]) {
      const refused: unknown = await counter.consume('ada', 1).catch((error: unknown) => error)
      expect(refused).toMatchObject({ msBeforeNext: expect.any(Number) })
    }
    await second.consume('bob', 1)
    proxy.cut()
    await expect.poll(redis.isReady).toBe(false)
    for (let tries = 0; tries < 3; tries += 1) await first.consume('ada', 1)
    await expect(first.consume('ada', 1)).rejects.toMatchObject({ msBeforeNext: expect.any(Number) })
  })

  test('wait once for a Redis that hangs, then for none of its answers until it answers a probe', async () => {
    const { redis, proxy } = await cuttable()
    await redis.set('kept', 'value', 60_000)
    proxy.hang()
    await expect(redis.get('kept')).rejects.toThrow('within')
    expect(redis.isReady()).toBe(false)
    await expect(redis.get('kept')).rejects.toThrow('Redis does not answer')
    proxy.restore()
    await expect.poll(redis.isReady, { timeout: 15_000 }).toBe(true)
    expect(await redis.get('kept')).toBe('value')
  })

  test('count in a window that slides', async () => {
    const counter = redisCounters(
      await link(),
      createMemoryCounter,
    )({ keyPrefix: randomUUID(), points: 4, duration: 1 })
    const begin = performance.now()
    let allowed = 0
    // Twice the allowed tries cannot fit around the end of a window.
    await expect
      .poll(
        async () => {
          await counter.consume('ada', 1).then(
            () => (allowed += 1),
            () => undefined,
          )
          return performance.now() - begin
        },
        { interval: 20, timeout: 5_000 },
      )
      .toBeGreaterThan(1_500)
    expect(allowed).toBeGreaterThanOrEqual(4)
    expect(allowed).toBeLessThanOrEqual(10)
  })
})
