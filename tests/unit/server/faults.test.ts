import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FAULT_SCOPE_COOKIE } from '#server/faults/faultCommands.ts'
import { FAULTY_SHOP, faultsOf, type Faults } from '#tests/harness/faults.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { runShopProcess, type ShopProcess } from './fixtures/shopProcessRunner.ts'

let folder = ''
let shop: ShopProcess
let origin = ''
let faults: Faults

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-faults-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  shop = runShopProcess(folder, {
    ...FAULTY_SHOP,
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
  })
  await shop.ready
  faults = faultsOf(origin)
}, 60_000)

afterEach(() => faults.clear())

afterAll(async () => {
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(shop.stderr()).toBe('')
  await rm(folder, { recursive: true })
})

const ask = (operationName: string, query: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ operationName, variables: {}, query }),
  })
const askStore = (headers: Record<string, string> = {}) =>
  ask('StoreQuery', 'query StoreQuery { storeConfig { store_code } }', headers)
const STORE = { data: { storeConfig: { store_code: 'it' } } }

async function mutate(query: string, headers: Record<string, string> = {}) {
  const answer = await ask('Mutation', `mutation Mutation { ${query} }`, headers)
  return (await answer.json()) as { data: Record<string, unknown> | null; errors?: { message: string }[] }
}

describe('a fault', () => {
  test('answers with a status, its page and Retry-After, as often as told', async () => {
    await faults.fault('StoreQuery', { kind: 'status', status: 503, retryAfter: 2 }, 2)
    for (const answer of [await askStore(), await askStore()]) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    }
    expect(await (await askStore()).json()).toEqual(STORE)
  })

  test('answers with GraphQL errors, or with nothing', async () => {
    const expired = { status: 401, message: 'Consumer key has expired', category: 'graphql-authentication' } as const
    await faults.fault('*', { kind: 'status', body: 'json', ...expired }, 1)
    await faults.fault('*', { kind: 'status', status: 204, body: 'empty' }, 1)
    const refused = await askStore()
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { errors: [{ message: expired.message, extensions: { category: expired.category } }] },
    ])
    const nothing = await askStore()
    expect([nothing.status, await nothing.text()]).toEqual([204, ''])
  })

  test('delays until it is cleared', async () => {
    await faults.fault('StoreQuery', { kind: 'delay', delayMs: 150 })
    const asked = performance.now()
    expect(await (await askStore()).json()).toEqual(STORE)
    expect(performance.now() - asked).toBeGreaterThan(140)
    await askStore()
    await faults.clear()
    await faults.fault('StoreQuery', { kind: 'status', status: 500 }, 1)
    expect((await askStore()).status).toBe(500)
  })

  test('corrupts the answer', async () => {
    await faults.fault('*', { kind: 'corrupt', body: 'truncated' }, 1)
    await faults.fault('*', { kind: 'corrupt', body: 'empty' }, 1)
    await faults.fault('*', { kind: 'corrupt', body: 'html' }, 1)
    const truncated = await askStore()
    const text = await truncated.text()
    expect(truncated.headers.get('content-type')).toBe('application/json')
    expect(JSON.stringify(STORE).startsWith(text) && text.length > 0 && text.length < 40).toBe(true)
    expect(await (await askStore()).text()).toBe('')
    const page = await askStore()
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })

  test('breaks the connection before or after the operation ran', async () => {
    const subscribe = (email: string) => mutate(`subscribeEmailToNewsletter(email: "${email}") { status }`)
    await faults.fault('Mutation', { kind: 'drop', when: 'before' }, 1)
    await expect(subscribe('prima@example.com')).rejects.toThrow('fetch failed')
    expect((await subscribe('prima@example.com')).errors).toBeUndefined()
    await faults.fault('Mutation', { kind: 'drop', when: 'after' }, 1)
    await expect(subscribe('dopo@example.com')).rejects.toThrow('fetch failed')
    expect((await subscribe('dopo@example.com')).errors).toMatchObject([
      { message: 'This email address is already subscribed.' },
    ])
  })

  test('meets only the operation it names, also when that is asked by GET', async () => {
    await faults.fault('OtherQuery', { kind: 'status', status: 500 })
    expect((await askStore()).status).toBe(200)
    const get = (name: string) =>
      fetch(`${origin}/api/graphql?operationName=${name}&query=query ${name} { storeConfig { store_code } }`)
    expect((await get('StoreQuery')).status).toBe(200)
    expect((await get('OtherQuery')).status).toBe(500)
  })

  test('with a scope affect only browsers that have it, and only they are cleared with it', async () => {
    const [mine, theirs] = [faultsOf(origin, 'mine'), faultsOf(origin, 'theirs')]
    await mine.fault('*', { kind: 'status', status: 500 })
    await theirs.fault('*', { kind: 'status', status: 502 })
    const as = (scope: string) => ({ cookie: `cart=1; ${FAULT_SCOPE_COOKIE}=${scope}` })
    expect((await askStore()).status).toBe(200)
    expect((await askStore(as('mine'))).status).toBe(500)
    await mine.clear()
    expect((await askStore(as('mine'))).status).toBe(200)
    expect((await askStore(as('theirs'))).status).toBe(502)
  })

  test('meets the rendering of pages only when told', async () => {
    await faults.fault('*', { kind: 'status', status: 500 })
    expect((await fetch(`${origin}/store`)).status).toBe(200)
    await faults.fault('*', { kind: 'status', status: 500 }, 1, 'rendering')
    expect((await fetch(`${origin}/store`)).status).toBe(500)
    expect((await fetch(`${origin}/store`)).status).toBe(200)
  })

  test('is refused with the reason', async () => {
    const post = (body: string) => fetch(`${origin}/__faults`, { method: 'POST', body })
    const wrong = await post('{"command":"fault","operation":"*","effect":{"kind":"delay"}}')
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('effect.delayMs')])
    expect((await post('no json')).status).toBe(400)
    await expect(faults.deleteCart('no-such-cart')).rejects.toThrow('No cart has the id no-such-cart')
    await expect(faults.expireTokens('nobody@example.com')).rejects.toThrow('No customer has the e-mail')
  })
})

