import { buildSchema, isAbstractType, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { trimSchema, type Backend } from './backend.ts'
import type { CommerceModule } from './module.ts'

/**
 * The executable schema: `schema.graphql` with the modules' resolvers. Fails at start when a module resolves
 * something the schema lacks, when two modules resolve the same field, or when a root field has no resolver. Then loses
 * what the backend that it stands for has not.
 */
export function composeSchema(schemaText: string, modules: readonly CommerceModule[], backend: Backend): GraphQLSchema {
  const schema = buildSchema(schemaText)
  for (const module of modules) {
    for (const [typeName, resolvers] of Object.entries(module.resolvers)) {
      const type = schema.getType(typeName)
      const { __resolveType, ...fields } = resolvers
      if (__resolveType) {
        if (!isAbstractType(type)) throw new Error(`${module.name}: ${typeName} is not an interface of the schema`)
        type.resolveType = (value, context) => __resolveType(value, context)
      }
      for (const [fieldName, resolve] of Object.entries(fields)) {
        const field = isObjectType(type) ? type.getFields()[fieldName] : undefined
        if (!field) throw new Error(`${module.name}: the schema has no field ${typeName}.${fieldName}`)
        if (field.resolve) throw new Error(`${module.name}: ${typeName}.${fieldName} has a resolver already`)
        field.resolve = resolve
      }
    }
  }
  const unserved = unservedRootFields(schema)
  if (unserved.length > 0) throw new Error(`No module serves ${unserved.join(', ')}`)
  trimSchema(schema, backend)
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

/**
 * Reads a field from its parent value. Stricter than GraphQL's own: the key must be there (null is an answer,
 * absent is a mistake), so no field of the schema can silently be null for want of an implementation.
 */
export const propertyOfParent: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, info) => {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined
  if (value === undefined) {
    throw new Error(`${info.parentType.name}.${info.fieldName} has neither a resolver nor a value in its parent`)
  }
  return value
}
