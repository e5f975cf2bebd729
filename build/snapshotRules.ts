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

/** The length of the version's hash, in characters. */
const DIGEST_LENGTH = 16

/** The code that defines the identity of entities, and which of their records are stored. */
const SHAPING_CODE = ['src/relay/identity.ts', 'src/relay/persistence/snapshotContent.ts'] as const

/**
 * Spec §9: answers of these root fields are not stored. Introspection has no field in the schema, so it is never
 * stored.
 */
const DROPPED_TYPES: ReadonlySet<string> = new Set(['Country', 'CheckoutAgreement', 'StoreConfig'])

/** Types of the session: its end deletes the snapshot, and a cart that is no longer the shopper's is left out. */
const SESSION_TYPES: ReadonlySet<string> = new Set(['Cart', 'Customer'])

/** Arguments that identify a person, or that grant access like a key. */
const PERSONAL_ARGUMENT = /e-?mail|token|first_?name|last_?name|password|card_code/i

/** Fields that identify a type with data of a person, or of a means of payment. */
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
      // An attribute of the catalogue may have any name: only the fields of an input type count.
      argument.name === 'input' ? reachableFrom(schema, getNamedType(argument.type)) : [],
    ),
  ])
  if (given.some((name) => PERSONAL_ARGUMENT.test(name))) return false
  return !fieldNamesOf(reachableFrom(schema, answer)).some((name) => PERSONAL_FIELD.test(name))
}

/**
 * The root fields of queries whose records persist after a visit. Spec §9 lists excluded fields; the law adds personal
 * data that nothing would ever delete: an order that a guest looked up, a list found by a name, an address that was
 * validated. Means of payment are stored by the payment provider only.
 */
export function keptRootFieldsOf(schemaText: string): readonly string[] {
  const schema = buildSchema(schemaText)
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  return fields.filter((field) => isKept(schema, field)).map(({ name }) => name)
}

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8')

/** The code of a module without types, comments and layout. */
function codeOf(root: string, path: string): string {
  const { code, errors } = transformSync(path, read(root, path))
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${String(errors[0])}`)
  return minifySync(path.replace(/\.ts$/, '.js'), code).code
}

/**
 * The rules for stored records: the stored root fields, and (spec §4 "a version hash of the type policies") a hash of
 * these, of the identity table, of the code that excludes records, and of the schema that the client was compiled
 * against. Records do not depend on the operations that fetched them, so a changed query drops nothing.
 */
export function snapshotRulesOf(root: string): { readonly version: string; readonly rootFields: readonly string[] } {
  const schema = read(root, 'schema.graphql')
  const rootFields = keptRootFieldsOf(schema)
  const parts = [...SHAPING_CODE.map((path) => codeOf(root, path)), rootFields.join(), stripIgnoredCharacters(schema)]
  const version = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, DIGEST_LENGTH)
  return { version, rootFields }
}

/** Defines the constant `__SNAPSHOT_RULES__`. In development it has the value of the server's start. */
export const snapshotRules = ({ root }: { root: string }): Plugin => ({
  name: 'vetrina:snapshot-rules',
  config: () => ({ define: { __SNAPSHOT_RULES__: JSON.stringify(snapshotRulesOf(root)) } }),
})