describe('the state of the engine', () => {
  const EMAIL = 'giulia@example.com'
  async function signIn(): Promise<Record<string, string>> {
    const { data } = await mutate(`generateCustomerToken(email: "${EMAIL}", password: "Ceramica.2026") { token }`)
    const answer = data?.['generateCustomerToken'] as { token: string } | undefined
    return { authorization: `Bearer ${answer?.token}` }
  }
  const messageOf = async (answer: Response) =>
    ((await answer.json()) as { errors?: { message: string }[] }).errors?.[0]?.message
  const newCart = async () => String((await mutate('createEmptyCart')).data?.['createEmptyCart'])
  const askCart = (id: string) => ask('CartQuery', `query CartQuery { cart(cart_id: "${id}") { id } }`)

  test('expired and revoked tokens are refused, later ones are not', async () => {
    const first = await signIn()
    await faults.expireTokens(EMAIL)
    const refused = await askStore(first)
    expect([refused.status, await messageOf(refused)]).toEqual([401, 'Consumer key has expired'])
    const second = await signIn()
    expect((await askStore(second)).status).toBe(200)
    await faults.revokeTokens(EMAIL)
    expect(await messageOf(await askStore(second))).toBe('User token has been revoked')
  })

  test('carts are closed and deleted', async () => {
    const [closed, gone] = [await newCart(), await newCart()]
    await faults.deactivateCart(closed)
    await faults.deleteCart(gone)
    expect(await messageOf(await askCart(closed))).toBe("The cart isn't active.")
    expect(await messageOf(await askCart(gone))).toBe(`Could not find a cart with ID "${gone}"`)
  })

  test('time passes', async () => {
    const headers = await signIn()
    await faults.advanceClock(3_599_000)
    expect((await askStore(headers)).status).toBe(200)
    await faults.advanceClock(1_000)
    expect(await messageOf(await askStore(headers))).toBe('Consumer key has expired')
  })
})

test('a shop without the switchboard has no such address', async () => {
  const port = await freePort()
  const plain = runShopProcess(folder, { NODE_ENV: 'test', PORT: String(port), DATA_DIR: join(folder, 'plain') })
  await plain.ready
  const answer = await fetch(`http://localhost:${port}/__faults`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(405)
  plain.signal('SIGTERM')
  expect(await plain.ended).toBe(0)
}, 60_000)

test('a shop in production does not start with it', async () => {
  const refused = runShopProcess(folder, { FAULTS: '1', NODE_ENV: 'production', DATA_DIR: join(folder, 'refused') })
  expect(await refused.ended).toBe(1)
  expect(refused.stderr()).toBe('FAULTS: must be unset or 0 when NODE_ENV is production, which it is by default\n')
})
