import { parse, Kind } from 'graphql'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createBlocksGateway } from '#server/gateway/createBlocksGateway.ts'

const PAGE =
  'query P($id:String!){products(search:$id){total_count}cmsBlocks(identifiers:["a","b"]){items{identifier}}}'
const ALONE = 'query S{cmsBlocks(identifiers:["a"]){items{identifier}}}'

/** A Magento with these blocks, in production mode: a missing one is an error, and only the first error is returned. */
function stage(present: Readonly<Record<string, readonly string[]>>, otherError?: string, stops = { isDown: false }) {
  const asked: { readonly store: string; readonly identifiers: readonly string[]; readonly body: string }[] = []
  const clock = { ms: 0 }
  const gateway = createBlocksGateway({
    texts: [PAGE, ALONE],
    now: () => clock.ms,
    log: pino({ level: 'silent' }),
    gateway: {
      async handle(request) {
        const body = request.method === 'GET' ? '' : await request.text()
        const query =
          request.method === 'GET'
            ? (new URL(request.url).searchParams.get('query') ?? '')
            : (JSON.parse(body) as { readonly query: string }).query
        const store = request.headers.get('store') ?? ''
        const identifiers = identifiersIn(query)
        asked.push({ store, identifiers, body })
        if (stops.isDown) return Response.json({ errors: [{ message: 'down' }] }, { status: 503 })
        const blocks = identifiers.map((identifier) => (present[store]?.includes(identifier) ? { identifier } : null))
        const absent = blocks.indexOf(null)
        const errors = [
          ...(absent < 0
            ? []
            : [
                {
                  message: `The CMS block with the "${identifiers[absent]}" ID doesn't exist.`,
                  path: ['cmsBlocks', 'items', absent],
                  extensions: { category: 'graphql-no-such-entity' },
                },
              ]),
          ...(otherError === undefined ? [] : [{ message: otherError, path: ['products'] }]),
        ].slice(0, 1)
        const data = {
          ...(query.includes('products') && { products: { total_count: 1 } }),
          ...(identifiers.length > 0 && { cmsBlocks: { items: blocks } }),
        }
        return Response.json({ ...(errors.length > 0 && { errors }), data }, { headers: { 'x-magento-tags': 'FPC' } })
      },
    },
  })
  const ask = async (query: string, store = 'it') => {
    const body = JSON.stringify({ operationName: 'P', variables: { id: 'x' }, query })
    const init = { method: 'POST', headers: { store, 'content-type': 'application/json' }, body }
    const answer = await gateway.handle(new Request('http://shop.test/graphql', init))
    return (await answer.json()) as unknown
  }
  return { asked, clock, gateway, ask }
}

function identifiersIn(query: string): readonly string[] {
  const [operation] = parse(query).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  return operation.selectionSet.selections.flatMap((field) => {
    const value =
      field.kind === Kind.FIELD && field.name.value === 'cmsBlocks' ? field.arguments?.[0]?.value : undefined
    return value?.kind === Kind.LIST ? value.values.map((item) => (item.kind === Kind.STRING ? item.value : '')) : []
  })
}

test('which blocks there are is asked once, before the first page', async () => {
  const { asked, ask } = stage({ it: ['b'] })
  const answer = { data: { products: { total_count: 1 }, cmsBlocks: { items: [{ identifier: 'b' }] } } }
  expect(await Promise.all([ask(PAGE), ask(PAGE)])).toEqual([answer, answer])
  expect(await ask(PAGE)).toEqual(answer)
  expect(asked.map(({ identifiers }) => identifiers)).toEqual([['a', 'b'], ['b'], ['b'], ['b']])
  expect(JSON.parse(asked[3]?.body ?? '')).toMatchObject({ operationName: 'P', variables: { id: 'x' } })
})

test('without any block the field is not asked for, and answered with an empty list', async () => {
  const { asked, ask } = stage({})
  expect(await ask(PAGE)).toEqual({ data: { products: { total_count: 1 }, cmsBlocks: { items: [] } } })
  expect(asked).toHaveLength(2)
  expect(asked[1]?.body).not.toContain('cmsBlocks')
})

