import type { CommerceModule } from '../../engine/module.ts'
import { storeMigrations } from './migrations.ts'
import { storeResolvers } from './resolvers.ts'
import { seedStores } from './seed.ts'

export const storeModule: CommerceModule = {
  name: 'store',
  migrations: storeMigrations,
  resolvers: storeResolvers,
  seed: seedStores,
}
