import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#server/createLog.ts'
import { createBlocksGateway } from '#server/gateway/createBlocksGateway.ts'
import { createPersistedQueryGateway } from '#server/gateway/operations/createPersistedQueryGateway.ts'
import { createUpstreamGateway } from '#server/gateway/createUpstreamGateway.ts'
import { readPersistedQueries } from '#server/gateway/operations/readPersistedQueries.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { sendJson, startFakeUpstream, type FakeUpstream } from '../fixtures/fakeUpstream.ts'

const log = pino({ level: 'silent' })
const sentText = createSentText(readFileSync('schema.graphql', 'utf8'))
const STORE_QUERY = 'query StoreQuery{storeConfig{store_code}}'
const LONG_QUERY = `query LongQuery{${Array.from({ length: 400 }, (_, n) => `a${n}:storeConfig{store_code}`).join('')}}`
const QUERIES = new Map([
  ['short', STORE_QUERY],
  ['long', LONG_QUERY],
])
const opened: FakeUpstream[] = []

async function upstream(headers: Record<string, string> = {}) {
  const server = await startFakeUpstream((response) => sendJson(response, { data: {} }, headers))
  opened.push(server)
  const gateway = createUpstreamGateway({ url: `${server.origin}/graphql`, fetch, log, budgetOf: () => 1_000 })
  return { server, gateway: createPersistedQueryGateway({ gateway, queries: QUERIES }) }
}

const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`http://shop.example/api/graphql?${new URLSearchParams(parameters).toString()}`, { headers })

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()))
})

describe('a GET by id', () => {
  test('goes up as GET with the text, the variables, the operation and the store', async () => {
    const { server, gateway } = await upstream()
    const asked = { id: 'short', operationName: 'StoreQuery', variables: '{"a":1}' }
    const answer = await gateway.handle(get(asked, { store: 'it', cookie: 'cart=1' }))
    expect(await answer.json()).toEqual({ data: {} })
    const [seen] = server.requests
    expect(seen?.method).toBe('GET')
    expect(seen?.headers).toMatchObject({ store: 'it' })
    expect(seen?.headers).not.toHaveProperty('cookie')
    expect(Object.fromEntries(new URL(seen?.url ?? '', server.origin).searchParams)).toEqual({
      query: STORE_QUERY,
      variables: '{"a":1}',
      operationName: 'StoreQuery',
    })
  })

  test('goes up as POST when its address would be too long for the servers on the way', async () => {
    const { server, gateway } = await upstream()
    await gateway.handle(get({ id: 'long', operationName: 'LongQuery', variables: '{"a":1}' }, { store: 'it' }))
    const [seen] = server.requests
    expect(seen).toMatchObject({ method: 'POST', url: '/graphql' })
    expect(seen?.headers).toMatchObject({ store: 'it', 'content-type': 'application/json' })
    expect(JSON.parse(seen?.body ?? '')).toEqual({ operationName: 'LongQuery', variables: { a: 1 }, query: LONG_QUERY })
  })

  test('with a text of its own is stored by caches no longer than one by id', async () => {
    const { gateway } = await upstream({ 'cache-control': 'public, max-age=86400' })
    const asked = get({ query: STORE_QUERY })
    expect((await gateway.handle(asked)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    const personal = get({ query: STORE_QUERY }, { authorization: 'Bearer a' })
    expect((await gateway.handle(personal)).headers.get('cache-control')).toBe('no-store')
  })

  test.each(['{', '1'])('whose variables are %s is refused where they must be read', async (variables) => {
    const { server, gateway } = await upstream()
    const answer = await gateway.handle(get({ id: 'long', variables }))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_VARIABLES' } }] })
    expect(server.requests).toHaveLength(0)
  })

  test('an unknown id is answered here', async () => {
    const { server, gateway } = await upstream()
    const answer = await gateway.handle(get({ id: 'other' }))
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    })
    expect(server.requests).toHaveLength(0)
  })

  test('passes other requests on', async () => {
    const { server, gateway } = await upstream({ 'cache-control': 'public, max-age=86400' })
    await gateway.handle(get({ query: '{a}', id: 'short' }))
    await gateway.handle(new Request('http://shop.example/api/graphql?id=short', { method: 'POST', body: '{}' }))
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })
})

