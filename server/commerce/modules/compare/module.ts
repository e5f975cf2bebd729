import type { CommerceModule } from '../../engine/module.ts'
import { compareMigrations } from './migrations.ts'
import { compareResolvers } from './resolvers.ts'

/** The product comparison: lists of guests, and one for each customer. */
export const compareModule: CommerceModule = {
  name: 'compare',
  migrations: compareMigrations,
  resolvers: compareResolvers,
}
