import { buildASTSchema, isAbstractType, isObjectType, parse, type GraphQLSchema } from 'graphql'
import { cutSchema, type Backend } from '../profile/backend.ts'
import { withAttributeInputs, type AttributeInputCodes } from './attributeInputs.ts'
import { loseFields } from './fieldSelectors.ts'
import type { CommerceModule } from '../module.ts'

/**
 * The executable schema: `schema.graphql`, reduced to the members that the backend has, with the shop's attributes and
 * the modules' resolvers. Fails at start if a module resolves a field that `schema.graphql` lacks, if two modules
 * resolve the same field, or if a root field has no resolver.
 */
export function composeSchema(
  schemaText: string,
  modules: readonly CommerceModule[],
  backend: Backend,
  codes: AttributeInputCodes = { filterable: [], sortable: [] },
): GraphQLSchema {
  const document = withAttributeInputs(parse(schemaText), codes)
  const whole = buildASTSchema(document)
  const schema = buildASTSchema(cutSchema(document, backend))
  for (const module of modules) {
    for (const [typeName, resolvers] of Object.entries(module.resolvers)) {
      const wholeType = whole.getType(typeName)
      const type = schema.getType(typeName)
      const { __resolveType, ...fields } = resolvers
      if (__resolveType) {
        if (!isAbstractType(wholeType)) throw new Error(`${module.name}: ${typeName} is not an interface of the schema`)
        if (isAbstractType(type)) type.resolveType = (value, context) => __resolveType(value, context)
      }
      for (const [fieldName, resolve] of Object.entries(fields)) {
        if (!isObjectType(wholeType) || !wholeType.getFields()[fieldName]) {
          throw new Error(`${module.name}: the schema has no field ${typeName}.${fieldName}`)
        }
        const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
        if (!field) continue
        if (field.resolve) throw new Error(`${module.name}: ${typeName}.${fieldName} has a resolver already`)
        field.resolve = resolve
      }
    }
  }
  const unserved = unservedRootFields(schema)
  if (unserved.length > 0) throw new Error(`No module serves ${unserved.join(', ')}`)
  loseFields(schema, Object.assign({}, ...modules.map(({ unselected }) => unselected ?? {})))
  return schema
}

function unservedRootFields(schema: GraphQLSchema): readonly string[] {
  return [schema.getQueryType(), schema.getMutationType()]
    .filter((type) => type != null)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !field.resolve)
        .map((field) => `${type.name}.${field.name}`),
    )
}
