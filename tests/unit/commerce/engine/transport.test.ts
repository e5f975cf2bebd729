import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openQuoteShop } from '../quoteShop.ts'
import { ENDPOINT, openShop, type Answer, type TestShop } from '../smallShop.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const STORE_CODE = '{ storeConfig { store_code } }'
const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  new Request(ENDPOINT, { method: 'POST', headers, body })
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request(`${ENDPOINT}?${new URLSearchParams(parameters).toString()}`, { headers })
const onlyError = ({ body }: Answer) => {
  expect(body.errors).toHaveLength(1)
  return body.errors?.[0]
}

describe.each(['2.4.7', '2.4.8'] as const)('as Magento %s', (profile) => {
  const refused = profile === '2.4.7' ? 500 : 400
  let shop: TestShop
  beforeAll(() => {
    shop = openShop(profile)
  })
  afterEach(() => {
    expect(shop.logged).toEqual([])
  })
  afterAll(() => shop.close())

  test('answers POST and GET', async () => {
    expect(await shop.query(STORE_CODE)).toMatchObject({
      status: 200,
      body: { data: { storeConfig: { store_code: 'it' } } },
    })
    const variables = JSON.stringify({ f: { sku: { eq: 'VASO' } } })
    const query = 'query ($f: ProductAttributeFilterInput) { products(filter: $f) { total_count } }'
    expect((await shop.send(get({ query, variables }))).body).toEqual({ data: { products: { total_count: 1 } } })
  })

  test.each<[string, () => Request, number, string]>([
    [
      'a mutation over GET',
      () => get({ query: 'mutation { createEmptyCart }' }),
      refused,
      'Mutation requests allowed only for POST requests',
    ],
    [
      'another content type',
      () => post(STORE_CODE, { 'content-type': 'text/plain' }),
      refused,
      'Request content type must be application/json',
    ],
    ['a batch', () => post(JSON.stringify([{ query: STORE_CODE }])), refused, 'Syntax Error: Unexpected <EOF>'],
    ['no query', () => post('{}'), refused, 'Syntax Error: Unexpected <EOF>'],
    ['GET without a query', () => get({}), refused, 'Syntax Error: Unexpected <EOF>'],
    [
      'half a query',
      () => post(JSON.stringify({ query: '{storeConfig{store_code' })),
      refused,
      'Syntax Error: Expected Name, found <EOF>',
    ],
    [
      'a huge body',
      () => post(JSON.stringify({ query: `# ${'x'.repeat(1_048_576)}` })),
      413,
      'The request body is too large.',
    ],
  ])('refuses %s', async (_name, request, status, message) => {
    const answer = await shop.send(request())
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(onlyError(answer)?.message).toBe(message)
    expect(answer.body).not.toHaveProperty('data')
  })

  const NO_JSON = 'Unable to parse the request.'
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
  test.each<[string, () => Request, number, string, string]>([
    ['a form', () => post('query=x', FORM), 400, 'Request content type must be application/json', 'text/html'],
    ['no JSON', () => post('{nope'), 400, NO_JSON, 'text/html'],
    ['an empty body', () => post(''), 400, NO_JSON, 'text/html'],
    ['GET variables that are no JSON', () => get({ query: STORE_CODE, variables: '{nope' }), 400, NO_JSON, 'text/html'],
    [
      'variables as text',
      () => post(JSON.stringify({ query: STORE_CODE, variables: '{}' })),
      400,
      NO_JSON,
      'text/plain;charset=UTF-8',
    ],
    [
      'PUT',
      () => new Request(ENDPOINT, { method: 'PUT', body: '{}', headers: JSON_TYPE }),
      405,
      'Only GET and POST requests are allowed',
      'application/json',
    ],
    [
      'DELETE',
      () => new Request(ENDPOINT, { method: 'DELETE' }),
      405,
      'Only GET and POST requests are allowed',
      'application/json',
    ],
  ])('cannot read %s', async (_name, request, status, message, olderType) => {
    const answer = await shop.send(request())
    const type = answer.headers.get('content-type')?.split('; ')[0]
    const newer = [status, 'application/json', message]
    const older = [500, olderType, olderType === 'application/json' ? 'Syntax Error: Unexpected <EOF>' : undefined]
    expect([answer.status, type, answer.body.errors?.[0]?.message]).toEqual(profile === '2.4.7' ? older : newer)
  })

  test('OPTIONS is answered without a body from 2.4.8 on', async () => {
    const { status, body } = await shop.send(new Request(ENDPOINT, { method: 'OPTIONS' }))
    expect([status, body.errors?.[0]?.message]).toEqual(
      profile === '2.4.7' ? [500, 'Syntax Error: Unexpected <EOF>'] : [204, undefined],
    )
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['an empty list, as PHP writes an empty object', []],
  ])('variables may be %s', async (_name, variables) => {
    expect((await shop.send(post(JSON.stringify({ query: STORE_CODE, variables })))).status).toBe(200)
  })

  test.each<[string, string]>([
    ['en', 'en'],
    [' en ', 'en'],
    ['default', 'it'],
    ['', 'it'],
  ])('Store: "%s" is store view %s', async (header, code) => {
    expect((await shop.query(STORE_CODE, {}, { store: header })).body.data.storeConfig.store_code).toBe(code)
  })

  test.each(['nope', 'IT', 'admin'])('Store: %s is refused', async (code) => {
    const answer = await shop.query(STORE_CODE, {}, { store: code })
    expect(answer.status).toBe(refused)
    expect(onlyError(answer)).toEqual({
      message: `Requested store is not found (${code})`,
      extensions: { category: 'graphql-input' },
    })
  })

  test('Content-Currency: the one the shop sells in', async () => {
    expect((await shop.query(STORE_CODE, {}, { 'content-currency': 'eur' })).status).toBe(200)
    const answer = await shop.query(STORE_CODE, {}, { 'content-currency': 'USD' })
    expect([answer.status, onlyError(answer)?.message]).toEqual([refused, 'Please correct the target currency'])
  })

  test.each<[string, string, string]>([
    ['an unknown field', '{ storeConfig { zzz9 qqq9 } }', 'Cannot query field "zzz9" on type "StoreConfig".'],
    ['an unused fragment', `${STORE_CODE} fragment A on StoreConfig { locale }`, 'Fragment "A" is never used.'],
    ['@defer', '{ storeConfig { ... @defer { locale } } }', 'Unknown directive "@defer".'],
    ['a subscription', 'subscription { x }', 'Schema is not configured for subscriptions.'],
    [
      'two operations',
      `query A ${STORE_CODE} query B ${STORE_CODE}`,
      'Must provide operation name if query contains multiple operations.',
    ],
    [
      'a fragment in itself',
      '{ storeConfig { ...A } } fragment A on StoreConfig { locale ...A }',
      'Cannot spread fragment "A" within itself.',
    ],
    [
      'fragments in a circle',
      '{ storeConfig { ...A } } fragment A on StoreConfig { ...B } fragment B on StoreConfig { ...A }',
      'Cannot spread fragment "A" within itself via "B".',
    ],
  ])('%s is one error with status 200 and without category', async (_name, query, message) => {
    const answer = await shop.query(query)
    expect(answer.status).toBe(200)
    expect(onlyError(answer)?.message).toBe(message)
    expect(onlyError(answer)?.extensions).toBeUndefined()
    expect(answer.body).not.toHaveProperty('data')
  })

  test('introspection is allowed unless it is forbidden', async () => {
    const asked = '{ __schema { queryType { name } } }'
    expect((await shop.query(asked)).body).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } })
    const closed = openQuoteShop({ profile, isIntrospectionAllowed: false })
    expect((await closed.ask(asked)).errors).toMatchObject([
      { message: 'GraphQL introspection is not allowed, but the query contained __schema or __type' },
    ])
    closed.close()
  })

  test('a variable of the wrong type stops the request', async () => {
    const answer = await shop.query('query ($p: Int) { products(search: "a", pageSize: $p) { total_count } }', {
      p: 'x',
    })
    expect(onlyError(answer)?.message).toBe(
      'Variable "$p" got invalid value "x"; Int cannot represent non-integer value: "x"',
    )
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).not.toHaveProperty('data')
  })

  test('of several failed fields only the first is reported, with the rest of the data', async () => {
    const { body } = await shop.query(`{ a: country { id } b: country(id: "ZZ") { id } storeConfig { store_code } }`)
    expect(body).toEqual({
      errors: [
        {
          message: 'Country "id" value should be specified',
          locations: [{ line: 1, column: 3 }],
          path: ['a'],
          extensions: { category: 'graphql-input' },
        },
      ],
      data: { a: null, b: null, storeConfig: { store_code: 'it' } },
    })
  })

  test('requests without a signed-in customer', async () => {
    const answer = await shop.query('{ customer { email } }')
    expect(answer.status).toBe(profile === '2.4.7' ? 200 : 403)
    expect(answer.body).toMatchObject({
      data: { customer: null },
      errors: [{ extensions: { category: 'graphql-authorization' } }],
    })
  })

  test('whose token is no good: a guest, refused altogether from 2.4.8 on', async () => {
    const answer = await shop.query(STORE_CODE, {}, { authorization: 'Bearer nope' })
    const category = answer.body.errors?.[0]?.extensions?.category
    expect([answer.status, category, answer.body.data]).toEqual(
      profile === '2.4.7'
        ? [200, undefined, { storeConfig: { store_code: 'it' } }]
        : [401, 'graphql-authentication', undefined],
    )
  })

  test.each(['Basic nope', 'Bearer', 'Bearer a b'])('Authorization: %s counts as no token', async (authorization) => {
    expect((await shop.query(STORE_CODE, {}, { authorization })).status).toBe(200)
  })
})

