import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createReducedGateway } from '#server/gateway/operations/createReducedGateway.ts'
import { leftOutParts } from '#server/gateway/optionalParts.ts'

const SCHEMA = `
directive @leftOut(module: String!) on FIELD_DEFINITION
type Query { products: [Product] order: Order config: Config }
type Tax { label: String }
type Price { value: Int taxes: [Tax] @leftOut(module: "Taxes") }
type Product { name: String price: Price }
type Order { total: Int taxes: [Tax]! @leftOut(module: "Taxes") }
type Config { display: String @leftOut(module: "Taxes") }
`

function stage(answer: object) {
  let hasParts = false
  const sent: string[] = []
  const gateway = createReducedGateway({
    gateway: {
      async handle(request) {
        const { query } = (await request.json()) as { readonly query: string }
        sent.push(query)
        return Response.json(answer)
      },
    },
    schema: buildSchema(SCHEMA),
    parts: leftOutParts(SCHEMA),
    has: () => hasParts,
  })
  const ask = async (query: string): Promise<unknown> => {
    const body = JSON.stringify({ query })
    const response = await gateway.handle(new Request('http://shop.test/graphql', { method: 'POST', body }))
    return response.json()
  }
  return { ask, sent, learn: () => (hasParts = true) }
}

const PRODUCTS = '{products{name price{value taxes{label}}}}'

test('a field that the backend lacks is not sent, and is null in the answer', async () => {
  const { ask, sent } = stage({
    data: { products: [{ name: 'A', price: { value: 1 } }, null, { name: 'B', price: null }] },
  })
  expect(await ask(PRODUCTS)).toEqual({
    data: { products: [{ name: 'A', price: { value: 1, taxes: null } }, null, { name: 'B', price: null }] },
  })
  expect(sent).toEqual(['{products{name price{value}}}'])
})

test('a list that must be there is empty, and an alias counts', async () => {
  const { ask, sent } = stage({ data: { mine: { total: 1 } } })
  expect(await ask('{mine:order{total fixed:taxes{label}}}')).toEqual({ data: { mine: { total: 1, fixed: [] } } })
  expect(sent).toEqual(['{mine:order{total}}'])
})

test('an object whose fields are all left out is still in the request', async () => {
  const { ask, sent } = stage({ data: { config: { __typename: 'Config' } } })
  expect(await ask('{config{...on Config{display}}}')).toEqual({
    data: { config: { __typename: 'Config', display: null } },
  })
  expect(sent).toEqual(['{config{__typename}}'])
})

test('errors of the backend, other operations and texts that cannot be parsed pass through', async () => {
  const failed = { data: null, errors: [{ message: 'no' }] }
  const { ask, sent } = stage(failed)
  expect(await ask(PRODUCTS)).toEqual(failed)
  for (const text of ['{products{name}}', '{taxes', 'query A{order{...B}} fragment B on Order{taxes{label}}']) {
    expect(await ask(text)).toEqual(failed)
    expect(sent.at(-1)).toBe(text)
  }
})

test('a backend with the fields gets them in its requests', async () => {
  const { ask, sent, learn } = stage({ data: { products: [] } })
  await ask(PRODUCTS)
  learn()
  await ask(PRODUCTS)
  expect(sent).toEqual(['{products{name price{value}}}', PRODUCTS])
})
