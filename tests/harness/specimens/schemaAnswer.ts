import {
  buildSchema,
  executeSync,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql'
import type { GraphQLAbstractType, GraphQLNullableType, GraphQLObjectType, GraphQLResolveInfo } from 'graphql'
import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'
import type { MockPayloadGenerator } from 'relay-test-utils'
import schemaText from '../../../schema.graphql?raw'

type MockResolvers = MockPayloadGenerator.MockResolvers

/** The value of a scalar that no resolver gives. */
export type ScalarValue = (field: {
  readonly name: string
  readonly type: string
  readonly path: readonly (string | number)[]
}) => unknown

type Fields = Readonly<Record<string, unknown>>

export type AnswerOptions = {
  /** Values by type, as relay-test-utils takes them: those of later maps replace those of earlier ones, field by field. */
  readonly resolvers: readonly MockResolvers[]
  readonly scalar: ScalarValue
  /** Types whose fields are null where no resolver gives them a value, if the schema allows it. */
  readonly sparseTypes: ReadonlySet<string>
  /** The object type of an interface or union that no resolver names. */
  readonly typeOf: Readonly<Record<string, string>>
}

const schema = buildSchema(schemaText, { assumeValid: true })

/** The discriminators of each object type, as Relay's normaliser expects them (src/relay/links/typeDiscriminators.ts). */
const discriminators = (name: string): Fields => {
  const type = schema.getType(name)
  if (!isObjectType(type)) return {}
  return Object.fromEntries(type.getInterfaces().map((one) => [`__is${one.name}`, name]))
}

/**
 * The answer of a backend with the shop's schema: the operation is executed, and every field that no resolver gives is
 * generated. Unlike relay-test-utils it knows the types of every operation, those of production included.
 */
export function schemaAnswer(operation: OperationDescriptor, options: AnswerOptions): GraphQLSingularResponse {
  const { node, variables } = operation.request
  const { text, name } = node.params
  if (text == null) throw new Error(`[vetrina:specimens] ${name} has no text.`)
  const { data, errors } = executeSync({
    schema,
    document: parse(text),
    variableValues: variables,
    rootValue: {},
    fieldResolver: (source: Fields, args: Fields, _context, info) => fieldValue(source, args, info, options),
    typeResolver: (value: Fields) => String(value['__typename']),
  })
  // A value that the schema does not allow is a fault of the specimen.
  if (errors?.[0]) throw new Error(`[vetrina:specimens] ${name}: ${errors[0].message} (${errors[0].path?.join('.')})`)
  return { data: withDiscriminators(data) } as GraphQLSingularResponse
}

function withDiscriminators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDiscriminators)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [name, withDiscriminators(inner)] as const)
  const type = (value as Fields)['__typename']
  return { ...Object.fromEntries(fields), ...(typeof type === 'string' && discriminators(type)) }
}

function fieldValue(source: Fields, args: Fields, info: GraphQLResolveInfo, options: AnswerOptions): unknown {
  const path: (string | number)[] = []
  for (let step: GraphQLResolveInfo['path'] | undefined = info.path; step; step = step.prev) path.unshift(step.key)
  const own =
    info.parentType === schema.getQueryType() || info.parentType === schema.getMutationType()
      ? resolved(info.parentType.name, { info, args, path }, options.resolvers)[info.fieldName]
      : source[info.fieldName]
  const isOptional = getNullableType(info.returnType) === info.returnType
  if (own === undefined && isOptional && options.sparseTypes.has(info.parentType.name)) return null
  return completed(own, getNullableType(info.returnType), { info, args, path }, options)
}

type Place = {
  readonly info: GraphQLResolveInfo
  readonly args: Fields
  readonly path: readonly (string | number)[]
}

function completed(given: unknown, type: GraphQLNullableType, place: Place, options: AnswerOptions): unknown {
  if (given === null) return null
  const value: unknown = typeof given === 'function' ? (given as (args: Fields) => unknown)(place.args) : given
  if (value === null) return null
  if (isListType(type)) {
    const items = Array.isArray(value) ? value : [undefined]
    const itemType = getNullableType(type.ofType)
    return items.map((item, index) => completed(item, itemType, { ...place, path: [...place.path, index] }, options))
  }
  if (isEnumType(type)) return value ?? type.getValues()[0]?.value
  if (isScalarType(type))
    return value ?? options.scalar({ name: place.info.fieldName, type: type.name, path: place.path })
  return objectOf(value as Fields | undefined, type as GraphQLObjectType | GraphQLAbstractType, place, options)
}

/** An object: the values of its interface, those of its type, and those that the object around it gives. */
function objectOf(
  value: Fields | undefined,
  type: GraphQLObjectType | GraphQLAbstractType,
  place: Place,
  { resolvers, typeOf }: AnswerOptions,
): Fields {
  const named: unknown = value?.['__typename'] ?? resolved(type.name, place, resolvers)['__typename']
  const usual = typeOf[type.name] ?? (isObjectType(type) ? type.name : schema.getPossibleTypes(type)[0]?.name)
  const name = isObjectType(type) ? type.name : typeof named === 'string' ? named : (usual ?? '')
  const concrete = schema.getType(name)
  const types = [...(isObjectType(concrete) ? concrete.getInterfaces().map((one) => one.name) : []), name]
  // Map by map: values of a state for all products override earlier ones for simple products.
  const fields = resolvers.flatMap((map) => types.map((each) => resolved(each, place, [map])))
  return Object.assign({}, ...fields, value, { __typename: name }) as Fields
}

/** The values of a type in all maps. */
function resolved(type: string, { info, args, path }: Place, resolvers: readonly MockResolvers[]): Fields {
  const context = { parentType: info.parentType.name, name: info.fieldName, alias: null, path: path.map(String), args }
  let ids = 0
  const values = resolvers.map((map) => map[type]?.(context, () => (ids += 1)) as Fields | undefined)
  return Object.assign({}, ...values) as Fields
}
