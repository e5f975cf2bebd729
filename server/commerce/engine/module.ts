import type { GraphQLResolveInfo } from 'graphql'
import type { CommerceDatabase } from '../db/openDatabase.ts'
import type { SeedShop, StoreCode } from '../seed/types.ts'
import type { PasswordCost } from './passwordCost.ts'
import type { CommerceContext } from './context.ts'

/** One forward step of the database; ids are unique and never change once landed, e.g. `catalog-001-products`. */
export type Migration = { readonly id: string; readonly sql: string }

// Written as methods on purpose: a resolver names the parent and arguments it was written for, which schema.graphql
// guarantees and TypeScript cannot see; method parameters are compared both ways, so it fits here.
type ResolverSignature = {
  field(source: unknown, args: unknown, context: CommerceContext, info: GraphQLResolveInfo): unknown
  type(source: unknown, context: CommerceContext): string
}

export type FieldResolver = ResolverSignature['field']
export type TypeOfValue = ResolverSignature['type']

/**
 * The answer of an attribute that a document did not select, if it is not null, e.g. of `ProductInterface.price_range`.
 */
export type UnselectedValues = Readonly<Record<string, FieldResolver>>

/** Resolvers of one object type by field, or `__resolveType` of one interface. */
export type TypeResolvers = Readonly<Record<string, FieldResolver>> & { readonly __resolveType?: TypeOfValue }

/** A module of the engine: its tables and the resolvers of the types it owns. */
export type CommerceModule = {
  readonly name: string
  readonly migrations: readonly Migration[]
  readonly resolvers: Readonly<Record<string, TypeResolvers>>
  /** The answers of attributes that a document has not selected, if they are not null. */
  readonly unselected?: UnselectedValues
  /** Writes this module's part of the content into a new database, inside the caller's transaction. */
  readonly seed?: (input: SeedInput) => void
  /** Runs before every request, e.g. to update derived tables for a new day. Must be cheap if nothing is due. */
  readonly beforeRequest?: (context: CommerceContext) => void
}

export type SeedInput = {
  readonly db: CommerceDatabase
  readonly shop: SeedShop
  /** Milliseconds since 1970. */
  readonly now: number
  readonly randomText: (length: number) => string
  /** The cost of the demo accounts' hashes; left out, that of all others. */
  readonly passwordCost?: PasswordCost | undefined
  /** The id of a store view, written by the store module, which comes first. Throws for an unknown one. */
  readonly storeIdOf: (code: StoreCode) => number
}
