import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSchema, hasPostgres } from '#tests/harness/servers/postgres.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import {
  startAnswer,
  sendJson,
  startFakeUpstream,
  type FakeUpstream,
} from '#tests/unit/server/fixtures/fakeUpstream.ts'
import { writeShopFolder } from '#tests/unit/server/fixtures/shopFolder.ts'
import { runShopProcess } from '#tests/unit/server/fixtures/shopProcessRunner.ts'

const run = promisify(execFile)

const isThere = await hasPostgres()

let folder = ''
let upstream: FakeUpstream
let host: Awaited<ReturnType<typeof startHost>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-consents-'))
  await writeShopFolder(join(folder, 'own'))
  upstream = await startFakeUpstream((response, seen) =>
    sendJson(response, startAnswer(seen) ?? { data: { storeConfig: { store_code: 'it' } } }),
  )
  host = await startHost(join(folder, 'shared'))
})
afterAll(async () => {
  await host.stop()
  await upstream.close()
  await rm(folder, { recursive: true })
})

async function startHost(dataDirectory: string, environment: Record<string, string> = {}) {
  const port = await freePort()
  const shop = runShopProcess(folder, {
    PORT: String(port),
    DATA_DIR: dataDirectory,
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: `${upstream.origin}/graphql`,
    TRUSTED_PROXIES: '127.0.0.1 ::1',
    LOG_LEVEL: 'info',
    ...environment,
  })
  await shop.ready
  const stop = async () => {
    shop.signal('SIGTERM')
    expect(await shop.ended).toBe(0)
  }
  return { origin: `http://localhost:${port}`, shop, stop }
}

const choice = {
  browser: 'AbCdEfGhIjKlMnOpQrStUv',
  chosenAt: Date.parse('2026-11-27T10:00:00Z'),
  granted: ['statistics', 'marketing'],
  textVersion: '0123456789abcdef',
  vendors: ['Google Tag Manager (GTM-TEST01)', '=HYPERLINK("https://evil.example")'],
  language: 'it',
  store: 'it',
}

