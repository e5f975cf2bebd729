import type { GraphQLFieldResolver } from 'graphql'

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
