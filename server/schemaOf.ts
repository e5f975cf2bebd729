import { buildSchema, type GraphQLSchema } from 'graphql'

let last: { readonly text: string; readonly schema: GraphQLSchema } | null = null

/**
 * The schema of a text. Several parts of a host read the same file when it starts, and building its schema takes more of
 * the processor than all that they do with it, so the last one is kept.
 */
export function schemaOf(text: string): GraphQLSchema {
  if (last?.text !== text) last = { text, schema: buildSchema(text) }
  return last.schema
}
