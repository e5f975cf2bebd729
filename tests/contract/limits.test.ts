import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  validate,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import { createLimitedGateway } from '#server/limits/createLimitedGateway.ts'
import { createLimiter } from '#server/limits/createLimiter.ts'
import { type DeedLimits, DEEDS } from '#server/limits/deeds.ts'
import { readLimitedFields } from '#server/limits/limitedFields.ts'

const SCHEMA_TEXT = readFileSync('schema.graphql', 'utf8')
const schema = buildSchema(SCHEMA_TEXT)
const limitedFields = readLimitedFields(SCHEMA_TEXT)

/** A literal of the type with its required fields, and with `subject` at the path. */
function literalOf(type: GraphQLInputType, path: readonly string[] | null, subject: string): string {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return `[${literalOf(nullable.ofType, path, subject)}]`
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields()).filter(
      (field) => isRequiredInputField(field) || field.name === path?.[0],
    )
    return `{${fields
      .map(
        (field) => `${field.name}:${literalOf(field.type, field.name === path?.[0] ? path.slice(1) : null, subject)}`,
      )
      .join(' ')}}`
  }
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name ?? ''
  return { Int: '1', Float: '1', Boolean: 'true' }[nullable.name] ?? JSON.stringify(path === null ? 'x' : subject)
}

function operationOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, subject: string): string {
  const path = limitedFields.get(field.name)?.subjectPath ?? []
  const given = field.args
    .filter((argument) => isRequiredArgument(argument) || argument.name === path[0])
    .map(({ name, type }) => `${name}:${literalOf(type, name === path[0] ? path.slice(1) : null, subject)}`)
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{__typename}'
  return `${kind}{${field.name}${given.length > 0 ? `(${given.join(' ')})` : ''}${selection}}`
}

/** A host in front of any backend; the tries that have reached the backend. */
function open() {
  let reached = 0
  const gateway = createLimitedGateway({
    gateway: {
      handle: async () => {
        reached += 1
        return Response.json({ data: null })
      },
    },
    limiter: createLimiter({
      onFailure: (error) => {
        throw error
      },
    }),
    schemaText: SCHEMA_TEXT,
  })
  return {
    reached: () => reached,
    ask: (query: string, client: string) =>
      gateway.handle(
        new Request('http://shop.test/api/graphql', {
          method: 'POST',
          headers: { [CLIENT_ADDRESS_HEADER]: client },
          body: JSON.stringify({ query }),
        }),
      ),
  }
}

const marked = (['query', 'mutation'] as const).flatMap((kind) => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(type?.getFields() ?? {})
    .filter(({ name }) => limitedFields.has(name))
    .map((field) => ({ kind, field, name: field.name }))
})

/** The clients and subjects of the tries that exhaust a limit, and of a try that is allowed afterwards. */
const SCOPES: Readonly<
  Record<
    keyof DeedLimits,
    {
      readonly of: (index: number) => { readonly client: string; readonly subject: string }
      readonly other: { readonly client: string; readonly subject: string }
    }
  >
> = {
  client: {
    of: (index) => ({ client: 'one', subject: `${index}@example.com` }),
    other: { client: 'another', subject: 'new@example.com' },
  },
  pair: {
    of: () => ({ client: 'one', subject: 'ada@example.com' }),
    other: { client: 'another', subject: 'ada@example.com' },
  },
  subject: {
    of: (index) => ({ client: `client ${index}`, subject: `Ada+${index}@example.com` }),
    other: { client: 'client 0', subject: 'other@example.com' },
  },
}

// A field that gets a mark in schema.graphql is tested without a change here.
describe.each(marked)('$name', ({ kind, field, name }) => {
  const deed = limitedFields.get(name)?.deed
  const limits: DeedLimits = deed === undefined ? {} : DEEDS[deed]
  const allowances = Object.entries(limits) as [
    keyof DeedLimits,
    { readonly tries: number; readonly minutes: number },
  ][]

  test('has a subject that the schema knows, and a limit', () => {
    expect(validate(schema, parse(operationOf(kind, field, 'ada@example.com')))).toEqual([])
    expect(allowances.length).toBeGreaterThan(0)
    const needsSubject = limits.pair !== undefined || limits.subject !== undefined
    expect(!needsSubject || operationOf(kind, field, 'ada@example.com').includes('ada@example.com')).toBe(true)
  })

  test.each(allowances)('is limited for each %s', async (scope, { tries, minutes }) => {
    const { ask, reached } = open()
    const { of, other } = SCOPES[scope]
    const send = ({ client, subject }: { readonly client: string; readonly subject: string }) =>
      ask(operationOf(kind, field, subject), client)
    for (let index = 0; index < tries; index += 1) expect((await send(of(index))).status).toBe(200)
    const refused = await send(of(tries))
    expect([refused.status, reached()]).toEqual([429, tries])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(minutes * 60)
    expect((await send(other)).status).toBe(200)
  })
})

test('every deed of GraphQL has a field', () => {
  const used = new Set([...limitedFields.values()].map(({ deed }) => deed))
  // These are counted without a field: routes of the host, and requests that cannot be read.
  expect(Object.keys(DEEDS).filter((deed) => !used.has(deed as keyof typeof DEEDS))).toEqual([
    'withdrawal',
    'consent',
    'measurements',
    'unreadable',
  ])
})
