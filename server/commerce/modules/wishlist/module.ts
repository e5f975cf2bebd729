import type { CommerceModule } from '../../engine/module.ts'
import { wishlistMigrations } from './migrations.ts'
import { wishlistResolvers } from './resolvers.ts'
import { seedWishlists } from './seed.ts'

/** What customers would like to have: one list each, as in Magento Open Source. */
export const wishlistModule: CommerceModule = {
  name: 'wishlist',
  migrations: wishlistMigrations,
  resolvers: wishlistResolvers,
  seed: seedWishlists,
}
