import type { CommerceModule } from '../../engine/module.ts'
import { rewardMigrations } from './migrations.ts'
import { rewardResolvers } from './resolvers.ts'
import { seedRewardPoints } from './seed.ts'

/** Points that orders earn and that pay for orders: a feature of Adobe Commerce. */
export const rewardModule: CommerceModule = {
  name: 'reward',
  migrations: rewardMigrations,
  resolvers: rewardResolvers,
  seed: seedRewardPoints,
}
