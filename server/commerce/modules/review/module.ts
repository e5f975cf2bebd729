import type { CommerceModule } from '../../engine/module.ts'
import { reviewMigrations } from './migrations.ts'
import { reviewResolvers } from './resolvers.ts'
import { seedReviews } from './seed.ts'

/** What shoppers say about products: stars and words, shown once the merchant has approved them. */
export const reviewModule: CommerceModule = {
  name: 'review',
  migrations: reviewMigrations,
  resolvers: reviewResolvers,
  seed: seedReviews,
}