const post = (origin: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/consents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const places = [
  ['the files of the host', async () => ({ environment: {}, drop: async () => undefined })],
  ...(isThere
    ? ([
        [
          'PostgreSQL',
          async () => {
            const schema = await createSchema()
            return { environment: { DATABASE_URL: schema.url }, drop: schema.drop }
          },
        ],
      ] as const)
    : []),
] as const

describe.each(places)('with %s', (name, open) => {
  test('choices and statements are kept, and exported for the merchant', async () => {
    const data = join(folder, name.replaceAll(' ', '-'))
    const { environment, drop } = await open()
    const { origin, shop, stop } = await startHost(data, environment)
    const exportTo = async (list: string, file: string) => {
      const { stdout } = await run(process.execPath, ['server/exportRecords.ts', list, join(folder, file)], {
        env: { PATH: process.env['PATH'] ?? '', DATA_DIR: data, ...environment },
      })
      expect(stdout).toBe(`Wrote ${list} to ${join(folder, file)}\n`)
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
      return (await readFile(join(folder, file), 'utf8')).split('\r\n')
    }
    const answer = await post(origin, choice)
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
    // Sent again by the next page.
    expect((await post(origin, choice)).status).toBe(204)
    expect((await post(origin, { ...choice, chosenAt: choice.chosenAt + 1, granted: [], vendors: [] })).status).toBe(
      204,
    )
    const statement = {
      name: "=cmd|' /C calc'!A0",
      email: 'ada@example.com',
      orderNumber: '000000012',
      goods: 'Una "tazza"\n+ mortaio',
      language: 'it',
    }
    const filed = await fetch(`${origin}/api/withdrawals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(statement),
    })
    const { reference } = (await filed.json()) as { readonly reference: string }

    const consents = await exportTo('consents', `${name} consents.csv`)
    expect(consents).toEqual([
      '\uFEFF"code","chosen_at","received_at","preferences","statistics","marketing","text_version","vendors","language","store"',
      expect.stringMatching(
        /^"AbCdEfGhIjKlMnOpQrStUv","2026-11-27T10:00:00\.000Z","20[^"]*Z","no","yes","yes","0123456789abcdef","Google Tag Manager \(GTM-TEST01\); =HYPERLINK\(""https:\/\/evil\.example""\)","it","it"$/,
      ),
      expect.stringMatching(/^"AbCd[^"]*","2026-11-27T10:00:00\.001Z","[^"]*","no","no","no","[^"]*","","it","it"$/),
      '',
    ])
    expect(consents.join()).not.toContain('203.0.113.7')
    const [, withdrawal = ''] = (await exportTo('withdrawals', `${name} withdrawals.csv`)).join('\r\n').split('\r\n')
    expect(withdrawal).toContain(`"${reference}",`)
    expect(withdrawal).toContain(`,"'=cmd|' /C calc'!A0","ada@example.com","000000012","Una ""tazza""\n+ mortaio","it"`)
    const texts = await exportTo('consent-texts', `${name} texts.csv`)
    expect(texts[1]).toMatch(/^"0123456789abcdef","it","20[^"]*Z","Solo i cookie che vuoi"$/)

    await expect(exportTo('consents', `${name} consents.csv`)).rejects.toThrow('exists already: name a new file')
    expect(shop.stderr()).not.toMatch(/ada@example|203\.0\.113|AbCdEf/)
    await stop()
    await drop()
  })
})

test.each<[fault: string, body: unknown, fields: readonly string[]]>([
  ['no JSON', '{', []],
  ['an unknown purpose', { ...choice, granted: ['everything'] }, ['granted.0']],
  ['a purpose twice', { ...choice, granted: ['marketing', 'marketing'] }, ['granted']],
  ['a short code', { ...choice, browser: 'ada@example.com' }, ['browser']],
  ['no time', { ...choice, chosenAt: 'now' }, ['chosenAt']],
  ['a time beyond all dates', { ...choice, chosenAt: 9e15 }, ['chosenAt']],
  ['another version', { ...choice, textVersion: '<b>' }, ['textVersion']],
  ['too many vendors', { ...choice, vendors: Array(21).fill('a') }, ['vendors']],
  ['a vendor with a NUL', { ...choice, vendors: ['a\0'] }, ['vendors.0']],
  ['no language', { ...choice, language: 'klingon!' }, ['language']],
  ['no store', { ...choice, store: '' }, ['store']],
  ['a field that nobody asks for', { ...choice, email: 'ada@example.com' }, ['email']],
])('%s is refused with the wrong field', async (_fault, body, fields) => {
  const { origin } = host
  const answer = await post(origin, body)
  expect([answer.status, await answer.json()]).toEqual([400, { message: 'This is no choice about cookies.', fields }])
})

test('other methods, pages of other sites, long bodies and programs that repeat are refused', async () => {
  const { origin } = host
  const read = await fetch(`${origin}/api/consents`)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await post(origin, choice, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post(origin, { ...choice, vendors: ['x'.repeat(5_000)] })).status).toBe(413)
  const statuses: number[] = []
  for (let index = 0; index < 301; index += 1) {
    statuses.push((await post(origin, { ...choice, chosenAt: index }, { 'x-forwarded-for': '198.51.100.9' })).status)
  }
  expect(statuses.slice(0, 300)).toEqual(Array(300).fill(204))
  expect(statuses[300]).toBe(429)
})

test('an export without a shop, or with a wrong name, is one line', async () => {
  const exportOf = (parameters: readonly string[], environment: Record<string, string>) =>
    run(process.execPath, ['server/exportRecords.ts', ...parameters], {
      env: { PATH: process.env['PATH'] ?? '', ...environment },
    })
  const file = join(folder, 'none.csv')
  await expect(exportOf(['orders', file], {})).rejects.toMatchObject({
    stderr: 'Name a list and a new file: npm run export -- withdrawals|consents|consent-texts <file>\n',
  })
  await expect(exportOf(['consents', file], { DATA_DIR: join(folder, 'none') })).rejects.toMatchObject({
    stderr: `DATA_DIR: there is no ${join(folder, 'none', 'withdrawals.sqlite')}\n`,
  })
  const DATABASE_URL = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`
  await expect(exportOf(['consents', file], { DATABASE_URL })).rejects.toMatchObject({
    stderr: `DATABASE_URL: The database of the host's records does not do its work (ECONNREFUSED)\n`,
  })
  await expect(stat(file)).rejects.toThrow('ENOENT')
})
