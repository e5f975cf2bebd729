import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
} from 'graphql'
import { expect, test } from 'vitest'
import { COLUMN_LENGTHS, limitColumns } from '#server/commerce/engine/execution/columnLimits.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
for (const field of mutations) field.resolve = () => null
limitColumns(schema)

const LIMITED = Object.entries(COLUMN_LENGTHS).flatMap(([type, lengths]) =>
  Object.entries(lengths).map(([field, most]) => ({ type, field, most })),
)

/** A value of an input type with the given one in it; null if the type does not lead to it. */
function around(declared: GraphQLInputType, wanted: string, inner: unknown, depth = 0): unknown {
  const type = getNullableType(declared)
  if (isListType(type)) {
    const one = around(type.ofType, wanted, inner, depth)
    return one === null ? null : [one]
  }
  if (!isInputObjectType(type) || depth > 4) return null
  if (type.name === wanted) return inner
  for (const field of Object.values(type.getFields())) {
    const found = around(field.type, wanted, inner, depth + 1)
    if (found !== null) return { [field.name]: found }
  }
  return null
}

test.each(LIMITED)(
  '$type.$field holds $most characters in each mutation that takes it',
  ({ type: name, field, most }) => {
    const type = schema.getType(name)
    const declared = isInputObjectType(type) ? type.getFields()[field] : undefined
    if (!declared) throw new Error(`The schema has no ${name}.${field}`)
    expect(getNamedType(declared.type).toString()).toBe('String')
    const isList = isListType(getNullableType(declared.type))
    const valueOf = (text: string) => ({ [field]: isList ? ['', text] : text })
    let count = 0
    for (const mutation of mutations) {
      const args = mutation.args.map((arg) => ({ arg, value: around(arg.type, name, valueOf('x'.repeat(most))) }))
      for (const { arg, value } of args) {
        if (value === null) continue
        count += 1
        const call = (given: unknown) => () => mutation.resolve?.(undefined, { [arg.name]: given }, {}, {} as never)
        expect(call(value)).not.toThrow()
        expect(call(around(arg.type, name, valueOf('x'.repeat(most + 1))))).toThrow(
          `"${field}" must not be longer than ${most} characters.`,
        )
      }
    }
    expect(count).toBeGreaterThan(0)
  },
)
