import type { CommerceModule } from '../../engine/module.ts'
import { reviewMigrations } from './migrations.ts'
import { reviewResolvers } from './resolvers.ts'
import { seedReviews } from './seed.ts'

/** Product reviews of shoppers: stars and text, shown once the merchant has approved them. */
export const reviewModule: CommerceModule = {
  name: 'review',
  migrations: reviewMigrations,
  resolvers: reviewResolvers,
  seed: seedReviews,
}
