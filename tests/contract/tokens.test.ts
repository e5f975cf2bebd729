import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { readSessionFields } from '#server/tokens/tokenFields.ts'

const SCHEMA_TEXT = readFileSync('schema.graphql', 'utf8')
const schema = buildSchema(SCHEMA_TEXT)
const fields = [...readSessionFields(SCHEMA_TEXT)]

const marked = (mark: string) =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === mark))
          .map((field) => ({ field, type }))
      : [],
  )

test('a field that begins a session holds a token, and every token is below such a field', () => {
  const beginning = marked('startsSession').map(({ field }) => field)
  expect(beginning.length).toBeGreaterThan(0)
  const holding = fields.filter(([, { tokens }]) => tokens.size > 0).map(([name]) => name)
  expect(holding).toEqual(beginning.map(({ name }) => name))
  const types = beginning.map(({ type }) => getNamedType(type))
  for (const { type } of marked('customerToken')) expect(types).toContain(type)
})

test('a field that ends a session is known', () => {
  const ending = marked('endsSession').map(({ field }) => field.name)
  expect(ending.length).toBeGreaterThan(0)
  expect(fields.filter(([, { endsSession }]) => endsSession).map(([name]) => name)).toEqual(ending)
})
