import type { CommerceModule } from '../../engine/module.ts'
import { wishlistMigrations } from './migrations.ts'
import { wishlistResolvers } from './resolvers.ts'
import { seedWishlists } from './seed.ts'

/** Wish lists: one per customer in Magento Open Source, several in Adobe Commerce. */
export const wishlistModule: CommerceModule = {
  name: 'wishlist',
  migrations: wishlistMigrations,
  resolvers: wishlistResolvers,
  seed: seedWishlists,
}
