import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { createPersistedQueryGateway } from '#server/gateway/operations/createPersistedQueryGateway.ts'
import { readPersistedQueries } from '#server/gateway/operations/readPersistedQueries.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { MAX_ADDRESS_LENGTH } from '#src/relay/links/sizeLimits.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import type { EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { stageNetwork } from './networkStage.ts'
import { replyInTurn } from './scriptedFetch.ts'

const SHELL = {
  name: 'ShellQuery',
  text: 'query ShellQuery{storeConfig{store_code}}',
  id: 'a'.repeat(64),
  metadata: { policy: ['public'] },
}
const fine = () => Response.json({ data: { fine: true } })
const unknownId = () =>
  Response.json(
    { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] },
    { status: 404 },
  )

const shops: EmbeddedShop[] = []
afterEach(() => {
  for (const shop of shops.splice(0)) {
    expect(shop.failures).toEqual([])
    shop.close()
  }
})

describe('a public query of a guest', () => {
  test('is asked with GET by its id, with the store header and no body', async () => {
    const { fetch, exchanges } = replyInTurn(fine)
    const { send } = stageNetwork({ fetch, persistedGet: true })
    await send({ ...SHELL, variables: { b: { d: 1, c: 'è&' }, a: null, e: 2 } })
    const [exchange] = exchanges
    expect(exchange?.method).toBe('GET')
    const address = new URL(exchange?.address ?? '', 'http://shop.test')
    expect(address.pathname).toBe('/api/graphql')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      id: SHELL.id,
      operationName: 'ShellQuery',
      variables: '{"b":{"c":"è&","d":1},"e":2}',
    })
    expect(Object.fromEntries(exchange?.headers ?? [])).toEqual({ accept: '*/*', store: 'it' })
  })

  test('has one address, however its variables are ordered', async () => {
    const { fetch, exchanges } = replyInTurn(fine)
    const { send } = stageNetwork({ fetch, persistedGet: true })
    await send({ ...SHELL, variables: { a: 1, b: 2 } })
    await send({ ...SHELL, variables: { b: 2, a: 1 } })
    expect(exchanges[0]?.address).toBe(exchanges[1]?.address)
  })

  test('is asked with POST when the host does not know the id, then and from then on', async () => {
    const { fetch, exchanges } = replyInTurn(unknownId, fine)
    const { send } = stageNetwork({ fetch, persistedGet: true })
    expect(await send(SHELL)).toEqual({ data: { fine: true } })
    await send(SHELL)
    await send({ ...SHELL, id: 'b'.repeat(64) })
    expect(exchanges.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET'])
    expect(exchanges.map(({ headers }) => headers.get('store'))).toEqual(Array.from({ length: 4 }, () => 'it'))
  })

  test('is answered by the host and the embedded engine', async () => {
    const shop = openEmbeddedShop('2.4.8')
    shops.push(shop)
    const queries = readPersistedQueries(
      'persisted_queries.json',
      createSentText(readFileSync('schema.graphql', 'utf8')),
    )
    const gateway = createPersistedQueryGateway({ gateway: { handle: shop.fetch }, queries })
    const [id = '', text = ''] = [...queries].find(([, candidate]) => candidate.startsWith('query ShellQuery(')) ?? []
    const methods: string[] = []
    const { send } = stageNetwork({
      persistedGet: true,
      fetch: (input, init) => {
        methods.push(init?.method ?? '')
        return gateway.handle(new Request(new URL(input as string, 'http://shop.test'), init))
      },
    })
    expect(await send({ ...SHELL, text, id })).toMatchObject({ data: { storeConfig: { store_code: 'it' } } })
    expect(await send({ ...SHELL, text, id: 'f'.repeat(64) })).toMatchObject({ data: { storeConfig: {} } })
    expect(methods).toEqual(['GET', 'GET', 'POST'])
  })
})

describe('asked with POST', () => {
  const methodOf = async (
    operation: Parameters<ReturnType<typeof stageNetwork>['send']>[0],
    persistedGet = true,
    token?: string,
  ) => {
    const { fetch, exchanges } = replyInTurn(fine)
    const { send, customerToken } = stageNetwork({ fetch, persistedGet })
    if (token !== undefined) customerToken.issue(token)
    await send(operation)
    return exchanges[0]?.method
  }

  test('is everything unless configured', async () => {
    expect(await methodOf(SHELL, false)).toBe('POST')
  })

  test.each([
    ['a mutation', { ...SHELL, kind: 'mutation' as const }],
    ['a query of a shopper', { ...SHELL, metadata: {} }],
    ['a query without id', { name: SHELL.name, text: SHELL.text, metadata: SHELL.metadata }],
    ['a query too long for an address', { ...SHELL, variables: { text: 'x'.repeat(MAX_ADDRESS_LENGTH) } }],
  ])('is %s', async (_case, operation) => {
    expect(await methodOf(operation)).toBe('POST')
  })

  test('is the query of a customer', async () => {
    expect(await methodOf(SHELL, true, 'token')).toBe('POST')
  })
})
