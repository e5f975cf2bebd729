import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isAbstractType } from 'graphql'
import type { Plugin } from 'vite'

/** The object types of each interface and union of a schema, by name. */
export function possibleTypesOf(schemaText: string): Readonly<Record<string, readonly string[]>> {
  const schema = buildSchema(schemaText)
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
}

/**
 * Defines the constant `__POSSIBLE_TYPES__` from schema.graphql at each build, so that it is never stale. In
 * development it has the value of the server's start.
 */
export const possibleTypes = ({ root }: { root: string }): Plugin => ({
  name: 'vetrina:possible-types',
  config: () => ({
    define: { __POSSIBLE_TYPES__: JSON.stringify(possibleTypesOf(readFileSync(join(root, 'schema.graphql'), 'utf8'))) },
  }),
})