describe('limits', () => {
  let strict: TestShop
  let wide: TestShop
  beforeEach(() => {
    strict = openShop('2.4.7')
    wide = openShop('2.4.8')
  })
  afterEach(() => {
    strict.close()
    wide.close()
  })
  const NAMES = ['store_code', 'locale', 'timezone', 'base_url', 'copyright', 'logo_alt', 'weight_unit', 'website_name']
  const fields = (count: number) =>
    `{ storeConfig { ${Array.from({ length: count - 1 }, (_, i) => NAMES[i % NAMES.length]).join(' ')} } }`
  const nested = (levels: number) =>
    `{ categories { items { ${'children { '.repeat(levels)}uid${' }'.repeat(levels)} } } }`

  test('number of fields: 300, 1000 from 2.4.8 on', async () => {
    expect((await strict.query(fields(300))).body.errors).toBeUndefined()
    const tooMany = await strict.query(fields(301))
    expect([tooMany.status, onlyError(tooMany)]).toEqual([
      500,
      { message: 'Max query complexity should be 300 but got 301.', extensions: { category: 'graphql-input' } },
    ])
    expect((await wide.query(fields(1000))).body.errors).toBeUndefined()
    expect((await wide.query(fields(1001))).status).toBe(400)
  })

  test('fields of a fragment count at every spread, with status 200 and no category', async () => {
    const query = `{ storeConfig { ...F ...F ...F } } fragment F on StoreConfig { ${'locale '.repeat(100)}}`
    const answer = await strict.query(query)
    expect([answer.status, answer.body]).toEqual([
      200,
      { errors: [{ message: 'Max query complexity should be 300 but got 301.' }] },
    ])
    expect((await wide.query(query)).body.errors).toBeUndefined()
  })

  test('fragments that double at every step are counted, not walked', async () => {
    const chain = Array.from({ length: 60 }, (_, i) => `fragment F${i} on StoreConfig { ...F${i + 1} ...F${i + 1} }`)
    const started = performance.now()
    const answer = await wide.query(
      `{ storeConfig { ...F0 } } ${chain.join(' ')} fragment F60 on StoreConfig { locale }`,
    )
    expect(onlyError(answer)?.message).toMatch(/^Max query complexity should be 1000 but got /)
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  test('depth 20', async () => {
    expect((await wide.query(nested(19))).body.errors).toBeUndefined()
    expect(onlyError(await wide.query(nested(30)))).toEqual({ message: 'Max query depth should be 20 but got 31.' })
  })

  test('10 aliases', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: storeConfig { locale }`).join(' ')} }`
    expect((await wide.query(aliases(10))).body.errors).toBeUndefined()
    expect(onlyError(await wide.query(aliases(11)))?.message).toBe('Max Aliases in query should be 10 but got 11.')
  })
})

describe('caching', () => {
  let shop: TestShop
  beforeAll(() => {
    shop = openShop()
  })
  afterAll(() => shop.close())
  const cacheControl = async (request: Request) => (await shop.send(request)).headers.get('cache-control')
  const PUBLIC = 'public, max-age=86400, s-maxage=86400'
  const PRIVATE = 'no-store, no-cache, must-revalidate, max-age=0'

  test.each<[string, string, string]>([
    ['cacheable roots', '{ storeConfig { locale } countries { id } }', PUBLIC],
    ['roots behind a fragment', 'query { ...Q } fragment Q on Query { currency { base_currency_code } }', PUBLIC],
    ['one root that is not', '{ storeConfig { locale } checkoutAgreements { name } }', PRIVATE],
    ['an error', '{ country { id } }', PRIVATE],
    ['nothing but the type', '{ __typename }', PRIVATE],
  ])('GET of %s', async (_name, query, expected) => {
    expect(await cacheControl(get({ query }))).toBe(expected)
  })

  test('never POST, never with a token', async () => {
    expect((await shop.query('{ storeConfig { locale } }')).headers.get('cache-control')).toBe(PRIVATE)
    const answer = await shop.send(get({ query: '{ storeConfig { locale } }' }, { authorization: 'Bearer x' }))
    expect(answer.headers.get('cache-control')).toBe(PRIVATE)
  })

  test('X-Magento-Tags names the entities of a public answer', async () => {
    const tagsOf = async (query: string) => (await shop.send(get({ query }))).headers.get('x-magento-tags')?.split(',')
    expect(await tagsOf(STORE_CODE)).toEqual(['FPC'])
    const vase = await tagsOf('{ products(filter: { sku: { eq: "VASO" } }) { items { name } } }')
    expect(vase).toEqual(['FPC', 'cat_p', expect.stringMatching(/^cat_p_\d+$/)])
    const { body } = await shop.query('{ categories(filters: { url_key: { eq: "vasi" } }) { items { uid } } }')
    const uid = (body.data as { categories: { items: { uid: string }[] } }).categories.items[0]?.uid ?? ''
    const list = await tagsOf(`{ products(filter: { category_uid: { eq: "${uid}" } }) { total_count } }`)
    expect(list).toEqual(['FPC', `cat_c_p_${Buffer.from(uid, 'base64').toString()}`])
    expect((await shop.query(STORE_CODE)).headers.get('x-magento-tags')).toBeNull()
  })

  test('a new day, on which special prices begin and end, changes every product', async () => {
    expect(shop.changes).toEqual([])
    shop.setDay('2026-01-16')
    await shop.query(STORE_CODE)
    await shop.query(STORE_CODE)
    expect(shop.changes).toEqual([['cat_p']])
  })

  test('X-Magento-Cache-Id tells store views apart and stays off mutations', async () => {
    const idOf = async (query: string, headers: Record<string, string> = {}) =>
      (await shop.query(query, {}, headers)).headers.get('x-magento-cache-id')
    const italian = await idOf(STORE_CODE)
    expect(italian).toMatch(/^[0-9a-f]{64}$/)
    expect(await idOf(STORE_CODE)).toBe(italian)
    expect(await idOf(STORE_CODE, { store: 'en' })).not.toBe(italian)
    expect(await idOf('mutation { createEmptyCart }')).toBeNull()
  })
})
