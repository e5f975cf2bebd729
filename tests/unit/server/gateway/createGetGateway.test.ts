import { expect, test } from 'vitest'
import { createGetGateway } from '#server/gateway/createGetGateway.ts'

const LONG = `{a(b:"${'x'.repeat(8_000)}")}`

async function asked(body: string, headers: Record<string, string> = {}) {
  const heard: Request[] = []
  const backend = {
    async handle(request: Request) {
      heard.push(request)
      return Response.json({ data: null })
    },
  }
  const gateway = createGetGateway(backend, new Set(['query A($a:Int){a(a:$a)}', '{a}', LONG]))
  await gateway.handle(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'it', ...headers },
      body,
    }),
  )
  const [request] = heard
  if (!request) throw new Error('Nothing was asked.')
  return { method: request.method, search: new URL(request.url).searchParams, headers: request.headers, request }
}

test('a query is asked by GET with its variables and headers', async () => {
  const { method, search, headers } = await asked(
    JSON.stringify({ query: 'query A($a:Int){a(a:$a)}', variables: { a: 1 }, operationName: 'A' }),
  )
  expect(method).toBe('GET')
  expect(Object.fromEntries(search)).toEqual({
    query: 'query A($a:Int){a(a:$a)}',
    variables: '{"a":1}',
    operationName: 'A',
  })
  expect([headers.get('store'), headers.get('content-type')]).toEqual(['it', null])
})

test.each([
  ['a mutation', JSON.stringify({ query: 'mutation A{a}' }), {}],
  ['a query of one shopper', JSON.stringify({ query: '{cart}' }), {}],
  ['what carries a token', JSON.stringify({ query: '{a}' }), { authorization: 'Bearer x' }],
  ['what is too long for an address', JSON.stringify({ query: LONG }), {}],
  ['what is no JSON', 'x', {}],
  ['what asks nothing', '[]', {}],
])('%s stays a POST', async (_name, body, headers) => {
  const { method, request } = await asked(body, headers)
  expect(method).toBe('POST')
  expect(await request.text()).toBe(body)
})