test('an operation of blocks alone that are all absent is not sent', async () => {
  const { asked, ask } = stage({})
  expect(await ask(ALONE)).toEqual({ data: { cmsBlocks: { items: [] } } })
  expect(await ask(ALONE)).toEqual({ data: { cmsBlocks: { items: [] } } })
  expect(asked).toHaveLength(1)
})

test('the text of another client is sent as it is', async () => {
  const { asked, ask } = stage({})
  await ask(`${ALONE} `)
  expect(asked.map(({ identifiers }) => identifiers)).toEqual([['a']])
})

test('an error that a missing block would have hidden is reported', async () => {
  const { ask } = stage({ it: ['b'] }, 'Internal server error')
  expect(await ask(PAGE)).toMatchObject({ errors: [{ message: 'Internal server error' }] })
})

test('a backend that cannot list its blocks gets queries for all of them, and again after half a minute', async () => {
  const stops = { isDown: true }
  const { asked, ask, clock } = stage({ it: ['b'] }, undefined, stops)
  await ask(PAGE)
  await ask(PAGE)
  stops.isDown = false
  expect(asked.map(({ identifiers }) => identifiers)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ])
  clock.ms = 30_000
  expect(await ask(PAGE)).toMatchObject({ data: { cmsBlocks: { items: [{ identifier: 'b' }] } } })
})

test('a block that is gone is an error for half a minute at most', async () => {
  const present: Record<string, string[]> = { it: ['a', 'b'] }
  const { ask, clock } = stage(present)
  expect(await ask(PAGE)).not.toHaveProperty('errors')
  present['it'] = ['b']
  expect(await ask(PAGE)).toHaveProperty('errors')
  clock.ms = 30_000
  // This call refreshes in the background.
  await ask(PAGE)
  await expect.poll(() => ask(PAGE)).not.toHaveProperty('errors')
})

test('each store view has blocks of its own', async () => {
  const { asked, ask } = stage({ it: ['a', 'b'], en: ['a'] })
  await ask(PAGE, 'en')
  await ask(PAGE, 'it')
  expect(asked.map(({ store, identifiers }) => [store, identifiers])).toEqual([
    ['en', ['a', 'b']],
    ['en', ['a']],
    ['it', ['a', 'b']],
    ['it', ['a', 'b']],
  ])
})

test('a missing block is requested again after ten minutes', async () => {
  const present: Record<string, string[]> = { it: ['b'] }
  const { asked, ask, clock } = stage(present)
  await ask(PAGE)
  present['it'] = ['a', 'b']
  clock.ms = 600_000
  // No page waits for a refresh.
  expect(await ask(PAGE)).toMatchObject({ data: { cmsBlocks: { items: [{ identifier: 'b' }] } } })
  expect(await ask(PAGE)).toMatchObject({ data: { cmsBlocks: { items: [{ identifier: 'a' }, { identifier: 'b' }] } } })
  expect(asked).toHaveLength(5)
})

test('a GET is narrowed in its address', async () => {
  const { asked, gateway } = stage({ it: ['b'] })
  const address = `http://shop.test/graphql?${new URLSearchParams({ query: PAGE, variables: '{"id":"x"}' }).toString()}`
  const answer = await gateway.handle(new Request(address, { headers: { store: 'it' } }))
  expect(await answer.json()).toMatchObject({ data: { cmsBlocks: { items: [{ identifier: 'b' }] } } })
  expect(answer.headers.get('x-magento-tags')).toBe('FPC')
  expect(asked.map(({ identifiers }) => identifiers)).toEqual([['a', 'b'], ['b']])
})

test('a request that is not a query is passed on unchanged', async () => {
  const seen: string[] = []
  const gateway = createBlocksGateway({
    texts: [PAGE],
    now: () => 0,
    log: pino({ level: 'silent' }),
    gateway: {
      handle: async (request) => {
        seen.push(await request.text())
        return new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })
      },
    },
  })
  for (const body of ['{"query":', '[]', '{"query":"query S{cmsBlocks(identifiers:$ids){items{identifier}}}"}']) {
    const answer = await gateway.handle(new Request('http://shop.test/graphql', { method: 'POST', body }))
    expect([answer.status, await answer.text()]).toEqual([502, '<html>'])
  }
  expect(seen).toEqual(['{"query":', '[]', '{"query":"query S{cmsBlocks(identifiers:$ids){items{identifier}}}"}'])
})
