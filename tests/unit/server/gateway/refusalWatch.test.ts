import { describe, expect, test, vi } from 'vitest'
import { createRefusalWatch } from '#server/gateway/refusalWatch.ts'

const OWN = 'query OrdersQuery($filter:F){orders(filter:$filter){id}}'
const SCHEMA = 'type Query { orders(filter: F): O } input F { number: String! } type O { id: ID }'

const LIST = 'query ListQuery($filter:ProductAttributeFilterInput!){products(filter:$filter){id}}'
const LIST_SCHEMA = `type Query { products(filter: ProductAttributeFilterInput!): O } type O { id: ID }
  input ProductAttributeFilterInput { sku: FilterEqualTypeInput } input FilterEqualTypeInput { eq: String in: [String] }`

const REFUSED = (message: string, more: object = {}) => ({ errors: [{ message, ...more }] })

type Asking = {
  readonly text?: string
  readonly variables?: object
  readonly method?: string
  readonly lacking?: string
  readonly schemaText?: string
}

async function ask(
  answer: unknown,
  { text = OWN, variables = {}, method = 'POST', lacking, schemaText = SCHEMA }: Asking = {},
) {
  const onRefusal = vi.fn<(operation: string, reason: string) => void>()
  const watch = createRefusalWatch({
    gateway: {
      // Reads the body, like every gateway.
      handle: async (request) => {
        await request.text()
        return Response.json(answer, { status: 200, headers: { 'cache-control': 'no-store' } })
      },
    },
    ownTexts: new Set([OWN, LIST]),
    schemaText,
    isLacking: (part) => part === lacking,
    onRefusal,
  })
  const request =
    method === 'POST'
      ? new Request('http://shop/graphql', { method, body: JSON.stringify({ query: text, variables }) })
      : new Request(`http://shop/graphql?query=${encodeURIComponent(text)}`)
  const response = await watch.handle(request)
  return { body: await response.json(), headers: response.headers, onRefusal }
}

test('a part that the backend is known to lack gets the code and is not reported', async () => {
  const message = 'Cannot query field "id" on type "O".'
  const { body, onRefusal } = await ask(REFUSED(message), { lacking: 'O.id' })
  expect(body).toEqual({ errors: [{ message, extensions: { code: 'SCHEMA_REFUSED' } }] })
  expect(onRefusal).not.toHaveBeenCalled()
  const other = await ask(REFUSED('Cannot query field "orders" on type "Query".'), { lacking: 'O.id' })
  expect(other.onRefusal).toHaveBeenCalledTimes(1)
})

describe('a refusal of the schema gets its own code and is reported with the operation’s name', () => {
  test.each([
    'Cannot query field "prices" on type "OrderItemInterface".',
    'Unknown argument "nope" on field "products" of type "Query".',
    'Unknown type "GiftCardProduct".',
    'Unknown directive "@defer".',
    'Field "from" is not defined by type "FilterEqualTypeInput".',
    'Field OrderInformationInput.postcode of required type String! was not provided.',
    'Field "a" argument "input" of type "B!" is required but not provided.',
    'Value "RMA_ITEM" does not exist in "AttributeEntityTypeEnum" enum.',
    'Expected type [String!]!, found "x".',
    'Variable "$input" of type "A!" used in position expecting type "B!".',
  ])('%s', async (message) => {
    const { body, headers, onRefusal } = await ask(REFUSED(message))
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith('OrdersQuery', message)
    expect(body).toEqual({ errors: [{ message, extensions: { code: 'SCHEMA_REFUSED' } }] })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('asked by GET as well', async () => {
    const { onRefusal } = await ask(REFUSED('Cannot query field "a" on type "Query".'), { method: 'GET' })
    expect(onRefusal).toHaveBeenCalledTimes(1)
  })

  test('without a shopper’s input', async () => {
    const message =
      'Variable "$input" got invalid value {"email":"ada@example.com"}; Field "lastname" is not defined by type "OrderInformationInput".'
    const { onRefusal } = await ask(REFUSED(message))
    expect(onRefusal.mock.calls[0]?.[1]).toBe(
      'Variable "$input" got invalid value; Field "lastname" is not defined by type "OrderInformationInput".',
    )
  })
})

describe('a list that is filtered by an attribute of the merchant’s own', () => {
  const message = 'Cannot query field "id" on type "O".'
  const list = (filter: object) => ({ text: LIST, variables: { filter }, schemaText: LIST_SCHEMA })

  test('is reported as refused like every other one', async () => {
    const { body, onRefusal } = await ask(REFUSED(message), list({ sku: { eq: 'A' }, farbe: { in: ['1', '2'] } }))
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith('ListQuery', message)
    expect(body).toEqual({ errors: [{ message, extensions: { code: 'SCHEMA_REFUSED' } }] })
  })

  test.each([
    [
      'the backend does not know the attribute, which any address may name',
      'Field "farbe" is not defined by type "ProductAttributeFilterInput".',
      { farbe: { eq: '1' } },
    ],
    ['no attribute is filtered in that form', message, { farbe: 5 }],
    ['an attribute of Magento has another form', message, { sku: { number: 1 } }],
  ])('is not reported if %s', async (_why, reason, filter) => {
    const { body, onRefusal } = await ask(REFUSED(reason), list(filter))
    expect(body).toEqual(REFUSED(reason))
    expect(onRefusal).not.toHaveBeenCalled()
  })
})

describe('everything else passes as it is', () => {
  const refusal = REFUSED('Cannot query field "a" on type "Query".')
  test.each([
    ['an answer with data', { data: { orders: [] } }, {}],
    [
      'an error of a field',
      { errors: [{ message: 'Internal server error', path: ['orders'] }], data: { orders: null } },
      {},
    ],
    ['a refusal of the input', REFUSED('Unknown type of card', { extensions: { category: 'graphql-input' } }), {}],
    ['a wrong value', REFUSED('Variable "$p" got invalid value "x"; Int cannot represent non-integer value: "x"'), {}],
    ['a refusal of somebody else’s operation', refusal, { text: '{a}' }],
    [
      'a refusal of variables that the storefront does not send',
      REFUSED('Field "number" of required type "String!" was not provided.'),
      { variables: { filter: {} } },
    ],
  ])('%s', async (_what, answer, options) => {
    const { body, onRefusal } = await ask(answer, options)
    expect(body).toEqual(answer)
    expect(onRefusal).not.toHaveBeenCalled()
  })
})
