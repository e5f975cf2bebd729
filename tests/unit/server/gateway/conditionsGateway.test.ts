import { expect, test } from 'vitest'
import { createConditionsGateway } from '#server/gateway/createConditionsGateway.ts'

const ORDER =
  'query Q($id:String!,$hasGifts:Boolean!,$size:Int){order(id:$id){number ...@include(if:$hasGifts){items{gift(size:$size)}}items{name}...on Paid@skip(if:$hasGifts){sum}}}'

type Sent = { readonly query: string; readonly variables: object }

async function send(query: string, variables: object, method: 'GET' | 'POST' = 'POST') {
  const sent: Sent[] = []
  const gateway = createConditionsGateway({
    async handle(request) {
      const asked = new URL(request.url).searchParams
      sent.push(
        request.method === 'GET'
          ? { query: asked.get('query') ?? '', variables: JSON.parse(asked.get('variables') ?? '{}') as object }
          : ((await request.json()) as Sent),
      )
      return Response.json({ data: { own: true } })
    },
  })
  const address = new URL('https://shop.example/graphql')
  if (method === 'GET') {
    address.searchParams.set('query', query)
    address.searchParams.set('variables', JSON.stringify(variables))
  }
  const body = method === 'POST' ? { body: JSON.stringify({ query, variables }) } : {}
  const answer = (await (await gateway.handle(new Request(address, { method, ...body }))).json()) as object
  return { sent: sent[0], answer }
}

test.each(['GET', 'POST'] as const)(
  'excluded selections are not sent, nor variables that only they use (%s)',
  async (method) => {
    const { sent } = await send(ORDER, { id: '1', hasGifts: false, size: 3 }, method)
    expect(sent).toEqual({
      query: 'query Q($id:String!){order(id:$id){number items{name}...on Paid{sum}}}',
      variables: { id: '1' },
    })
  },
)

test('included selections are joined with the others, each field once', async () => {
  const { sent } = await send(ORDER, { id: '1', hasGifts: true, size: 3 })
  expect(sent?.query).toBe('query Q($id:String!$size:Int){order(id:$id){number items{gift(size:$size)name}}}')
  expect(sent?.variables).toEqual({ id: '1', size: 3 })
})

test('an object without included fields is still requested, because its absence is data', async () => {
  const { sent } = await send('query Q($a:Boolean!){cart{...@include(if:$a){id}}}', { a: false })
  expect(sent?.query).toBe('query Q{cart{__typename}}')
})

test('nothing is sent if nothing is left', async () => {
  expect(await send('query Q($a:Boolean!){cart@include(if:$a){id}}', { a: false })).toEqual({
    sent: undefined,
    answer: { data: {} },
  })
})

test.each([
  ['without conditions', 'query Q{cart{id}}', {}],
  ['whose condition has no value', 'query Q($a:Boolean!){cart{id@include(if:$a)}}', { b: true }],
  ['that cannot be parsed', 'query Q($a:Boolean!){cart{id@include(if:$a)}', { a: true }],
  ['with fragments', 'query Q($a:Boolean!){cart{...F@include(if:$a)}}fragment F on Cart{id}', { a: false }],
])('a text %s is sent unchanged', async (_name, query, variables) => {
  expect((await send(query, variables)).sent).toEqual({ query, variables })
})

test('a condition without a value has the default of its variable', async () => {
  const { sent } = await send('query Q($hasTax:Boolean=false){storeConfig{store_code tax@include(if:$hasTax)}}', {})
  expect(sent).toEqual({ query: 'query Q{storeConfig{store_code}}', variables: {} })
})

test('a text that is longer than any of the storefront is not read', async () => {
  const long = `query Q($is:Boolean!){a@include(if:$is) ${'b '.repeat(8_000)}}`
  expect((await send(long, { is: false })).sent).toEqual({ query: long, variables: { is: false } })
})
