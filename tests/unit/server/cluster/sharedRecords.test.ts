import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSchema, hasPostgres } from '#tests/harness/servers/postgres.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startSmtpSink, type SmtpSink } from '#tests/harness/servers/smtpSink.ts'
import { startTcpProxy } from '#tests/harness/servers/tcpProxy.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'
import { writeShopFolder } from '../fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from '../fixtures/shopProcessRunner.ts'

const isThere = await hasPostgres()

describe.runIf(isThere)('hosts with one PostgreSQL', () => {
  let folder = ''
  let upstream: FakeUpstream
  let sink: SmtpSink
  let schema: Awaited<ReturnType<typeof createSchema>>
  let running: ShopProcess[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vetrina-records-'))
    await writeShopFolder(join(folder, 'own'))
    upstream = await startFakeUpstream((response, seen) =>
      sendJson(response, startAnswer(seen) ?? { data: { storeConfig: { store_code: 'it' } } }),
    )
  })
  afterAll(async () => {
    await upstream.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(async () => {
    sink = await startSmtpSink()
    schema = await createSchema()
  })
  afterEach(async () => {
    for (const shop of running) shop.signal('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
    running = []
    await schema.drop()
    await sink.close()
  })

  async function startHost(name: string, environment: Record<string, string> = {}) {
    const port = await freePort()
    const shop = runShopProcess(folder, {
      PORT: String(port),
      DATA_DIR: join(folder, `${name}-${port}`),
      SHOP: join(folder, 'own'),
      COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
      DATABASE_URL: schema.url,
      MAIL_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_FROM: 'My Shop <orders@shop.example>',
      PUBLIC_URL: 'http://shop.example',
      REQUEST_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    })
    running.push(shop)
    return { port, shop, origin: `http://localhost:${port}` }
  }

  async function startedHost(name: string, environment?: Record<string, string>) {
    const host = await startHost(name, environment)
    await host.shop.ready
    return host
  }

  const file = (origin: string, person: number) =>
    fetch(`${origin}/api/withdrawals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `Person ${person}`,
        email: `person${person}@example.com`,
        orderNumber: '000000001',
        language: 'it',
      }),
    })

  const readinessOf = async (origin: string) => {
    const answer = await fetch(`${origin}/readyz`)
    return [answer.status, await answer.json()]
  }

  test('give each person a reference of their own and send each letter once', async () => {
    // Both migrate an empty database at the same moment; one of them has two processes.
    const hosts = [await startHost('first', { WORKERS: '2' }), await startHost('second')] as const
    await Promise.all(hosts.map(({ shop }) => shop.ready))
    expect(await readinessOf(hosts[0].origin)).toEqual([200, { status: 'ready' }])
    const people = Array.from({ length: 16 }, (_one, person) => person)
    const answers = await Promise.all(
      // Each statement reaches both hosts, as after a lost answer.
      people.flatMap((person) => hosts.map(({ origin }) => file(origin, person))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(201))
    const receipts = (await Promise.all(answers.map((answer) => answer.json()))) as {
      reference: string
      name: string
    }[]
    const references = Map.groupBy(receipts, ({ name }) => name)
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(16)
    for (const ofPerson of references.values()) expect(new Set(ofPerson.map((one) => one.reference)).size).toBe(1)

    await expect.poll(() => sink.mails.length, { timeout: 30_000 }).toBe(32)
    const keys = sink.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1])
    expect(new Set(keys).size).toBe(32)
    expect(new Set(sink.mails.flatMap(({ to }) => to)).size).toBe(17)
    for (const { shop } of hosts) {
      shop.signal('SIGTERM')
      expect(await shop.ended).toBe(0)
      expect(shop.stderr()).toBe('')
    }
  })

  test('another host sends the letter of one that dies in the middle of it', async () => {
    sink.answer(/^DATA/, null)
    const dying = await startedHost('dying')
    expect((await file(dying.origin, 1)).status).toBe(201)
    await expect.poll(() => sink.commands.filter((command) => command === 'DATA'), { timeout: 20_000 }).not.toEqual([])
    dying.shop.signal('SIGKILL')
    await dying.shop.ended

    const open = await startSmtpSink()
    await startedHost('surviving', { MAIL_URL: `smtp://127.0.0.1:${open.port}` })
    // The second letter is free, the first one is claimed.
    await expect.poll(() => open.mails.length, { timeout: 20_000 }).toBe(1)
    // The time of the claim goes by.
    await schema.run('UPDATE mail_outbox SET due_at = due_at - 120000')
    await expect.poll(() => open.mails.length, { timeout: 20_000 }).toBe(2)
    expect(sink.mails).toEqual([])
    await open.close()
  })

  test.each(['cut', 'hang'] as const)(
    'refuse statements while it is away (%s), say so, serve pages, and go on when it returns',
    async (fault) => {
      const target = new URL(schema.url)
      const proxy = await startTcpProxy({ host: target.hostname, port: Number(target.port || 5432) })
      target.host = `127.0.0.1:${proxy.port}`
      const { origin, shop } = await startedHost(fault, { DATABASE_URL: target.href })
      const readiness = async () => (await fetch(`${origin}/readyz`)).status
      await expect.poll(readiness, { timeout: 15_000 }).toBe(200)

      proxy[fault]()
      await expect.poll(readiness, { timeout: 30_000 }).toBe(503)
      expect(await readinessOf(origin)).toEqual([503, { status: 'not ready', reasons: ['PostgreSQL is away'] }])
      const refused = await file(origin, 1)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
      expect((await fetch(`${origin}/data.html`)).status).toBe(200)

      proxy.restore()
      await expect.poll(readiness, { timeout: 30_000 }).toBe(200)
      expect((await file(origin, 1)).status).toBe(201)
      expect(shop.stderr()).toContain('PostgreSQL is away')
      expect(shop.stderr()).not.toContain('person1')
      shop.signal('SIGTERM')
      expect(await shop.ended).toBe(0)
      proxy.close()
    },
  )

  test('open without their PostgreSQL, and say that they are not ready', async () => {
    const { origin } = await startedHost('alone', { DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/shop` })
    expect((await fetch(`${origin}/data.html`)).status).toBe(200)
    expect(await readinessOf(origin)).toEqual([503, { status: 'not ready', reasons: ['PostgreSQL is away'] }])
  })

  test('do not start with a database of a later version, or one that does not exist', async () => {
    const first = await startedHost('first')
    first.shop.signal('SIGTERM')
    await first.shop.ended
    await schema.run(`INSERT INTO migration (id, applied_at) VALUES ('records-900-later', now())`)
    const newer = await startHost('newer', { WORKERS: '2' })
    expect(await newer.shop.ended).toBe(1)
    expect(newer.shop.stderr()).toBe(
      'DATABASE_URL: The database is newer than this program: records-900-later. Start the version of the shop that changed it, or restore a backup from before\n',
    )
    const missing = new URL(schema.url)
    missing.pathname = '/no_such_shop'
    const lost = await startHost('lost', { DATABASE_URL: missing.href })
    expect(await lost.shop.ended).toBe(1)
    expect(lost.shop.stderr()).toBe('DATABASE_URL: PostgreSQL has no database of this name\n')
  })
})
