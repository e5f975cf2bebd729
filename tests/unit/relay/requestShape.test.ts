import { describe, expect, test } from 'vitest'
import type { StoreScope } from '#src/platform/storeScope.ts'
import { stageNetwork } from './networkStage.ts'
import type { NetworkStageOptions, Operation } from './networkStage.ts'

/** Everything that one operation passes to `fetch`, with the headers' spelling. */
async function sent(operation: Operation, { token, ...options }: Partial<NetworkStageOptions> & { token?: string }) {
  const calls: (readonly [address: unknown, init: RequestInit | undefined])[] = []
  const { send, customerToken } = stageNetwork({
    fetch: async (address, init) => {
      calls.push([address, init])
      return Response.json({ data: {} })
    },
    ...options,
  })
  if (token !== undefined) customerToken.issue(token)
  await send(operation)
  expect(calls).toHaveLength(1)
  return calls[0]
}

/** `none` is null, so it is not sent. */
const variables = { cartId: 'c1', note: 'perché “no”?', none: null, list: [1, { b: 2, a: 1 }] }
const VARIABLES_TEXT = '{"cartId":"c1","note":"perché “no”?","list":[1,{"b":2,"a":1}]}'
const ID = 'a'.repeat(64)

const QUERY: Operation = {
  name: 'ShellQuery',
  text: 'query ShellQuery{storeConfig{store_code}}',
  id: ID,
  metadata: { policy: ['public'] },
  variables,
}
const MUTATION: Operation = {
  name: 'useAnyMutation',
  text: 'mutation useAnyMutation($note:String){a(note:$note)}',
  id: ID,
  kind: 'mutation',
  variables,
}
const DEFERRED: Operation = {
  ...QUERY,
  text: 'query ShellQuery{...F@defer(label:"ShellQuery$defer$F")}fragment F on Query{storeConfig{store_code}}',
}

const bodyOf = ({ name, text }: Operation) =>
  `{"operationName":"${name}","variables":${VARIABLES_TEXT},"query":${JSON.stringify(text)}}`

const post = (operation: Operation, headers: Record<string, string> = {}) => [
  '/api/graphql',
  {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: '*/*', 'content-type': 'application/json', store: 'it', ...headers },
    body: bodyOf(operation),
    keepalive: false,
    signal: expect.any(AbortSignal),
  },
]

// Variables in a fixed order: caches must see one address.
const ADDRESS = `/api/graphql?id=${ID}&operationName=ShellQuery&variables=%7B%22cartId%22%3A%22c1%22%2C%22list%22%3A%5B1%2C%7B%22a%22%3A1%2C%22b%22%3A2%7D%5D%2C%22note%22%3A%22perch%C3%A9+%E2%80%9Cno%E2%80%9D%3F%22%7D`

const get = (headers: Record<string, string> = {}) => [
  ADDRESS,
  {
    method: 'GET',
    credentials: 'same-origin',
    headers: { accept: '*/*', store: 'it', ...headers },
    signal: expect.any(AbortSignal),
  },
]

const BEARER = { authorization: 'Bearer secret' }
const CLIENT = { 'apollographql-client-name': 'vetrina', 'apollographql-client-version': '1.2' }
const PARTS = { accept: 'multipart/mixed, application/json' }
const EN = { store: 'en' }
const DOLLARS = { 'content-currency': 'USD' }

const getByIds = { persistedGet: true }
const client = { client: { name: 'vetrina', version: '1.2' } }
const deferral = { deferral: true }
const english = { scope: { magentoStoreCode: 'en', currency: null } satisfies StoreScope }
const inDollars = { scope: { magentoStoreCode: 'en', currency: 'USD' } satisfies StoreScope }
const all = { ...getByIds, ...client, ...deferral, ...inDollars }

describe('the request of spec §7, to the byte', () => {
  test.each<[string, Operation, NonNullable<Parameters<typeof sent>[1]>, unknown]>([
    ['a guest’s query', QUERY, {}, post(QUERY)],
    ['a guest’s mutation', MUTATION, {}, post(MUTATION)],
    ['a customer’s query', QUERY, { token: 'secret' }, post(QUERY, BEARER)],
    ['a customer’s mutation', MUTATION, { token: 'secret' }, post(MUTATION, BEARER)],
    ['in another store view, a query', QUERY, english, post(QUERY, EN)],
    ['in another store view, a mutation', MUTATION, english, post(MUTATION, EN)],
    ['in another currency', QUERY, inDollars, post(QUERY, { ...EN, ...DOLLARS })],
    ['with the client’s name, a query', QUERY, client, post(QUERY, CLIENT)],
    ['with the client’s name, a mutation', MUTATION, client, post(MUTATION, CLIENT)],
    ['with GET by id, a guest’s query', QUERY, getByIds, get()],
    ['with GET by id, a guest’s mutation', MUTATION, getByIds, post(MUTATION)],
    ['with GET by id, a customer’s query', QUERY, { ...getByIds, token: 'secret' }, post(QUERY, BEARER)],
    ['with answers in parts, a query without any', QUERY, deferral, post(QUERY)],
    ['with answers in parts, a deferred query', DEFERRED, deferral, post(DEFERRED, PARTS)],
    ['with answers in parts, a mutation', MUTATION, deferral, post(MUTATION)],
    ['without answers in parts, a deferred query', DEFERRED, {}, post(DEFERRED)],
    ['with everything, a guest’s query', DEFERRED, all, get({ ...CLIENT, ...EN, ...DOLLARS, ...PARTS })],
    [
      'with everything, a customer’s query',
      DEFERRED,
      { ...all, token: 'secret' },
      post(DEFERRED, { ...CLIENT, ...EN, ...DOLLARS, ...PARTS, ...BEARER }),
    ],
    [
      'with everything, a customer’s mutation',
      MUTATION,
      { ...all, token: 'secret' },
      post(MUTATION, { ...CLIENT, ...EN, ...DOLLARS, ...BEARER }),
    ],
    ['on the server, a query', QUERY, { isServer: true }, post(QUERY)],
  ])('%s', async (_case, operation, options, expected) => {
    // Lax equality would ignore a header without a value.
    expect(await sent(operation, options)).toStrictEqual(expected)
  })

  test('a change that is to arrive even when the page is left does, unless it is too long for that', async () => {
    const lasting = { ...MUTATION, metadata: { policy: ['outlivesDocument'] } }
    const [, init] = (await sent(lasting, {})) ?? []
    expect(init?.keepalive).toBe(true)
    const [, long] = (await sent({ ...lasting, variables: { text: 'x'.repeat(16_384) } }, {})) ?? []
    expect(long?.keepalive).toBe(false)
  })
})
