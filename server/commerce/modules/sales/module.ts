import type { CommerceModule } from '../../engine/module.ts'
import { salesMigrations } from './migrations.ts'
import { salesResolvers } from './resolvers.ts'
import { seedOrders } from './seed.ts'

/** Orders: placing them, and reading them back. */
export const salesModule: CommerceModule = {
  name: 'sales',
  migrations: salesMigrations,
  resolvers: salesResolvers,
  seed: seedOrders,
}
