import type { GraphQLFieldResolver } from 'graphql'

/**
 * Reads a field from its parent value. Stricter than GraphQL's default: the key must exist (null is an answer, a
 * missing key is a mistake), so that no field is null only because it lacks an implementation.
 */
export const propertyOfParent: GraphQLFieldResolver<unknown, unknown> = (source, _args, _context, info) => {
  const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined
  if (value === undefined) {
    throw new Error(`${info.parentType.name}.${info.fieldName} has neither a resolver nor a value in its parent`)
  }
  return value
}
