import type { CommerceModule } from '../../engine/module.ts'
import { vaultMigrations } from './migrations.ts'
import { vaultResolvers } from './resolvers.ts'
import { seedPaymentTokens } from './seed.ts'

/** The saved payment methods of customers. */
export const vaultModule: CommerceModule = {
  name: 'vault',
  migrations: vaultMigrations,
  resolvers: vaultResolvers,
  seed: seedPaymentTokens,
}
