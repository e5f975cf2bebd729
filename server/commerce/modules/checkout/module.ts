import type { CommerceModule } from '../../engine/module.ts'
import { checkoutMigrations } from './migrations.ts'
import { checkoutResolvers } from './resolvers.ts'
import { seedCheckout } from './seed.ts'

/** The steps between a cart and an order: e-mail, addresses, shipping and payment methods, agreements, estimates. */
export const checkoutModule: CommerceModule = {
  name: 'checkout',
  migrations: checkoutMigrations,
  resolvers: checkoutResolvers,
  seed: seedCheckout,
}