describe('how long an answer by id may be kept', () => {
  const cacheOf = async (given: Record<string, string>, asked: Record<string, string> = {}) => {
    const { gateway } = await upstream(given)
    const { headers } = await gateway.handle(get({ id: 'short' }, asked))
    return headers
  }

  test('by a CDN for minutes, by a browser not at all, and by store view', async () => {
    const headers = await cacheOf({ 'cache-control': 'public, max-age=86400', expires: 'later', pragma: 'cache' })
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    expect(headers.get('cdn-cache-control')).toBe('max-age=300, stale-while-revalidate=60')
    expect(headers.get('vary')).toBe('Store, Content-Currency, Authorization')
    for (const name of ['expires', 'pragma']) expect(headers.has(name)).toBe(false)
  })

  test('a browser that has it gets it no second time', async () => {
    const { gateway } = await upstream({ 'cache-control': 'public, max-age=86400' })
    const etag = (await gateway.handle(get({ id: 'short' }))).headers.get('etag') ?? ''
    const known = await gateway.handle(get({ id: 'short' }, { 'if-none-match': etag }))
    expect([known.status, known.body, known.headers.get('etag')]).toEqual([304, null, etag])
    expect(known.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    const other = await gateway.handle(get({ id: 'short' }, { 'if-none-match': 'W/"other"' }))
    expect([other.status, await other.json()]).toEqual([200, { data: {} }])
  })

  test.each([
    ['the backend forbids it', { 'cache-control': 'no-store' }, {}],
    ['the backend says nothing', {}, {}],
    ['a token came with the question', { 'cache-control': 'public, max-age=86400' }, { authorization: 'Bearer t' }],
  ])('not at all when %s', async (_why, given, asked) => {
    const headers = await cacheOf(given, asked)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('etag')).toBe(false)
  })
})

describe('the file of the compiler', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'persisted-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const fileWith = (text: string) => {
    const path = join(folder, 'queries.json')
    writeFileSync(path, text)
    return path
  }

  test('gives its queries and keeps its mutations: a GET changes nothing', () => {
    const path = fileWith(JSON.stringify({ a: STORE_QUERY, b: 'mutation useX{createEmptyCart}', c: 'queryFoo' }))
    expect([...readPersistedQueries(path, sentText).values()]).toEqual([STORE_QUERY])
  })

  test('gives them as they are sent, under the hash of that', () => {
    const compiled = 'query Q{products{items{...F}}}fragment F on ProductInterface{__isProductInterface:__typename,uid}'
    const path = fileWith(JSON.stringify({ a: compiled }))
    const sent = 'query Q{products{items{__typename uid}}}'
    expect([...readPersistedQueries(path, sentText)]).toEqual([[createHash('sha256').update(sent).digest('hex'), sent]])
  })

  test.each([
    ['', SyntaxError],
    ['{"a":', SyntaxError],
    ['null', TypeError],
  ])('is an error when it reads %j', (text, kind) => {
    expect(() => readPersistedQueries(fileWith(text), sentText)).toThrow(kind)
  })

  test('the frame of every page comes from the embedded engine by its id, for everybody', async () => {
    const shop = openEmbeddedShop('2.4.8')
    const queries = readPersistedQueries('persisted_queries.json', sentText)
    // Not every merchant has every block of the frame.
    const blocks = createBlocksGateway({
      gateway: { handle: shop.fetch },
      texts: [...queries.values()],
      now: () => 0,
      log: createLog('silent'),
    })
    const gateway = createPersistedQueryGateway({ gateway: blocks, queries })
    const [id] = [...queries].find(([, text]) => text.startsWith('query ShellQuery(')) ?? []
    const answer = await gateway.handle(get({ id: id ?? '' }, { store: 'en' }))
    expect(await answer.json()).toMatchObject({ data: { storeConfig: { store_code: 'en' } } })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    expect(shop.failures).toEqual([])
    shop.close()
  })
})
