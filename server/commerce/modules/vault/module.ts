import type { CommerceModule } from '../../engine/module.ts'
import { vaultMigrations } from './migrations.ts'
import { vaultResolvers } from './resolvers.ts'
import { seedPaymentTokens } from './seed.ts'

/** How customers have paid and want to pay again. */
export const vaultModule: CommerceModule = {
  name: 'vault',
  migrations: vaultMigrations,
  resolvers: vaultResolvers,
  seed: seedPaymentTokens,
}
