import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'
import { writeShopFolder } from '../fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from '../fixtures/shopProcessRunner.ts'

let folder = ''
let magento: FakeUpstream
const shops: ShopProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-limits-'))
  await mkdir(join(folder, 'client'), { recursive: true })
  await writeShopFolder(join(folder, 'own'))
  magento = await startFakeUpstream((response, request) =>
    sendJson(response, startAnswer(request) ?? { data: { storeConfig: { store_code: 'it' } } }),
  )
})
afterAll(async () => {
  for (const shop of shops) shop.signal('SIGTERM')
  await Promise.all(shops.map(({ ended }) => ended))
  await magento.close()
  await rm(folder, { recursive: true })
})

async function start(environment: Readonly<Record<string, string>>): Promise<{ origin: string; shop: ShopProcess }> {
  const port = String(await freePort())
  const shop = runShopProcess(join(folder, 'client'), {
    PORT: port,
    DATA_DIR: join(folder, `data-${port}`),
    TRUSTED_PROXIES: '127.0.0.1 ::1',
    ...environment,
  })
  shops.push(shop)
  await shop.ready
  return { origin: `http://localhost:${port}`, shop }
}

const SIGN_IN = { query: 'mutation{generateCustomerToken(email:"ada@example.com",password:"x"){token}}' }
const send = (address: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const from = (address: string) => ({ 'x-forwarded-for': address })

async function statusesOf(count: number, ask: () => Promise<Response>): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await ask()).status)
  return statuses
}

describe('in front of a Magento', () => {
  let origin = ''
  beforeAll(async () => {
    const env = { SHOP: join(folder, 'own'), COMMERCE_GRAPHQL_URL: new URL('graphql', magento.origin).href }
    origin = (await start(env)).origin
  })

  test('refused tries never reach it, and an address of one network is one client', async () => {
    const before = magento.requests.length
    const address = new URL('api/graphql', origin).href
    expect(await statusesOf(8, () => send(address, SIGN_IN, from('2001:db8:1:2::7')))).toEqual(Array(8).fill(200))
    const refused = await send(address, SIGN_IN, from('2001:db8:1:2::8'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(magento.requests.length - before).toBe(8)
    // Magento's own address of the endpoint is no way around.
    expect((await send(new URL('graphql', origin).href, SIGN_IN, from('2001:db8:1:2::9'))).status).toBe(429)
    expect((await send(address, SIGN_IN, from('2001:db8:1:3::7'))).status).toBe(200)
  })

  test('it receives the client, the request and the trace, as the host knows them', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const query = { query: '{storeConfig{store_code}}' }
    const answer = await send(new URL('api/graphql', origin).href, query, {
      'x-forwarded-for': '203.0.113.7',
      'x-client-address': '198.51.100.1',
      traceparent,
    })
    const headers = magento.requests.at(-1)?.headers
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': answer.headers.get('x-request-id'),
      traceparent,
    })
    expect(headers).not.toHaveProperty('x-client-address')
    await send(new URL('api/graphql', origin).href, query)
    expect(magento.requests.at(-1)?.headers['traceparent']).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/)
  })

  test('statements of withdrawal are limited by the folded address', async () => {
    const file = (index: number, client: string) =>
      send(
        `${origin}/api/withdrawals`,
        {
          name: 'Ada Rossi',
          email: index % 2 === 0 ? `ada+${index}@example.com` : 'ADA@Example.com',
          orderNumber: '000000001',
          goods: `Pezzo ${index}`,
          language: 'it',
        },
        from(client),
      )
    let index = 0
    expect(await statusesOf(10, () => file((index += 1), `203.0.113.${index}`))).toEqual(Array(10).fill(201))
    const refused = await file(11, '203.0.113.99')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

test('a demo shop says that its accounts are published; limits that are off are said too', async () => {
  const { origin, shop } = await start({ SHOP: 'shops/terra-e-smalto', REQUEST_LIMITS: 'off' })
  expect(shop.stdout()).toBe(
    `Vetrina is ready on ${origin} (a demo shop: the passwords of giulia@example.com and its gift cards are published)\n`,
  )
  expect(shop.stderr()).toContain('REQUEST_LIMITS is off')
  const wrong = () =>
    send(
      new URL('api/graphql', origin).href,
      { query: '{isEmailAvailable(email:"a@b.it"){is_email_available}}' },
      from('203.0.113.7'),
    )
  expect(new Set(await statusesOf(50, wrong))).toEqual(new Set([200]))
})
