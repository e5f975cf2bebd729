import { expect, test } from 'vitest'
import { createTokenGateway } from '#server/tokens/createTokenGateway.ts'

const TOKEN = 'eyJraWQiOiIxIn0.eyJ1aWQiOjF9.a_b-c'
const SIGN_IN = 'mutation{generateCustomerToken(email:"ada@example.com",password:"x"){token}}'
const SIGN_OUT = 'mutation{revokeCustomerToken{result}}'

/** The marked part of schema.graphql, whose marks tests/contract/tokens.test.ts checks. */
const SCHEMA = `
  directive @customerToken on FIELD_DEFINITION
  directive @endsSession on FIELD_DEFINITION
  type Query { customer: Customer }
  type Customer { email: String }
  type Mutation {
    generateCustomerToken(email: String!, password: String!): CustomerToken
    revokeCustomerToken: RevokeCustomerTokenOutput @endsSession
  }
  type CustomerToken { token: String @customerToken }
  type RevokeCustomerTokenOutput { result: Boolean! }
`
const CUSTOMER = '{customer{email}}'

type Asked = { readonly query: string; readonly authorization: string | null; readonly store: string | null }

type Stage = {
  /** The answers to `generateCustomerToken`; the last one is repeated. */
  readonly signIns?: readonly object[]
  readonly lifetimeHours?: number | null
  /** The answer to a dead token, and to a guest. */
  readonly refusal?: { readonly body: object; readonly status: number }
}

const refusalOf = (category: string) => ({ errors: [{ message: 'no', extensions: { category } }] })

/** Magento 2.4.7 answers so. */
const NO_CUSTOMER = { body: refusalOf('graphql-authorization'), status: 200 }

