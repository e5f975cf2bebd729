import type { CommerceModule } from '../../engine/module.ts'
import { compareMigrations } from './migrations.ts'
import { compareResolvers } from './resolvers.ts'

/** Products side by side: a guest's lists, and one for each customer. */
export const compareModule: CommerceModule = {
  name: 'compare',
  migrations: compareMigrations,
  resolvers: compareResolvers,
}
