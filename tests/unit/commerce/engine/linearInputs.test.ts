import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedShop, type EmbeddedShop } from '#tests/contract/embeddedShop.ts'

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'))

/** Input objects below this are left out; no text of the schema is deeper. */
const DEEPEST = 5

/** The texts that a request can contain: an argument of a root field, or an input field below one. */
type TextInput = {
  readonly operation: 'query' | 'mutation'
  readonly field: GraphQLField<unknown, unknown>
  readonly argument: GraphQLArgument
  readonly path: readonly string[]
}

const inputs: readonly TextInput[] = (
  [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
).flatMap(([operation, type]) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap((argument) => textPaths(argument.type).map((path) => ({ operation, field, argument, path }))),
  ),
)

function textPaths(type: GraphQLInputType, depth = 0): readonly (readonly string[])[] {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return depth > DEEPEST
      ? []
      : Object.values(named.getFields()).flatMap((field) =>
          textPaths(field.type, depth + 1).map((path) => [field.name, ...path]),
        )
  return named.name === 'String' || named.name === 'ID' ? [[]] : []
}

/** Values that exist in the shop, so that a request gets past the first checks. */
const known: Record<string, string> = {}

/** A value of a type: `text` at the path, and everything that is required besides. */
function valueOf(
  { type, name }: Pick<GraphQLArgument | GraphQLInputField, 'type' | 'name'>,
  path: readonly string[] | null,
  text: string,
): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return [valueOf({ name, type: nullable.ofType }, path, text)]
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => field.name === path?.[0] || isNonNullType(field.type) || field.name in known)
        .map((field) => [field.name, valueOf(field, field.name === path?.[0] ? path.slice(1) : null, text)]),
    )
  if (path) return text
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name
  return { Int: 1, Float: 1, Boolean: true }[nullable.name] ?? known[name] ?? 'a'
}

let shop: EmbeddedShop
let headers: Record<string, string> = { 'content-type': 'application/json' }

async function ask(query: string, variables: object = {}): Promise<unknown> {
  const body = JSON.stringify({ query, variables })
  const answer = await shop.fetch(new Request(shop.url, { method: 'POST', headers, body }))
  return answer.json()
}

beforeAll(async () => {
  shop = openEmbeddedShop('2.4.8', 'commerce')
  const { data } = (await ask(
    'mutation { generateCustomerToken(email: "giulia@example.com", password: "Ceramica.2026") { token } createGuestCart { cart { id } } }',
  )) as { data: { generateCustomerToken: { token: string }; createGuestCart: { cart: { id: string } } } }
  const { id } = data.createGuestCart.cart
  Object.assign(known, { cart_id: id, cartId: id, email: 'nobody@example.com', sku: 'TS-TAZZA' })
  headers = { ...headers, authorization: `Bearer ${data.generateCustomerToken.token}` }
})
afterAll(() => shop.close())

/** The processor time of this thread for one request with a text of this length; other processes do not lengthen it. */
async function cost({ operation, field, argument, path }: TextInput, text: string): Promise<number> {
  const others = field.args.filter((one) => one !== argument && isNonNullType(one.type))
  const all = [argument, ...others]
  const variables = Object.fromEntries(all.map((one) => [one.name, valueOf(one, one === argument ? path : null, text)]))
  const given = all.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  const query = `${operation} (${all.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')}) { ${field.name}(${given})${selection} }`
  const before = process.threadCpuUsage()
  await ask(query, variables)
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

const SHORT = 1_200
const TIMES = 8
/** Linear work takes 8 times as long for a text that is 8 times as long, and work with the square of it 64 times. */
const MOST_TIMES = 24
/** Microseconds that belong to the request and not to its text: parsing, the garbage collector, first calls. */
const FLOOR = 5_000
const MEASUREMENTS = 6

/** Texts on which functions tend to take the square of their length. */
const PIECES = ['a', 'a ', ' ', '/', '%a', '\u0301\u0323', '<', 'a@', '.', '-', '"', '1']

test('there are inputs', () => {
  expect(inputs.length).toBeGreaterThan(200)
})

test.each(PIECES)('no input takes more than time in proportion to a text of many %o', async (piece) => {
  const textOf = (length: number) => `x${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 2)}!`
  const slow: string[] = []
  for (const input of inputs) {
    // The shortest time counts, and a value above the limit is measured again before it fails.
    let short = Infinity
    let long = Infinity
    const isSlow = () => long > FLOOR && long > MOST_TIMES * short
    for (let time = 0; time < MEASUREMENTS; time += 1) {
      short = Math.min(short, await cost(input, textOf(SHORT)))
      long = Math.min(long, await cost(input, textOf(SHORT * TIMES)))
      if (!isSlow()) break
    }
    if (isSlow())
      slow.push(`${input.field.name}.${[input.argument.name, ...input.path].join('.')}: ${short} µs, ${long} µs`)
  }
  expect(slow).toEqual([])
})
