import {
  getNullableType,
  GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

/** Values for variables of a given name, e.g. an existing cart for `cartId`. */
export type SampleValues = Readonly<Record<string, unknown>>

function sampleOf(type: GraphQLInputType, name: string, known: SampleValues): unknown {
  const nullable = getNullableType(type)
  // One name may be a uid here and a number there.
  const fits = (nullable instanceof GraphQLScalarType && nullable.name === 'Int') === (typeof known[name] === 'number')
  if (name in known && fits && !isListType(nullable) && !isInputObjectType(nullable)) return known[name]
  if (isListType(nullable)) return [sampleOf(nullable.ofType, name, known)]
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => isNonNullType(field.type) || field.name in known)
        .map((field) => [field.name, sampleOf(field.type, field.name, known)]),
    )
  switch (nullable.name) {
    case 'Int':
    case 'Float':
      return 1
    case 'Boolean':
      return true
    default:
      return 'esempio'
  }
}

/** Variables with which a document passes the schema's own checks; `known` contains the values that must exist. */
export function sampleVariables(schema: GraphQLSchema, text: string, known: SampleValues): Record<string, unknown> {
  const operation = parse(text).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const variables: Record<string, unknown> = {}
  for (const { variable, type: node } of operation?.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node)
    if (!type || !isInputType(type)) throw new Error(`$${variable.name.value} has no input type.`)
    variables[variable.name.value] = sampleOf(type, variable.name.value, known)
  }
  return variables
}
