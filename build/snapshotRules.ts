import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  stripIgnoredCharacters,
} from 'graphql'
import type { GraphQLField, GraphQLNamedType, GraphQLSchema, GraphQLType } from 'graphql'
import { minifySync, transformSync } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Characters of a SHA-256 that tell versions apart. */
const DIGEST_LENGTH = 16

/** What tells entities apart, and what of their records is kept. */
const SHAPING_CODE = ['src/relay/identity.ts', 'src/relay/persistence/snapshotContent.ts'] as const

/** Spec §9: what these root fields answer is dropped. Introspection has no field in the schema, so it is never kept. */
const DROPPED_TYPES: ReadonlySet<string> = new Set(['Country', 'CheckoutAgreement', 'StoreConfig'])

/** They belong to the session: its end deletes the snapshot, and a cart that is no longer the shopper's is left out. */
const SESSION_TYPES: ReadonlySet<string> = new Set(['Cart', 'Customer'])

/** Arguments that identify a person, or that are as good as a key. */
const PERSONAL_ARGUMENT = /e-?mail|token|first_?name|last_?name|password|card_code/i

/** Fields by which a type tells of a person, or of a means of payment. */
const PERSONAL_FIELD = /^(?:first_?name|last_?name|public_hash|gift_registry_uid)$/i

const hasFields = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)

const fieldTypesOf = (type: GraphQLNamedType): readonly GraphQLType[] =>
  hasFields(type) ? Object.values(type.getFields()).map((field: { readonly type: GraphQLType }) => field.type) : []

/** The types that can be reached from one, itself included. */
function reachableFrom(schema: GraphQLSchema, start: GraphQLNamedType): ReadonlySet<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>([start])
  for (const type of found) {
    for (const fieldType of fieldTypesOf(type)) found.add(getNamedType(fieldType))
    if (isInterfaceType(type) || isUnionType(type))
      for (const member of schema.getPossibleTypes(type)) found.add(member)
  }
  return found
}

const fieldNamesOf = (types: Iterable<GraphQLNamedType>): readonly string[] =>
  [...types].flatMap((type) => (hasFields(type) ? Object.keys(type.getFields()) : []))

function isKept(schema: GraphQLSchema, { args, type }: GraphQLField<unknown, unknown>): boolean {
  const answer = getNamedType(type)
  if (DROPPED_TYPES.has(answer.name)) return false
  if (SESSION_TYPES.has(answer.name)) return true
  const given = args.flatMap((argument) => [
    argument.name,
    ...fieldNamesOf(
      // An attribute of the catalogue may have any name: only what a form of its own asks for counts.
      argument.name === 'input' ? reachableFrom(schema, getNamedType(argument.type)) : [],
    ),
  ])
  if (given.some((name) => PERSONAL_ARGUMENT.test(name))) return false
  return !fieldNamesOf(reachableFrom(schema, answer)).some((name) => PERSONAL_FIELD.test(name))
}

/**
 * The root fields of queries whose records survive a visit. Spec §9 lists what is dropped; the law adds what tells of a
 * person and nothing would ever delete: an order that somebody looked up as a guest, a list found by a name, an address
 * that was checked. And no means of payment is stored outside the payment provider.
 */
export function keptRootFieldsOf(schemaText: string): readonly string[] {
  const schema = buildSchema(schemaText)
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  return fields.filter((field) => isKept(schema, field)).map(({ name }) => name)
}

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8')

/** What a module does, without its types, comments and layout. */
function codeOf(root: string, path: string): string {
  const { code, errors } = transformSync(path, read(root, path))
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${String(errors[0])}`)
  return minifySync(path.replace(/\.ts$/, '.js'), code).code
}

/**
 * What gives remembered records their meaning: the root fields that are kept, and (spec §4 "a version hash of the type
 * policies") a hash of those, of the identity table, of the code that drops, and of the schema that the client was compiled
 * against. Records do not depend on the operations that asked for them, so another text of a query drops nothing.
 */
export function snapshotRulesOf(root: string): { readonly version: string; readonly rootFields: readonly string[] } {
  const schema = read(root, 'schema.graphql')
  const rootFields = keptRootFieldsOf(schema)
  const parts = [...SHAPING_CODE.map((path) => codeOf(root, path)), rootFields.join(), stripIgnoredCharacters(schema)]
  const version = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, DIGEST_LENGTH)
  return { version, rootFields }
}

/** Gives the source the constant `__SNAPSHOT_RULES__`. In development it is that of the server's start. */
export const snapshotRules = ({ root }: { root: string }): Plugin => ({
  name: 'vetrina:snapshot-rules',
  config: () => ({ define: { __SNAPSHOT_RULES__: JSON.stringify(snapshotRulesOf(root)) } }),
})
