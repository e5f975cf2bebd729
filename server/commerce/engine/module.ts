import type { GraphQLFieldResolver, GraphQLTypeResolver } from 'graphql'
import type { CommerceContext } from './context.ts'

/** One forward step of the database; ids are unique and never change once landed, e.g. `catalog-001-products`. */
export type Migration = { readonly id: string; readonly sql: string }

export type FieldResolvers = Readonly<Record<string, GraphQLFieldResolver<never, CommerceContext, never>>>
export type TypeResolvers = FieldResolvers & { readonly __resolveType?: GraphQLTypeResolver<never, CommerceContext> }

/** A module of the engine: its tables and the resolvers of the types it owns. */
export type CommerceModule = {
  readonly name: string
  readonly migrations: readonly Migration[]
  readonly resolvers: Readonly<Record<string, TypeResolvers>>
}
