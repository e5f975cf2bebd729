import type { CommerceModule } from '../../engine/module.ts'
import { giftRegistryMigrations } from './migrations.ts'
import { giftRegistryResolvers } from './resolvers.ts'
import { seedGiftRegistries } from './seed.ts'

/** Lists of gifts for an event, which guests find and buy from: a part of Adobe Commerce. */
export const giftRegistryModule: CommerceModule = {
  name: 'gift-registry',
  migrations: giftRegistryMigrations,
  resolvers: giftRegistryResolvers,
  seed: seedGiftRegistries,
}
