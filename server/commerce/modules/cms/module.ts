import type { CommerceModule } from '../../engine/module.ts'
import { cmsMigrations } from './migrations.ts'
import { cmsResolvers } from './resolvers.ts'
import { seedCms } from './seed.ts'

export const cmsModule: CommerceModule = {
  name: 'cms',
  migrations: cmsMigrations,
  resolvers: cmsResolvers,
  seed: seedCms,
}