/** A backend with living tokens, and a browser in front of it. */
function open({
  signIns = [{ data: { generateCustomerToken: { token: TOKEN } } }],
  lifetimeHours = 2,
  refusal = NO_CUSTOMER,
}: Stage = {}) {
  const asked: Asked[] = []
  const errors: string[] = []
  const jar = new Map<string, string>()
  let isDown = false
  let answers = [...signIns]
  const dead = new Set<string>()
  const answerTo = ({ query, authorization }: Asked): Response => {
    const token = authorization?.replace('Bearer ', '') ?? null
    if (isDown) return Response.json({ errors: [{ message: 'down' }] }, { status: 503 })
    if (query.includes('generateCustomerToken')) {
      const [first, ...others] = answers
      if (others.length > 0) answers = others
      return Response.json(first)
    }
    if (query.includes('customer_access_token_lifetime'))
      return Response.json({ data: { storeConfig: { customer_access_token_lifetime: lifetimeHours } } })
    if (query.includes('cart(')) return Response.json(refusalOf('graphql-authorization'), { status: 403 })
    const isAlive = token !== null && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) && !dead.has(token)
    if (query.includes('customer{')) {
      return isAlive
        ? Response.json({ data: { customer: { email: 'ada@example.com' } } })
        : Response.json(refusal.body, { status: refusal.status })
    }
    return Response.json({ data: {} })
  }
  const gateway = createTokenGateway({
    gateway: {
      handle: async (request) => {
        const { query } = (
          request.method === 'POST' ? await request.json() : Object.fromEntries(new URL(request.url).searchParams)
        ) as { query: string }
        const one = { query, authorization: request.headers.get('authorization'), store: request.headers.get('store') }
        asked.push(one)
        return answerTo(one)
      },
    },
    schemaText: SCHEMA,
    log: { error: (words: unknown) => errors.push(String(words)) },
  })
  /** Sends a request as the browser does, with its cookies. */
  const send = async (request: Request): Promise<Response> => {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`)
    if (cookies.length > 0) request.headers.set('cookie', ['consent=v1', ...cookies].join('; '))
    const answer = await gateway.handle(request)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0;/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const ask = (query: string, bearer: string | null = null, headers: Readonly<Record<string, string>> = {}) =>
    send(
      new Request('https://shop.test/api/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          store: 'it',
          'sec-fetch-site': 'same-origin',
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        body: JSON.stringify({ query }),
      }),
    )
  const signIn = async () => {
    const { data } = (await (await ask(SIGN_IN)).json()) as { data: { generateCustomerToken: { token: string } } }
    return data.generateCustomerToken.token
  }
  const lastBearer = () => asked.at(-1)?.authorization ?? null
  return {
    asked,
    ask,
    dead,
    errors,
    jar,
    lastBearer,
    send,
    signIn,
    breakDown: () => (isDown = true),
  }
}

test('a token stays in a cookie that scripts cannot read, for as long as it lives', async () => {
  const { ask, asked, jar } = open()
  const answer = await ask(SIGN_IN)
  const text = await answer.text()
  expect(text).not.toContain(TOKEN)
  const placeholder = /"token":"(\w+)"/.exec(text)?.[1] ?? ''
  expect(placeholder).toMatch(/^[A-Za-z\d]{24}$/)
  expect(answer.headers.getSetCookie()).toEqual([
    `__Host-token-${placeholder}=${TOKEN}; Max-Age=7200; Path=/; Secure; HttpOnly; SameSite=Strict`,
  ])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([...jar]).toHaveLength(1)
  // The lifetime is that of the store view in which the customer signs in.
  expect(asked.map(({ store }) => store)).toEqual(['it', 'it'])
})

test('a backend that does not tell the lifetime of its tokens gives them an hour, as the storefront assumes', async () => {
  const { ask } = open({ lifetimeHours: null })
  expect((await ask(SIGN_IN)).headers.getSetCookie().join()).toContain('Max-Age=3600;')
})

test('the backend receives the token for its placeholder, from the browser that has its cookie only', async () => {
  const { ask, jar, lastBearer, signIn } = open()
  const placeholder = await signIn()
  await ask(CUSTOMER, placeholder)
  expect(lastBearer()).toBe(`Bearer ${TOKEN}`)
  // A guest's request has the cookie too.
  await ask(CUSTOMER)
  expect(lastBearer()).toBeNull()
  await ask(CUSTOMER, 'anotherplaceholder')
  expect(lastBearer()).toBe('Bearer anotherplaceholder')
  jar.clear()
  await ask(CUSTOMER, placeholder)
  expect(lastBearer()).toBe(`Bearer ${placeholder}`)
})

test('every sign-in has a placeholder of its own, and none acts as the customer of another', async () => {
  const others = 'eyJraWQiOiIxIn0.eyJ1aWQiOjJ9.d'
  const { ask, jar, lastBearer, signIn } = open({
    signIns: [TOKEN, others, TOKEN].map((token) => ({ data: { generateCustomerToken: { token } } })),
  })
  const first = await signIn()
  const second = await signIn()
  const third = await signIn()
  expect(new Set([first, second, third]).size).toBe(3)
  await ask(CUSTOMER, first)
  expect(lastBearer()).toBe(`Bearer ${TOKEN}`)
  await ask(CUSTOMER, second)
  expect(lastBearer()).toBe(`Bearer ${others}`)
  jar.delete(`__Host-token-${first}`)
  await ask(CUSTOMER, first)
  expect(lastBearer()).toBe(`Bearer ${first}`)
})

test.each([
  ['a page of another site', 'cross-site'],
  ['another subdomain or port', 'same-site'],
])('%s gets no token, even with a placeholder', async (_, site) => {
  const { ask, lastBearer, send, signIn } = open()
  const placeholder = await signIn()
  await ask(CUSTOMER, placeholder, { 'sec-fetch-site': site })
  expect(lastBearer()).toBe(`Bearer ${placeholder}`)
  const address = `https://shop.test/api/graphql?${new URLSearchParams({ query: SIGN_OUT })}`
  const headers = { authorization: `Bearer ${placeholder}`, 'sec-fetch-site': site }
  const answer = await send(new Request(address, { headers }))
  expect([lastBearer(), answer.headers.getSetCookie()]).toEqual([`Bearer ${placeholder}`, []])
})

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
  'a form of another site, which sends %s and cannot send the placeholder, gets no token',
  async (contentType) => {
    const { ask, lastBearer, signIn } = open()
    await signIn()
    await ask(SIGN_OUT, null, { 'content-type': contentType })
    expect(lastBearer()).toBeNull()
  },
)

test('an alias, a fragment and several fields of a document hide no token', async () => {
  const other = 'eyJraWQiOiIxIn0.eyJ1aWQiOjJ9.d'
  const third = 'eyJraWQiOiIxIn0.eyJ1aWQiOjN9.e'
  const { ask, jar } = open({
    signIns: [{ data: { a: { token: TOKEN }, b: { c: third, d: other } }, extensions: [TOKEN] }],
  })
  const answer = await ask(
    `mutation{a:generateCustomerToken(email:"a",password:"x"){token}...F}
     fragment F on Mutation{...on Mutation{b:generateCustomerToken(email:"a",password:"x"){...T d:token}}}
     fragment T on CustomerToken{c:token ...T}`,
  )
  const text = await answer.text()
  for (const token of [TOKEN, other, third]) expect(text).not.toContain(token)
  expect([...jar.values()]).toEqual([TOKEN, third, other])
})

