import type { CommerceModule } from '../../engine/module.ts'
import { paypalMigrations } from './migrations.ts'
import { paypalResolvers } from './resolvers.ts'

/** Payments that the buyer authorises on the provider's own page. */
export const paypalModule: CommerceModule = {
  name: 'paypal',
  migrations: paypalMigrations,
  resolvers: paypalResolvers,
}
