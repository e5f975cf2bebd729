import type { CommerceModule } from '../../engine/module.ts'
import { directoryMigrations } from './migrations.ts'
import { directoryResolvers } from './resolvers.ts'
import { seedDirectory } from './seed.ts'

export const directoryModule: CommerceModule = {
  name: 'directory',
  migrations: directoryMigrations,
  resolvers: directoryResolvers,
  seed: seedDirectory,
}
