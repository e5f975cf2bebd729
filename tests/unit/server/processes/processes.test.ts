import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'
import { writeShopFolder } from '../fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from '../fixtures/shopProcessRunner.ts'

let folder = ''
let upstream: FakeUpstream
let version = 1

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-processes-'))
  await writeShopFolder(join(folder, 'own'))
  await mkdir(join(folder, 'client'))
  upstream = await startFakeUpstream((response, seen) =>
    sendJson(response, startAnswer(seen) ?? { data: { storeConfig: { store_code: `version ${version}` } } }),
  )
})

afterAll(async () => {
  await upstream.close()
  await rm(folder, { recursive: true })
})

type Answer = { readonly status: number; readonly body: string }

/** On a connection of its own, which the host may give to any of its processes. */
async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  const sent = request({
    host: 'localhost',
    port,
    path,
    method,
    agent: false,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  })
  sent.end(body && JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [Parameters<typeof text>[0] & { statusCode?: number }]
  return { status: answer.statusCode ?? 0, body: await text(answer) }
}

const times = <Value>(count: number, work: () => Promise<Value>) => Promise.all(Array.from({ length: count }, work))

/** The ids of the processes that serve: 24 visitors at once, who may all have met the same process. */
const processesMet = async (port: number): Promise<ReadonlySet<number>> =>
  new Set((await times(24, () => ask(port, '/process'))).map(({ body }) => Number(body)))

/** The ids of both processes of a host of two. */
async function processesAt(port: number): Promise<ReadonlySet<number>> {
  const met = new Set<number>()
  await expect
    .poll(
      async () => {
        for (const id of await processesMet(port)) met.add(id)
        return met.size
      },
      { timeout: 30_000 },
    )
    .toBe(2)
  return met
}

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

