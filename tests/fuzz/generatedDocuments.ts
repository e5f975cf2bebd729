import fc from 'fast-check'
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  typeFromAST,
  isInputType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import { createValues, EnumName } from './generatedValues.ts'

/** A GraphQL request before its placeholders are replaced. */
export type GraphqlRequest = {
  readonly query: string
  readonly variables: unknown
}

type Argument = { readonly definition: GraphQLArgument; readonly value: unknown; readonly isVariable: boolean }

type Selection =
  | {
      readonly kind: 'field'
      readonly name: string
      readonly alias: string
      readonly directive: string
      readonly arguments: readonly Argument[]
      readonly selections: readonly Selection[]
    }
  | { readonly kind: 'fragment'; readonly on: string; readonly selections: readonly Selection[] }

const DEEPEST = 7

/** Documents that the schema allows, except for some of their values. */
export function createDocuments(schema: GraphQLSchema): fc.Arbitrary<GraphqlRequest> {
  const valueOf = createValues()
  const kept = new Map<string, fc.Arbitrary<readonly Selection[]>>()

  function selectionsOf(type: GraphQLCompositeType, depth: number): fc.Arbitrary<readonly Selection[]> {
    const key = `${type.name} ${depth}`
    const known = kept.get(key)
    if (known) return known
    const isLeaf = (field: GraphQLField<unknown, unknown>) => !isCompositeType(getNamedType(field.type))
    const fields = isUnionType(type)
      ? []
      : Object.values(type.getFields()).filter((field) => depth < DEEPEST || isLeaf(field))
    const typeName = fc.constant<Selection>({
      kind: 'field',
      name: '__typename',
      alias: '',
      directive: '',
      arguments: [],
      selections: [],
    })
    const choices = [
      ...(fields.length === 0 ? [typeName] : [fc.constantFrom(...fields).chain((field) => fieldOf(field, depth))]),
      ...(isAbstractType(type) && depth < DEEPEST
        ? [
            fc.constantFrom(...schema.getPossibleTypes(type)).chain((one) =>
              selectionsOf(one, depth + 1).map((selections): Selection => ({
                kind: 'fragment',
                on: one.name,
                selections,
              })),
            ),
          ]
        : []),
    ]
    const made = fc.array(fc.oneof(...choices), { minLength: 1, maxLength: depth === 0 ? 2 : 4, size: 'max' })
    kept.set(key, made)
    return made
  }

  function fieldOf(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<Selection> {
    const type = getNamedType(field.type)
    return fc.record({
      kind: fc.constant('field'),
      name: fc.constant(field.name),
      alias: fc.oneof(
        { arbitrary: fc.constant(''), weight: 9 },
        { arbitrary: fc.constantFrom('a', 'b', '__proto__'), weight: 1 },
      ),
      directive: fc.oneof(
        { arbitrary: fc.constant(''), weight: 15 },
        { arbitrary: fc.constantFrom(' @include(if: true)', ' @skip(if: false)'), weight: 1 },
      ),
      arguments: argumentsOf(field.args),
      selections: isCompositeType(type) ? selectionsOf(type, depth + 1) : fc.constant([]),
    })
  }

  function argumentsOf(definitions: readonly GraphQLArgument[]): fc.Arbitrary<readonly Argument[]> {
    const each = definitions.map((definition) => {
      const given = fc.record({
        definition: fc.constant(definition),
        value: valueOf(definition.type, definition.name),
        isVariable: fc.boolean(),
      })
      // Most fields do nothing without their input object.
      const isUsual = isNonNullType(definition.type) || isInputObjectType(getNamedType(definition.type))
      return isUsual
        ? fc.oneof({ arbitrary: given, weight: 20 }, { arbitrary: fc.constant(null), weight: 1 })
        : fc.option(given)
    })
    return fc.tuple(...each).map((all) => all.filter((one) => one !== null))
  }

  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => isObjectType(type))
  return fc
    .constantFrom(...roots)
    .chain((root) => selectionsOf(root, 0).map((selections) => printed(root.name.toLowerCase(), selections)))
}

function printed(operation: string, selections: readonly Selection[]): GraphqlRequest {
  const variables: Record<string, unknown> = {}
  const definitions: string[] = []
  const argumentText = ({ definition, value, isVariable }: Argument) => {
    if (!isVariable) return `${definition.name}: ${literal(value)}`
    const name = `v${definitions.length}`
    definitions.push(`$${name}: ${String(definition.type)}`)
    variables[name] = value
    return `${definition.name}: $${name}`
  }
  const print = (selection: Selection): string => {
    const below = selection.selections.length > 0 ? ` { ${selection.selections.map(print).join(' ')} }` : ''
    if (selection.kind === 'fragment') return `... on ${selection.on}${below}`
    const given = selection.arguments.length > 0 ? `(${selection.arguments.map(argumentText).join(', ')})` : ''
    return `${selection.alias && `${selection.alias}: `}${selection.name}${given}${selection.directive}${below}`
  }
  const text = selections.map(print).join(' ')
  return { query: `${operation}${definitions.length > 0 ? `(${definitions.join(', ')})` : ''} { ${text} }`, variables }
}

function literal(value: unknown): string {
  if (value instanceof EnumName) return value.name
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${name}: ${literal(one)}`)
      .join(', ')} }`
  return JSON.stringify(value) ?? 'null'
}

/** The storefront's own operations with generated variables. */
export function ownOperations(schema: GraphQLSchema, texts: readonly string[]): fc.Arbitrary<GraphqlRequest> {
  const valueOf = createValues()
  return fc.oneof(
    ...texts.map((query) => {
      const properties: Record<string, fc.Arbitrary<unknown>> = {}
      for (const definition of parse(query).definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue
        for (const { variable, type: node } of definition.variableDefinitions ?? []) {
          const type = typeFromAST(schema, node)
          if (type && isInputType(type)) properties[variable.name.value] = valueOf(type, variable.name.value)
        }
      }
      return fc.record(properties, { noNullPrototype: true }).map((variables) => ({ query, variables }))
    }),
  )
}
