import type { CommerceModule } from '../../engine/module.ts'
import { giftRegistryMigrations } from './migrations.ts'
import { giftRegistryResolvers } from './resolvers.ts'
import { seedGiftRegistries } from './seed.ts'

/** Gift lists for an event, from which guests buy: a feature of Adobe Commerce. */
export const giftRegistryModule: CommerceModule = {
  name: 'gift-registry',
  migrations: giftRegistryMigrations,
  resolvers: giftRegistryResolvers,
  seed: seedGiftRegistries,
}
