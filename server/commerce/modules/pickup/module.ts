import type { CommerceModule } from '../../engine/module.ts'
import { pickupMigrations } from './migrations.ts'
import { pickupResolvers } from './resolvers.ts'
import { seedPickup } from './seed.ts'

/** The shops where orders can be collected, and what each of them keeps. */
export const pickupModule: CommerceModule = {
  name: 'pickup',
  migrations: pickupMigrations,
  resolvers: pickupResolvers,
  seed: seedPickup,
}
