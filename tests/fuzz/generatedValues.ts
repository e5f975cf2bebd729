import fc from 'fast-check'
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql'
import { hostileText } from './hostileTexts.ts'
import { knownValue } from './knownValues.ts'

/** The name of an enum's value, which documents write without quotes. */
export class EnumName {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  toJSON(): string {
    return this.name
  }
}

/** How deep input objects contain each other. */
const DEEPEST_INPUT = 4

const number: fc.Arbitrary<number> = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 5 }), weight: 6 },
  {
    arbitrary: fc.constantFrom(-1, 20, 300, 301, 2_147_483_647, -2_147_483_648, 2_147_483_648, 1e21, 0.5, -0.1),
    weight: 2,
  },
  { arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }), weight: 1 },
)

/** The longest list of repeated values as JSON, so that most requests stay below the limit of the host. */
const MOST_REPEATED_CHARACTERS = 300_000

function repeated(value: unknown, times: number): readonly unknown[] {
  const most = Math.ceil(MOST_REPEATED_CHARACTERS / (JSON.stringify(value)?.length || 1))
  return Array.from({ length: Math.min(times, most) }, () => value)
}

/** A value of any JSON type, for places where the schema wants another. */
const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  number,
  hostileText,
  fc.constantFrom<unknown>([], {}, [null], [[]], { a: 1 }, '__proto__'),
)

/**
 * Creates values of the schema's input types. Most are valid: values that the shop knows under the name of the argument or
 * input field, hostile texts, numbers at the ends of their ranges; lists repeat them.
 */
export function createValues(): (type: GraphQLInputType, name: string) => fc.Arbitrary<unknown> {
  const kept = new Map<string, fc.Arbitrary<unknown>>()

  function valueOf(type: GraphQLInputType, name: string, depth = 0): fc.Arbitrary<unknown> {
    const key = `${String(type)} ${name} ${depth}`
    const known = kept.get(key)
    if (known) return known
    const nullable = getNullableType(type)
    const right = rightValue(nullable, name, depth)
    const made = fc.oneof(
      { arbitrary: right, weight: 40 },
      { arbitrary: isNonNullType(type) ? right : fc.constant(null), weight: 2 },
      { arbitrary: wrongValue, weight: 1 },
    )
    kept.set(key, made)
    return made
  }

  function rightValue(type: GraphQLInputType, name: string, depth: number): fc.Arbitrary<unknown> {
    if (isListType(type)) {
      const entry = valueOf(type.ofType, name, depth)
      return fc.oneof(
        { arbitrary: fc.array(entry, { maxLength: 3 }), weight: 20 },
        {
          arbitrary: fc.tuple(entry, fc.constantFrom(100, 1_000, 1_001)).map(([one, times]) => repeated(one, times)),
          weight: 1,
        },
      )
    }
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => new EnumName(value.name)))
    if (isInputObjectType(type)) return objectOf(Object.values(type.getFields()), depth)
    switch (String(type)) {
      case 'Int':
      case 'Float':
        return number
      case 'Boolean':
        return fc.boolean()
      default:
        return fc.oneof({ arbitrary: knownValue(name), weight: 6 }, { arbitrary: hostileText, weight: 3 })
    }
  }

  function objectOf(fields: readonly GraphQLInputField[], depth: number): fc.Arbitrary<unknown> {
    const isPossible = ({ type }: GraphQLInputField) =>
      depth < DEEPEST_INPUT || !isInputObjectType(getNullableType(type))
    const properties = Object.fromEntries(
      fields
        .filter((field) => isPossible(field) || isNonNullType(field.type))
        .map((field) => [field.name, valueOf(field.type, field.name, depth + 1)]),
    )
    const required = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name)
    return fc.record(properties, { requiredKeys: required, noNullPrototype: true })
  }

  return valueOf
}
