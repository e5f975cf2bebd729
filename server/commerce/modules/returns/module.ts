import type { CommerceModule } from '../../engine/module.ts'
import { returnsMigrations } from './migrations.ts'
import { returnsResolvers } from './resolvers.ts'
import { seedReturns } from './seed.ts'

/** Returns of customers and their progress: a feature of Adobe Commerce. */
export const returnsModule: CommerceModule = {
  name: 'returns',
  migrations: returnsMigrations,
  resolvers: returnsResolvers,
  seed: seedReturns,
}
