import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { startAnswer, sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'
import { writeShopFolder } from '../fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from '../fixtures/shopProcessRunner.ts'

const TOKEN = 'eyJraWQiOiIxIn0.eyJ1aWQiOjF9.a_b-c'
const SIGN_IN = 'mutation{generateCustomerToken(email:"giulia@example.com",password:"Ceramica.2026"){token}}'
const CUSTOMER = '{customer{email}}'

let folder = ''
let magento: FakeUpstream
const shops: ShopProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-tokens-'))
  await mkdir(join(folder, 'client'), { recursive: true })
  await writeShopFolder(join(folder, 'own'))
  magento = await startFakeUpstream((response, request) =>
    sendJson(
      response,
      startAnswer(request) ?? {
        data: {
          storeConfig: { store_code: 'it', customer_access_token_lifetime: 1 },
          ...(request.body.includes('generateCustomerToken') && { generateCustomerToken: { token: TOKEN } }),
        },
      },
    ),
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
    LOG_LEVEL: 'debug',
    ...environment,
  })
  shops.push(shop)
  await shop.ready
  return { origin: `http://localhost:${port}`, shop }
}

/** A browser on the shop: it keeps cookies, and sends a token as the storefront does. */
function openBrowser(origin: string) {
  const jar = new Map<string, string>()
  const send = async (path: string, init: RequestInit, bearer: string | null): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (bearer !== null) headers.set('authorization', `Bearer ${bearer}`)
    const answer = await fetch(`${origin}${path}`, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0;/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const ask = async (query: string, bearer: string | null = null, headers: Readonly<Record<string, string>> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'it', 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify({ query }),
    }
    const answer = await send('/api/graphql', init, bearer)
    const { data, errors } = (await answer.json()) as {
      data?: Record<string, { email?: string; token?: string } | null> | null
      errors?: unknown
    }
    return { status: answer.status, data, errors }
  }
  return {
    jar,
    ask,
    get: async (path: string, bearer: string | null) => (await send(path, {}, bearer)).status,
    signIn: async () => (await ask(SIGN_IN)).data?.['generateCustomerToken']?.token ?? '',
    emailOf: async (bearer: string | null) => (await ask(CUSTOMER, bearer)).data?.['customer']?.email ?? null,
  }
}

const DOWNLOAD = '/downloadable/download/link/id/none'

describe.each(['record', 'cookie'])('tokens in a %s', (storage) => {
  let origin = ''
  let shop: ShopProcess
  beforeAll(async () => {
    ;({ origin, shop } = await start({ SHOP: 'shops/terra-e-smalto', TOKEN_STORAGE: storage }))
  })

  test('open the customer’s data until the sign-out, and that of nobody else', async () => {
    const browser = openBrowser(origin)
    const bearer = await browser.signIn()
    expect(await browser.emailOf(bearer)).toBe('giulia@example.com')
    expect(await browser.emailOf(null)).toBeNull()
    expect(await browser.emailOf(`${bearer}x`)).toBeNull()
    // A purchase of somebody else is not found; without a session it is not even looked for.
    expect(await browser.get(DOWNLOAD, bearer)).toBe(404)
    expect(await browser.get(DOWNLOAD, null)).toBe(401)
    // A second sign-in, such as a check of the password, does not end the first.
    const second = await browser.signIn()
    expect(second).not.toBe(bearer)
    expect([await browser.emailOf(bearer), await browser.emailOf(second)]).toEqual(Array(2).fill('giulia@example.com'))
    await browser.ask('mutation{revokeCustomerToken{result}}', bearer)
    expect(await browser.emailOf(bearer)).toBeNull()
    expect(browser.jar.size).toBe(0)
    // The refusal is the one of a dead token in both cases.
    const { status, errors } = await browser.ask(CUSTOMER, bearer)
    expect([status, errors]).toMatchObject([401, [{ extensions: { category: 'graphql-authentication' } }]])
  })

  test('are of no use to a page of another site', async () => {
    const browser = openBrowser(origin)
    const bearer = await browser.signIn()
    const other = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
    expect(await browser.ask(CUSTOMER, null, other)).toMatchObject({
      status: 403,
      errors: [{ extensions: { code: 'CROSS_SITE_REQUEST' } }],
    })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await browser.ask(CUSTOMER, null, { ...other, ...form })).status).toBe(403)
    // A link or an image.
    await browser.get(`/api/graphql?${new URLSearchParams({ query: 'mutation{revokeCustomerToken{result}}' })}`, null)
    expect(await browser.emailOf(bearer)).toBe('giulia@example.com')
  })

  test('are never in the log', async () => {
    const browser = openBrowser(origin)
    const bearer = await browser.signIn()
    const secrets = [bearer, ...browser.jar.values()]
    await browser.emailOf(bearer)
    expect(browser.jar.size).toBe(storage === 'cookie' ? 1 : 0)
    expect(shop.stderr()).toContain('/api/graphql')
    for (const secret of secrets) expect(shop.stdout() + shop.stderr()).not.toContain(secret)
  })
})

test('a Magento receives the token and no cookie of a shopper', async () => {
  const { origin } = await start({
    SHOP: join(folder, 'own'),
    COMMERCE_GRAPHQL_URL: new URL('graphql', magento.origin).href,
    TOKEN_STORAGE: 'cookie',
    TRUSTED_PROXIES: '127.0.0.1 ::1',
  })
  const browser = openBrowser(origin)
  const placeholder = await browser.signIn()
  expect(placeholder).not.toBe(TOKEN)
  expect([...browser.jar]).toEqual([[`__Host-token-${placeholder}`, TOKEN]])
  await browser.ask(CUSTOMER, placeholder)
  const { headers } = magento.requests.at(-1) ?? {}
  expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}` })
  expect(headers).not.toHaveProperty('cookie')
  // The limits of sign-ins count as without cookies.
  const statuses: number[] = []
  for (let index = 0; index < 9; index += 1)
    statuses.push((await browser.ask(SIGN_IN, null, { 'x-forwarded-for': '203.0.113.7' })).status)
  expect(statuses).toEqual([...Array<number>(8).fill(200), 429])
})