describe('a host of two processes', () => {
  let shop: ShopProcess
  let port = 0
  let metricsPort = 0

  beforeAll(async () => {
    ;[port, metricsPort] = [await freePort(), await freePort()]
    shop = runShopProcess(join(folder, 'client'), {
      WORKERS: '2',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(folder, 'data'),
      SHOP: join(folder, 'own'),
      COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
      PAGE_CACHE_PURGERS: '127.0.0.1 ::1',
      TRUSTED_PROXIES: '127.0.0.1 ::1',
      LOG_LEVEL: 'error',
    })
    await shop.ready
  })

  const metric = async (name: string): Promise<number> => {
    const { body } = await ask(metricsPort, '/metrics')
    const line = body.split('\n').find((one) => one.startsWith(`${name} `)) ?? ''
    return Number(line.split(' ')[1])
  }

  test('serves with both, and says once that it is ready', async () => {
    await processesAt(port)
    expect(shop.stdout()).toMatch(/^Vetrina is ready on \S+\n$/)
  })

  test('measures both together', async () => {
    const count = 'vetrina_answer_seconds_count{kind="health",status="200"}'
    const before = (await metric(count)) || 0
    await times(20, () => ask(port, '/livez'))
    await expect.poll(() => metric(count)).toBe(before + 20)
    expect(await metric('vetrina_web_processes')).toBe(2)
    expect(await metric('vetrina_backend_away')).toBe(0)
  })

  test('allows a client as many tries as a host of one process', async () => {
    const signIn = () =>
      ask(port, '/api/graphql', {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.7' },
        body: { query: 'mutation{generateCustomerToken(email:"ada@example.com",password:"x"){token}}' },
      })
    const statuses = (await times(20, signIn)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(8)
    expect(statuses.filter((status) => status === 429)).toHaveLength(12)
  })

  test('forgets a page in all of them with one purge', async () => {
    const bodies = async () => new Set((await times(16, () => ask(port, '/data.html'))).map(({ body }) => body))
    // Each process renders the page once, and visitors may all have met the same process.
    const renders = () => upstream.requests.filter(({ body }) => body.includes('{storeConfig{store_code}}')).length
    const rendered = renders() + 2
    await expect
      .poll(
        async () => {
          await bodies()
          return renders()
        },
        { timeout: 30_000 },
      )
      .toBe(rendered)
    version += 1
    expect([...(await bodies())].join()).not.toContain(`version ${version}`)
    await ask(port, '/', { method: 'PURGE', headers: { 'x-magento-tags-pattern': '.*' } })
    await expect.poll(async () => [...(await bodies())].every((body) => body.includes(`version ${version}`))).toBe(true)
  })

  test('replaces a process that was killed, while the other one serves', async () => {
    const before = [...(await processesAt(port))]
    const [victim = 0] = before
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => isRunning(victim)).toBe(false)
    expect(new Set((await times(10, () => ask(port, '/livez'))).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await processesAt(port)).not.toContain(victim)
    expect(await metric('vetrina_web_process_restarts')).toBe(1)
    expect(shop.stderr()).toContain('A web process ended and is started again')
  })

  test('replaces its processes at SIGHUP without one failed request', async () => {
    const before = await processesAt(port)
    shop.signal('SIGHUP')
    const statuses = new Set<number>()
    await expect
      .poll(
        async () => {
          for (const { status } of await times(8, () => ask(port, '/livez'))) statuses.add(status)
          return [...before].some(isRunning)
        },
        { timeout: 40_000 },
      )
      .toBe(false)
    expect(statuses).toEqual(new Set([200]))
    await processesAt(port)
  })

  test('ends gracefully: a begun page is sent to its end, and no process is left', async () => {
    const processes = await processesAt(port)
    const begun = request({ host: 'localhost', port, path: '/slow', agent: false })
    begun.end()
    const [answer] = (await once(begun, 'response')) as [Parameters<typeof text>[0]]
    shop.signal('SIGTERM')
    expect(await text(answer)).toContain('ended')
    expect(await shop.ended).toBe(0)
    expect([...processes].some(isRunning)).toBe(false)
    // A database that was closed is one file again.
    const names = await readdir(join(folder, 'data'))
    expect(names.filter((name) => name.endsWith('-wal'))).toEqual([])
  })
})

test('the processes of a host share the embedded engine', async () => {
  const port = await freePort()
  const shop = runShopProcess(join(folder, 'client'), {
    WORKERS: '2',
    PORT: String(port),
    DATA_DIR: join(folder, 'engine'),
    LOG_LEVEL: 'error',
  })
  await shop.ready
  await processesAt(port)
  const graphql = async (query: string) => {
    const { body } = await ask(port, '/api/graphql', { method: 'POST', body: { query } })
    return JSON.parse(body) as { readonly data?: Readonly<Record<string, unknown>> | null }
  }
  const carts = await times(8, async () =>
    String((await graphql('mutation{createEmptyCart}')).data?.['createEmptyCart']),
  )
  expect(new Set(carts).size).toBe(8)
  for (const id of carts) {
    const answers = await times(4, () => graphql(`{cart(cart_id:"${id}"){id}}`))
    expect(answers.map(({ data }) => data)).toEqual(Array(4).fill({ cart: { id } }))
  }
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(shop.stderr()).toBe('')
})

test('a host whose port is in use says so in one line, and ends', async () => {
  const port = await freePort()
  const blocker = createServer().listen(port, 'localhost')
  await once(blocker, 'listening')
  const shop = runShopProcess(join(folder, 'client'), {
    WORKERS: '2',
    PORT: String(port),
    DATA_DIR: join(folder, 'blocked'),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
  })
  expect(await shop.ended).toBe(1)
  expect(shop.stderr()).toBe(`PORT: ${port} is in use on localhost, choose another one\n`)
  blocker.close()
})

test('processes end with their parent, however it ends', async () => {
  const port = await freePort()
  const shop = runShopProcess(join(folder, 'client'), {
    WORKERS: '2',
    PORT: String(port),
    DATA_DIR: join(folder, 'orphans'),
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
  })
  await shop.ready
  const processes = await processesAt(port)
  shop.signal('SIGKILL')
  await expect.poll(() => [...processes].some(isRunning), { timeout: 15_000 }).toBe(false)
})