test('a refused sign-in is passed on as it is', async () => {
  const refusal = { errors: [{ message: 'no', extensions: { category: 'graphql-authentication' } }], data: null }
  const { ask, asked } = open({ signIns: [refusal] })
  const answer = await ask(SIGN_IN)
  expect([await answer.json(), answer.headers.getSetCookie(), asked.length]).toEqual([refusal, [], 1])
})

test('nothing is passed on that may contain a token and cannot be read, or that no cookie can hold', async () => {
  for (const token of ['x'.repeat(3_801), 'a b', 'a;b', 'ä']) {
    const { ask, errors } = open({ signIns: [{ data: { generateCustomerToken: { token } } }] })
    const answer = await ask(SIGN_IN)
    expect(answer.status).toBe(502)
    expect(await answer.text()).not.toContain(token)
    expect(errors).toEqual(['A token cannot be kept in a cookie: set TOKEN_STORAGE to record'])
  }
  const gateway = createTokenGateway({
    gateway: { handle: async () => new Response(`{"data":{"generateCustomerToken":{"token":"${TOKEN}"`) },
    schemaText: SCHEMA,
    log: { error: () => undefined },
  })
  const answer = await gateway.handle(
    new Request('https://shop.test/graphql', { method: 'POST', body: JSON.stringify({ query: SIGN_IN }) }),
  )
  expect(answer.status).toBe(502)
  expect(await answer.text()).not.toContain(TOKEN)
})

test.each([
  ['a batch', `[${JSON.stringify({ query: SIGN_IN })}]`],
  ['a bare document', SIGN_IN],
  ['a document that another server may read otherwise', JSON.stringify({ query: `${SIGN_IN}}` })],
])('%s is not sent: its answer may contain a token', async (_, body) => {
  const { asked, send } = open()
  const answer = await send(new Request('https://shop.test/graphql', { method: 'POST', body }))
  expect([answer.status, asked]).toEqual([400, []])
})

test('a sign-out removes every token of the browser, whatever the backend answers', async () => {
  const { ask, breakDown, jar, lastBearer, signIn } = open()
  const used = await signIn()
  const checkOfPassword = await signIn()
  expect([...jar.keys()]).toEqual([`__Host-token-${used}`, `__Host-token-${checkOfPassword}`])
  breakDown()
  const answer = await ask(SIGN_OUT, used)
  expect([answer.status, lastBearer(), jar.size]).toEqual([503, `Bearer ${TOKEN}`, 0])
})

test.each([
  ['2.4.7', NO_CUSTOMER],
  ['2.4.8', { body: refusalOf('graphql-authentication'), status: 401 }],
  ['a proxy', { body: {}, status: 401 }],
])('a token that %s calls dead is removed; a living one stays, whatever is refused', async (_, refusal) => {
  const { ask, dead, jar, signIn } = open({ refusal })
  const placeholder = await signIn()
  const foreignCart = '{cart(cart_id:"x"){id}}'
  expect((await ask(foreignCart, placeholder)).status).toBe(403)
  expect(jar.size).toBe(1)
  dead.add(TOKEN)
  // A guest is refused as well.
  await ask(CUSTOMER)
  expect(jar.size).toBe(1)
  expect((await ask(CUSTOMER, placeholder)).status).toBe(refusal.status)
  expect(jar.size).toBe(0)
})

test('an outage ends no session', async () => {
  const { ask, breakDown, jar, signIn } = open()
  const placeholder = await signIn()
  breakDown()
  expect((await ask(CUSTOMER, placeholder)).status).toBe(503)
  expect(jar.size).toBe(1)
})

test('the oldest tokens go before the cookies fill the headers of a request', async () => {
  const long = `${'x'.repeat(1_800)}.y.z`
  const { jar, signIn } = open({ signIns: [{ data: { generateCustomerToken: { token: long } } }] })
  const placeholders = [await signIn(), await signIn(), await signIn(), await signIn()]
  expect([...jar.keys()]).toEqual(placeholders.slice(1).map((one) => `__Host-token-${one}`))
})
