import type { CommerceModule } from '../../engine/module.ts'
import { returnsMigrations } from './migrations.ts'
import { returnsResolvers } from './resolvers.ts'
import { seedReturns } from './seed.ts'

/** What customers send back, and how far that has come: a part of Adobe Commerce. */
export const returnsModule: CommerceModule = {
  name: 'returns',
  migrations: returnsMigrations,
  resolvers: returnsResolvers,
  seed: seedReturns,
}
