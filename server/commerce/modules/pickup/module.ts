import type { CommerceModule } from '../../engine/module.ts'
import { pickupMigrations } from './migrations.ts'
import { pickupResolvers } from './resolvers.ts'
import { seedPickup } from './seed.ts'

/** The pickup locations, and the products that each of them stocks. */
export const pickupModule: CommerceModule = {
  name: 'pickup',
  migrations: pickupMigrations,
  resolvers: pickupResolvers,
  seed: seedPickup,
}
