import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { probeSchema } from '#server/gateway/probeSchema.ts'
import { wantedOf } from '#server/gateway/optionalParts.ts'
import { openQuoteShop } from '../../commerce/quoteShop.ts'

const SCHEMA = `
directive @optional(since: String, edition: String, module: String) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE
type Query {
  shop(view: View, filter: Filter, token: ID @optional(module: "Tokens")): Shop
  cards: [Card] @optional(edition: "commerce", module: "Cards")
}
type Mutation { close: Boolean  open(key: String!): Boolean @optional(since: "2") }
type Shop { name: String  motto: String @optional(since: "2")  cardCount: Int @optional(edition: "commerce", module: "Cards") }
type Card { code: String }
enum View { PLAIN  RICH @optional(since: "3") }
input Filter { text: String!  day: String @optional(since: "2", module: "Days") }
`
const OPERATIONS = [
  'query A($t: ID, $f: Filter) { shop(token: $t, view: RICH, filter: $f) { name motto cardCount } cards { code } }',
  'mutation B { open(key: "a") close }',
]
const WANTED = wantedOf(SCHEMA, OPERATIONS)

/** A production server of the schema without the named lines, which refuses introspection. */
function serverWithout(...lacks: readonly (string | RegExp)[]) {
  const text = lacks.reduce<string>((schema, lack) => schema.replace(lack, ''), SCHEMA)
  const theirs = buildSchema(text)
  const asked: string[] = []
  const gateway = {
    handle: async (request: Request) => {
      const { query } = (await request.json()) as { query: string }
      asked.push(query)
      if (query.includes('__schema')) return Response.json({ errors: [{ message: 'Introspection is not allowed' }] })
      return Response.json({ errors: validate(theirs, parse(query)).slice(0, 1) })
    },
  }
  return { gateway, asked }
}

const missingIn = async (server: ReturnType<typeof serverWithout>) => {
  const { parts, problem } = await probeSchema({ gateway: server.gateway, wanted: WANTED })
  expect(problem).toBeNull()
  expect(parts.size).toBe(WANTED.parts.length)
  return [...parts].flatMap(([name, has]) => (has ? [] : [name]))
}

test('the list that is asked are the marked parts that the operations use, of every kind', () => {
  expect(WANTED.parts.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'argument Query.shop(token)',
    'field Query.cards',
    'field Mutation.open',
    'field Shop.motto',
    'field Shop.cardCount',
    'enumValue View.RICH',
    'inputField Filter.day',
  ])
  expect(WANTED.needed).toEqual(['Card.code', 'Mutation.close', 'Query.shop', 'Shop.name'])
})

describe('a backend that forbids introspection and tells its first error alone', () => {
  test.each<[what: string, lacks: readonly (string | RegExp)[], missing: readonly string[]]>([
    ['has all', [], []],
    ['lacks an argument', [/, token: ID @optional\(module: "Tokens"\)/], ['Query.shop(token)']],
    ['lacks a value of an enum', [/RICH @optional.*(?= })/], ['View.RICH']],
    ['lacks a field of an input', [/day: String @optional.*(?= })/], ['Filter.day']],
    ['lacks a module', [/cards: .*/, /cardCount: .*(?= })/], ['Query.cards', 'Shop.cardCount']],
    ['lacks a version', [/open\(.*(?= })/, /motto: String @optional\(since: "2"\)/], ['Mutation.open', 'Shop.motto']],
  ])('that %s', async (_what, lacks, missing) => {
    const server = serverWithout(...lacks)
    expect(await missingIn(server)).toEqual(missing)
    // Introspection, one document for the existing parts, one for the missing ones, one for the roots.
    expect(server.asked).toHaveLength(3 + Number(missing.length > 0))
  })

  test('names required fields that the backend lacks', async () => {
    const { gateway } = serverWithout(/close: Boolean/)
    expect((await probeSchema({ gateway, wanted: WANTED })).lacking).toEqual(['Mutation.close'])
  })
})

const answering = (answer: () => Response) => ({ handle: () => Promise.resolve(answer()) })

describe('an answer that is not a schema’s leaves everything unknown, with the reason', () => {
  test.each([
    ['null', () => Response.json(null), /status 200 and is not GraphQL/],
    ['HTML', () => new Response('<html>', { status: 502 }), /not JSON/],
    [
      'the gateway’s word for an outage',
      () => Response.json({ errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT' } }] }, { status: 504 }),
      /status 504 \(UPSTREAM_TIMEOUT\)/,
    ],
    ['data for what cannot run', () => Response.json({ data: { a: 1 } }), /no GraphQL server may run/],
    [
      'an error for everything',
      () => Response.json({ errors: [{ message: 'Internal server error' }] }),
      /Internal server/,
    ],
  ])('%s', async (_what, answer, problem) => {
    const said = await probeSchema({ gateway: answering(answer), wanted: WANTED })
    expect(said).toMatchObject({ deferral: null, lacking: [], problem: expect.stringMatching(problem) })
    expect(said.parts.size).toBe(0)
  })

  test('silence', async () => {
    const silent = {
      handle: ({ signal }: Request) =>
        new Promise<Response>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    }
    const said = await probeSchema({ gateway: silent, wanted: WANTED, timeoutMs: 5 })
    expect(said).toMatchObject({ problem: 'it did not answer within 0.005 s' })
    expect(said.parts.size).toBe(0)
  })
})

test.each([
  ['2.4.8', true],
  ['2.4.7', false],
] as const)('the embedded engine of %s lists its parts', async (profile, has) => {
  const shop = openQuoteShop({ profile })
  const wanted = wantedOf(readFileSync('schema.graphql', 'utf8'), [
    'query A { customer { orders { items { items { prices { __typename } } } } } }',
    'mutation B { confirmCancelOrder(input: { order_id: "a", confirmation_key: "b" }) { error } }',
  ])
  const { parts, problem, lacking } = await probeSchema({ gateway: shop, wanted })
  expect({ problem, lacking }).toEqual({ problem: null, lacking: [] })
  expect(Object.fromEntries(parts)).toEqual({ 'Mutation.confirmCancelOrder': has, 'OrderItemInterface.prices': has })
  shop.close()
})

test('a server that announces @defer is believed', async () => {
  const schema = { types: [], directives: [{ name: 'skip' }, { name: 'defer' }] }
  const gateway = answering(() => Response.json({ data: { __schema: schema } }))
  expect((await probeSchema({ gateway, wanted: WANTED })).deferral).toBe(true)
})
